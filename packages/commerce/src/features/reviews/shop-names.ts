import type { Tenant } from '@vidda/contract'
import { lookAlikes, shopEndings, shopWords, shopWordsAlone } from './shop-words.data.ts'

/** As it is read at a glance: without case and accents, and with look-alike signs as one. */
const readAs = (text: string): string =>
  Array.from(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}]/gu, ''),
    (sign) => lookAlikes[sign] ?? sign,
  ).join('')

const joined = (text: string): string => readAs(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Every run of words that follow each other, written as one: spaces inside a word hide nothing. */
function runsOf(name: string): string[] {
  const words = readAs(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join('')))
}

const within = shopWords.map(joined)
const alone = shopWordsAlone.map(joined)
const endings = shopEndings.map(joined)

/** Whether a name that a customer gives passes for the shop's own. */
export function passesForShop(name: string, { name: brand, seller }: Pick<Tenant, 'name' | 'seller'>): boolean {
  const all = joined(name)
  if (within.some((word) => all.includes(word))) return true
  const own = [brand, seller.legalName].map(joined).filter((word) => word !== '')
  const refused = new Set([...alone, ...own.flatMap((word) => endings.map((ending) => word + ending))])
  return runsOf(name).some((run) => refused.has(run))
}
