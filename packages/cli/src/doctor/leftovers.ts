import type { Brand } from '@vidda/brand'
import { writtenOrgNumber } from '@vidda/domain/written'
import type { TextFile } from './file-findings.ts'
import { placeOfIndex } from './places.ts'
import type { Found } from './finding.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const withBlanks = (text: string): string => text.replaceAll('\u{a0}', ' ')

/** Values that only one brand may use: company data, host, name, analytics ids. */
function ownWords({ config }: Brand): readonly string[] {
  const { legalName, orgNo, supportEmail, address } = config.company
  const services = config.consent.services.map(({ id }) => id)
  return [
    legalName,
    orgNo,
    writtenOrgNumber(orgNo),
    withBlanks(writtenOrgNumber(orgNo)),
    supportEmail,
    address.street,
    new URL(config.origin).host,
    ...config.otherDomains,
    config.name,
    ...services,
  ]
}

/** A phone number in whatever groups it is written, with its country or without. */
function phonePattern(phone: string): RegExp {
  const national = phone.replaceAll(/\D/gu, '').replace(/^(?:00)?47(?=\d{8}$)/u, '')
  const digits = Array.from(national).join(String.raw`[ \u00a0]?`)
  return new RegExp(String.raw`(?<!\d[ \u00a0]?)(?:(?:\+|00)47[ \u00a0]?)?${digits}(?!\d)`, 'u')
}

/** The first occurrence of any of these words in a text. */
function firstOf(words: readonly string[], phone: string, text: string): { readonly word: string; readonly index: number } | undefined {
  const found = words.flatMap((word) => {
    const match = new RegExp(String.raw`(?<![\p{L}\d])${escaped(word)}(?![\p{L}\d])`, 'u').exec(text)
    return match ? [{ word, index: match.index }] : []
  })
  const called = phonePattern(phone).exec(text)
  if (called) found.push({ word: called[0], index: called.index })
  return found.toSorted((one, other) => one.index - other.index)[0]
}

/** Other brands' values in this brand's files, left over from copying. */
export const leftovers = (others: readonly Brand[], files: readonly TextFile[]): readonly Found[] =>
  files
    .filter(({ path }) => path.startsWith('brands/'))
    .flatMap(({ path, text }) =>
      others.flatMap((other) => {
        const first = firstOf(ownWords(other), other.config.company.phone, text)
        if (!first) return []
        const message = `names "${first.word}", which is ${other.config.name}'s. Write this brand's own.`
        return [{ file: path, message, place: placeOfIndex(text, first.index) }]
      }),
    )

/** Pages that another brand has word for word; those of a new brand do, until what is left open in them is filled in. */
export const copiedPages = (brand: Brand, others: readonly Brand[], files: readonly TextFile[]): readonly Found[] =>
  brand.pages.flatMap(({ slug, markdown }) => {
    const file = `brands/${brand.config.id}/pages/${slug}.md`
    const isOpen = files.some(({ path, text }) => path === file && text.includes('<!--'))
    const owner = others.find(({ pages }) => pages.some((page) => page.slug === slug && page.markdown === markdown))
    return owner === undefined || isOpen || markdown === ''
      ? []
      : [{ file, message: `is word for word the page of ${owner.config.name}. Write this brand's own.` }]
  })
