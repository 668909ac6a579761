import type { Names } from '../memory/load.ts'
import { sizeKey } from '../memory/sizes.ts'
import { type Sizes, wordsOf } from './parse.ts'

/** Characters of the longest article number. */
const longest = 50

/** What a query may name, in the form that `article_code` gives article numbers: all of it, or what is left without words such as `art`. */
export function codesOf(query: string): readonly string[] {
  const whole = query.toLowerCase().replaceAll(/[^a-z0-9æøå]+/g, '')
  const bare = wordsOf(query).join('')
  return [...new Set([whole, bare])].filter((code) => code.length > 0 && code.length <= longest)
}

/** Whether a query is looked up as a number ahead of its words. */
export const mayBeCode = (sizes: Sizes, query: string): boolean => /\d/.test(query) && !sizes.has(sizeKey(wordsOf(query)))

/** Ids of the articles with this article number or EAN; none when the query is neither. */
export async function codeArticles(names: Names, chainId: number, query: string): Promise<readonly number[]> {
  const codes = codesOf(query)
  if (codes.length === 0) return []
  const rows = await names.codes(chainId, codes)
  const whole = rows.filter(({ code }) => code === codes[0])
  return [...new Set((whole.length > 0 ? whole : rows).map(({ id }) => id))]
}
