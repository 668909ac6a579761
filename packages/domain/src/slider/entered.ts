import type { PriceSpan } from './gap.ts'

/** What a shopper typed as whole kroner: `1 200`, `1.200`, `1200 kr` and `1 199,50` are understood; NaN when it is no number. */
export function kronerTyped(text: string): number {
  const bare = text
    .replace(/kr\.?\s*$/iu, '')
    .replaceAll(/\s/gu, '')
    .replaceAll(/(?<!,\d*)\.(?=\d{3}(?!\d))/gu, '')
    .replace(/,-?(?=\d*$)/u, '.')
  return /^[-−]?\d+\.?\d*$/u.test(bare) ? Math.round(Number(bare.replace('−', '-'))) : Number.NaN
}

/** Below the range's minimum or above the current maximum the range's minimum; equal to the current maximum stands (spec §5). */
export const enteredMin = (typed: number, range: PriceSpan, { max }: PriceSpan): number =>
  typed >= range.min && typed <= max ? typed : range.min

/** Above the range's maximum or below the current minimum the range's maximum; equal to the current minimum stands (spec §5). */
export const enteredMax = (typed: number, range: PriceSpan, { min }: PriceSpan): number =>
  typed <= range.max && typed >= min ? typed : range.max
