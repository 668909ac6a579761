import { minus, type Ore } from '../money/index.ts'
import { exactOre } from '../money/ore.ts'

/** Value added tax on what shops of this kind sell, in per cent. */
export const vatPercentage = 25

export type Vat = { readonly vatPercentage: number; readonly totalVat: Ore; readonly netAmount: Ore }

/** The tax that is inside a total, rounded half up to whole øre once (decisions.md, Money). */
export function vatOf(total: Ore, percentage: number = vatPercentage): Vat {
  const parts = 100 + percentage
  const totalVat = exactOre(Math.floor((total * percentage * 2 + parts) / (2 * parts)))
  return { vatPercentage: percentage, totalVat, netAmount: minus(total, totalVat) }
}
