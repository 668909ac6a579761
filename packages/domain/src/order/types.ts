import type { Ore } from '../money/index.ts'

export type OrderLine = {
  readonly ean: string
  readonly count: number
  readonly articleId: number
  readonly name: string
  readonly size: string
  readonly color: string
  readonly image: string
  readonly price: Ore
}

/** spec §3 Customer order. */
export type CustomerOrder = {
  readonly id: number
  readonly vatPercentage: number
  readonly totalVat: Ore
  readonly netAmount: Ore
  readonly total: Ore
  readonly orderLines: readonly OrderLine[]
  /** ISO 8601 instant. */
  readonly date: string
}
