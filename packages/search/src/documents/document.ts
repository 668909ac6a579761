import type { SearchField, VariantField } from '../engine.ts'
import type { Texts } from '../text/terms.ts'
import type { DocumentVariant } from './variants.ts'

/** What an article is found by. */
export type SearchDocument = {
  readonly id: number
  readonly chainId: number
  /** Nobody finds an article that is not. */
  readonly visible: boolean
  readonly values: Readonly<Record<Exclude<SearchField, VariantField>, readonly number[]>>
  /** In the order in which their colours are preferred. */
  readonly variants: readonly DocumentVariant[]
  readonly texts: Texts
  readonly name: string
  /** Øre. */
  readonly price: number
  readonly qtyRank: number
  readonly turnoverRank: number
  readonly created: Date
}
