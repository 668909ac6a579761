import type { Brand } from '@vidda/brand'
import { writtenOrgNumber, writtenPhone } from '@vidda/domain/written'
import type { TextFile } from './file-findings.ts'
import { placeOfIndex } from './places.ts'
import type { Found } from './finding.ts'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const withBlanks = (text: string): string => text.replaceAll('\u{a0}', ' ')

/** What belongs to one brand alone, wherever it stands and however it is spaced. */
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

/** The first word of another brand in a text. */
function firstOf(words: readonly string[], text: string): { readonly word: string; readonly index: number } | undefined {
  const found = words.flatMap((word) => {
    const match = new RegExp(String.raw`(?<![\p{L}\d])${escaped(word)}(?![\p{L}\d])`, 'u').exec(text)
    return match ? [{ word, index: match.index }] : []
  })
  return found.toSorted((one, other) => one.index - other.index)[0]
}

/** Words of another brand, which were left there when its files were copied. */
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
