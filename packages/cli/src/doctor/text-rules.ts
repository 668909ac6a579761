import { bokmaal } from '@vidda/texts'
import type { Brand } from '@vidda/brand'
import type { TextFile } from './file-findings.ts'
import { placeOfIndex } from './places.ts'
import type { Found } from './finding.ts'

/** In pieces, so that the kit's own check does not find them here. */
const unfinished = new RegExp(String.raw`\b(?:TO${'DO'}|FIX${'ME'}|X${'XX'}|[Ll]orem ipsum)\b`, 'u')

/** Characters that come from a wrong encoding or from copied HTML. */
const signs: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/Ã[\u0080-\u00bf¦¸¥˜†…]|â€/u, 'letters that went through a wrong encoding. Write them anew'],
  [/\ufffd/u, 'a sign that stands for a lost letter. Write the letter'],
  [/(?!\ufeff)\p{Cf}|(?![\t\n\r])\p{Cc}/u, 'a sign that nobody sees (perhaps copied from a web page or a document). Remove it'],
  [/&(?:[a-z]+|#\d+);/iu, 'a letter written as in HTML. Write the letter itself'],
  [unfinished, 'a note of its author. Finish the text'],
]

/** Suspicious characters in a brand's JSON and Markdown files. */
export const letterProblems = (files: readonly TextFile[]): readonly Found[] =>
  files
    .filter(({ path }) => path.startsWith('brands/') && /\.(?:json|md)$/u.test(path))
    .flatMap(({ path, text }) =>
      signs.flatMap(([pattern, what]) => {
        const found = pattern.exec(text)
        return found
          ? [
              {
                file: path,
                message: `has ${what}: "${text
                  .slice(Math.max(0, found.index - 12), found.index + 18)
                  .replaceAll(/\s+/gu, ' ')
                  .trim()}".`,
                place: placeOfIndex(text, found.index),
              },
            ]
          : []
      }),
    )

const catalogue: Readonly<Record<string, Readonly<Record<string, string>>>> = bokmaal
const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)

function overrideProblem(text: string, original: string): string | null {
  if (text.replaceAll(/[\s\u200b\u00a0]/gu, '') === '')
    return `is empty, expected a text such as ${JSON.stringify(original)}. Write it, or remove the key to have that one.`
  const lost = placeholders(original).filter((name) => !placeholders(text).includes(name))
  if (lost.length > 0)
    return `has no ${lost.map((name) => `{${name}}`).join(', ')}, which the text stands for: ${JSON.stringify(original)}. Write it into the text.`
  if (/<\/?[a-z][^>]*>/iu.test(text)) return `holds HTML, which is shown as it stands. Write it without.`
  if (/\{(?!\w+\})|\$\{|(?<!\{\w*)\}/u.test(text)) return `has a curly bracket that fills nothing. Write placeholders as {name}.`
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
