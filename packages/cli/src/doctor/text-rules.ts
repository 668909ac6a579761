import { bokmaal } from '@vidda/texts'
import type { Brand } from '@vidda/brand'
import type { TextFile } from './file-findings.ts'
import type { Found } from './finding.ts'
import { replaceAll, type Fix } from './fixes.ts'
import { placeOfIndex } from './places.ts'

/** In pieces, so that the kit's own check does not find them here. */
const unfinished = new RegExp(String.raw`\b(?:TO${'DO'}|FIX${'ME'}|X${'XX'}|[Ll]orem ipsum)\b`, 'u')

/** Windows-1252 by its characters, as programs read UTF-8 with it. */
const bytesOfCharacters = new Map(
  Array.from({ length: 128 }, (_, index) => [new TextDecoder('windows-1252').decode(Uint8Array.of(128 + index)), 128 + index]),
)

const misread = /[ÂÃâ][\u0080-\u00bf\u0152-\u2122]{1,2}/gu

/** The letter that UTF-8 has for these characters; the characters themselves where it has none. */
function letterOf(characters: string): string {
  const bytes = Array.from(characters).map((character) => bytesOfCharacters.get(character) ?? 0)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return characters
  }
}

const apart = /\p{L}\p{Mn}+/gu

type Sign = { readonly pattern: RegExp; readonly what: string; readonly fix?: Fix }

/** Characters that come from a wrong encoding or from copied HTML. */
const signs: readonly Sign[] = [
  {
    pattern: /Ã[\u0080-\u00bf¦¸¥˜†…]|â€/u,
    what: 'letters that went through a wrong encoding. Write them anew',
    fix: replaceAll(misread, letterOf),
  },
  { pattern: /\ufffd|\\ufffd/iu, what: 'a sign that stands for a lost letter. Write the letter' },
  {
    pattern: /(?!\ufeff)\p{Cf}|(?![\t\n\r])\p{Cc}|\\u(?:00[01][\da-f]|007f|00ad|200[b-f]|feff)/iu,
    what: 'a sign that nobody sees (perhaps copied from a web page or a document). Remove it',
  },
  {
    pattern: /\p{L}\p{Mn}/u,
    what: 'a letter and its mark as two signs (as names of files are on a Mac), which searches do not find. Write it as one',
    fix: replaceAll(apart, (found) => found.normalize('NFC')),
  },
  { pattern: /&(?:[a-z]+|#\d+);/iu, what: 'a letter written as in HTML. Write the letter itself' },
  { pattern: unfinished, what: 'a note of its author. Finish the text' },
]

/** Suspicious characters in a brand's JSON and Markdown files. */
export const letterProblems = (files: readonly TextFile[]): readonly Found[] =>
  files
    .filter(({ path }) => path.startsWith('brands/') && /\.(?:json|md)$/u.test(path))
    .flatMap(({ path, text }) =>
      signs.flatMap(({ pattern, what, fix }) => {
        const found = pattern.exec(text)
        if (!found) return []
        const near = text
          .slice(Math.max(0, found.index - 12), found.index + 18)
          .replaceAll(/\s+/gu, ' ')
          .trim()
        const isFixable = fix !== undefined && !pattern.test(fix(Buffer.from(text)).toString())
        return [{ file: path, message: `has ${what}: "${near}".`, place: placeOfIndex(text, found.index), ...(isFixable && { fix }) }]
      }),
    )

/** Markup in a text that is shown as it stands; null where there is none. */
export function shownMarks(text: string): string | null {
  if (/[\r\n\u2028\u2029]/u.test(text)) return 'has a line break, and is shown on one line. Write a blank in its place.'
  if (/<\/?[a-z][^>]*>/iu.test(text)) return 'holds HTML, which is shown as it stands. Write it without.'
  if (/\*\*|(?<![\p{L}\d])__\p{L}|\]\(|^#+ |`/u.test(text)) return 'holds Markdown, which is shown as it stands here. Write it without.'
  return null
}

const catalogue: Readonly<Record<string, Readonly<Record<string, string>>>> = bokmaal
const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)

function overrideProblem(text: string, original: string): string | null {
  if (!/[\p{L}\p{N}{}]/u.test(text) && /[\p{L}\p{N}]/u.test(original))
    return `is empty, expected a text such as ${JSON.stringify(original)}. Write it, or remove the key to have that one.`
  const lost = placeholders(original).filter((name) => !placeholders(text).includes(name))
  if (lost.length > 0)
    return `has no ${lost.map((name) => `{${name}}`).join(', ')}, which the text stands for: ${JSON.stringify(original)}. Write it into the text.`
  const marks = shownMarks(text)
  if (marks !== null) return marks
  if (/\{(?!\w+\})|\$\{|(?<!\{\w*)\}/u.test(text)) return `has a curly bracket that fills nothing. Write placeholders as {name}.`
  if (text !== text.trim()) return `begins or ends with a blank. Take it out.`
  const most = Math.max(original.length * 3, original.length + 200)
  if (text.length > most) return `has ${text.length} characters, expected ${most} at most: its place has no room for more. Shorten it.`
  return null
}

/** Problems with overrides in texts.json that a build does not check. */
export const overrideProblems = ({ config, texts }: Brand): readonly Found[] =>
  Object.entries(texts).flatMap(([namespace, own]) =>
    Object.entries(own as Readonly<Record<string, string>>).flatMap(([key, text]) => {
      const message = overrideProblem(text, catalogue[namespace]?.[key] ?? '')
      return message === null ? [] : [{ file: `brands/${config.id}/texts.json`, key: `${namespace}.${key}`, message }]
    }),
  )
