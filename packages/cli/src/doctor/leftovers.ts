import type { Brand } from '@vidda/brand'
import { writtenOrgNumber, writtenPhone } from '@vidda/domain/written'
import type { TextFile } from './file-findings.ts'
import { placeOfIndex } from './places.ts'
import type { Found } from './finding.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const withBlanks = (text: string): string => text.replaceAll('\u{a0}', ' ')

/** Values that only one brand may use: company data, host, name, analytics ids. */
function ownWords({ config }: Brand): readonly string[] {
  const { legalName, orgNo, phone, supportEmail, address } = config.company
  const services = config.consent.services.map(({ id }) => id)
  return [
    legalName,
    orgNo,
    writtenOrgNumber(orgNo),
    withBlanks(writtenOrgNumber(orgNo)),
    phone,
    withBlanks(writtenPhone(phone)),
    supportEmail,
    address.street,
    new URL(config.origin).host,
    config.name,
    ...services,
  ]
}

/** The first occurrence of any of these words in a text. */
function firstOf(words: readonly string[], text: string): { readonly word: string; readonly index: number } | undefined {
  const found = words.flatMap((word) => {
    const match = new RegExp(String.raw`(?<![\p{L}\d])${escaped(word)}(?![\p{L}\d])`, 'u').exec(text)
    return match ? [{ word, index: match.index }] : []
  })
  return found.toSorted((one, other) => one.index - other.index)[0]
}

/** Other brands' values in this brand's files, left over from copying. */
export const leftovers = (others: readonly Brand[], files: readonly TextFile[]): readonly Found[] =>
  files
    .filter(({ path }) => path.startsWith('brands/'))
    .flatMap(({ path, text }) =>
      others.flatMap((other) => {
        const first = firstOf(ownWords(other), text)
        if (!first) return []
        const message = `names "${first.word}", which is ${other.config.name}'s. Write this brand's own.`
        return [{ file: path, message, place: placeOfIndex(text, first.index) }]
      }),
    )
