import type { Tenant } from '@vidda/contract'
import { lookAlikes, shopEndings, shopWords, shopWordsAlone } from './shop-words.data.ts'

/** Normalizes for comparison: lower case, without diacritics and invisible characters, look-alike characters folded into one. */
const readAs = (text: string): string =>
  Array.from(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}]/gu, ''),
    (sign) => lookAlikes[sign] ?? sign,
  ).join('')

const joined = (text: string): string => readAs(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** All runs of adjacent words, each joined to one word, so that `T i n d e n` is found too. */
function runsOf(name: string): string[] {
  const words = readAs(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join('')))
}

const within = shopWords.map(joined)
const alone = shopWordsAlone.map(joined)
const endings = shopEndings.map(joined)

/** Whether a reviewer's display name could be taken for the shop. */
export function passesForShop(name: string, { name: brand, seller }: Pick<Tenant, 'name' | 'seller'>): boolean {
  const all = joined(name)
  if (within.some((word) => all.includes(word))) return true
  const own = [brand, seller.legalName].map(joined).filter((word) => word !== '')
  const refused = new Set([...alone, ...own.flatMap((word) => endings.map((ending) => word + ending))])
  return runsOf(name).some((run) => refused.has(run))
}
