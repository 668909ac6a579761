import { tokensOf, folded } from '../text/letters.ts'
import { units } from '../text/lexicon.data.ts'

/** How a size is looked up: `0,75 liter`, `0.75 l` and `0 75 l` are one. */
export const sizeKey = (tokens: readonly string[]): string =>
  tokens.map((token, at) => folded(at > 0 ? (units.get(token) ?? token) : token)).join('')

const widest = 40

/** Every number of a range such as `42–44`, with and without its unit. */
function inRange(name: string): string[] {
  const [, from, to, unit = ''] = /(\d+)\s*–\s*(\d+)\s*(\p{L}*)/u.exec(name) ?? []
  if (from === undefined || to === undefined) return []
  const [low, high] = [Number(from), Number(to)]
  if (high < low || high - low > widest) return []
  const numbers = Array.from({ length: high - low + 1 }, (_, at) => String(low + at))
  return numbers.flatMap((number) => [number, number + folded(unit.toLowerCase())])
}

/** The ways in which shoppers write a size: `exact` name it, `within` lie in its range. */
export function sizeKeys(name: string): { readonly exact: readonly string[]; readonly within: readonly string[] } {
  const tokens = tokensOf(name)
  if (!tokens.some((token) => /^x*[sml]$|\d/.test(token))) return { exact: [], within: [] }
  const keys = new Set([sizeKey(tokens)])
  const unitless = tokens.filter((token) => /\d/.test(token))
  if (unitless.length > 0) keys.add(unitless.join(''))
  for (const part of name.split(/[/(]/)) {
    const partTokens = tokensOf(part)
    if (partTokens.length > 0) keys.add(sizeKey(partTokens))
  }
  const exact = [...keys].filter((key) => key.length > 0)
  return { exact, within: inRange(name).filter((key) => !keys.has(key)) }
}
