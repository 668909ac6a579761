import type { Ore } from '../money/index.ts'

/** A page of a list that goes on. */
export type Page<Entry> = { readonly entries: readonly Entry[]; readonly page: number; readonly lastPage: number; readonly total: number }

export type CustomerOrderLine = {
  readonly ean: string
  readonly articleId: number
  readonly name: string
  readonly size: string
  readonly color: string
  readonly image: string
  readonly price: Ore
  readonly count: number
}

/** spec §3 Customer order. */
export type CustomerOrder = {
  readonly id: number
  readonly vatPercentage: number
  readonly totalVat: Ore
  readonly netAmount: Ore
  readonly total: Ore
  readonly lines: readonly CustomerOrderLine[]
  /** ISO 8601 instant. */
  readonly date: string
}
