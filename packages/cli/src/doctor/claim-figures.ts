import { slugOf } from '@vidda/domain/slug'
import type { TextFile } from './file-findings.ts'
import type { Found } from './finding.ts'
import { isObject, jsonObject } from './json-values.ts'
import { numberOf, numberPattern } from './number-words.ts'
import { placeOfIndex } from './places.ts'

type Claim = {
  readonly name: string
  readonly value: string
  readonly figure: number
  /** Matches a number with the claim's unit. */
  readonly pattern: RegExp
  /** What the claim is about, in small letters. */
  readonly words: readonly string[]
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

const leastLetters = 5
const longWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(({ length }) => length >= leastLetters)

/** Claims whose value is a number and its unit, such as "15 000 mm". */
const claimsOf = (files: readonly TextFile[]): readonly Claim[] => {
  const config = files.find(({ path }) => /^brands\/[^/]+\/brand\.json$/u.test(path))
  const claims = config === undefined ? null : jsonObject(config.text)['claims']
  return Object.entries(isObject(claims) ? claims : {}).flatMap(([name, claim]) => {
    const { text, value } = isObject(claim) ? claim : {}
    if (typeof text !== 'string' || typeof value !== 'string') return []
    const [number, unit = ''] = new RegExp(String.raw`^(${numberPattern})[ \u00a0]*(\p{L}+|%)$`, 'iu').exec(value)?.slice(1) ?? []
    if (number === undefined) return []
    const pattern = new RegExp(String.raw`(${numberPattern})[ \u00a0-]*${escaped(unit)}s?(?![\p{L}\d])`, 'giu')
    const words = longWords(text).filter((word) => !value.toLowerCase().includes(word))
    return [{ name, value, figure: numberOf(number), pattern, words }]
  })
}

/** Whether two words share a stem, such as "garanti" and "garantien". */
const isSameWord = (one: string, other: string): boolean => one.slice(0, leastLetters) === other.slice(0, leastLetters)

/** Whether a sentence is about a claim: it contains its name or two of its words. If it contains the placeholder too, its figure is a different one. */
function isAbout(sentence: string, { name, words: own }: Claim): boolean {
  if (sentence.includes(`{${name}}`)) return false
  const words = longWords(sentence)
  if (words.some((word) => isSameWord(slugOf(word), name.toLowerCase()))) return true
  return own.filter((word) => words.some((other) => isSameWord(word, other))).length >= 2
}

const blanked = (text: string): string => text.replaceAll(/<!--[\s\S]*?-->/gu, (found) => found.replaceAll(/[^\n]/gu, ' '))

/** The sentences and lines of a text, each with its index. */
const sentencesOf = (text: string) => [...text.matchAll(/(?:[^\n"\\.!?]|\\(?!n)|[.!?](?!\s|\\n|"))+/gu)]

/** Figures written out on a page although a claim has them: they would stay when the claim changes or expires. */
export function typedFigures(files: readonly TextFile[]): readonly Found[] {
  const claims = claimsOf(files)
  return files
    .filter(({ path }) => /^brands\/[^/]+\/(?:pages\/[^/]+\.md|home\.json)$/u.test(path))
    .flatMap(({ path: file, text }) =>
      sentencesOf(blanked(text)).flatMap(({ 0: sentence, index: start }) =>
        claims.flatMap((claim) =>
          [...sentence.matchAll(claim.pattern)].flatMap(({ 0: found, 1: number = '', index }): readonly Found[] => {
            if (!isAbout(sentence, claim)) return []
            const message =
              numberOf(number) === claim.figure
                ? `says "${found}", which the claim "${claim.name}" is. Write {${claim.name}}, so that it changes and ends with the claim.`
                : `says "${found}", and the claim "${claim.name}" is "${claim.value}". Write {${claim.name}}, or give the figure a claim of its own.`
            return [{ file, message, place: placeOfIndex(text, start + index) }]
          }),
        ),
      ),
    )
}
