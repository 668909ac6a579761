import type { Ore } from '@vidda/domain/money'
import type { ImageSources } from '../../primitives/picture/index.ts'

export type SuggestedArticle = {
  readonly to: string
  readonly name: string
  readonly image: ImageSources
  readonly price: Ore
  /** As in `Price`. */
  readonly beforePrice?: Ore | null
}

export type SuggestedLink = {
  readonly to: string
  readonly text: string
  /** What it is a part of, for two of the same name. */
  readonly within?: string
}

/** What fits the text that stands in the field; each kind may be left out. They show in this order. */
export type Suggestions = {
  /** The shopper's own searches, newest first. */
  readonly recent?: readonly string[]
  /** What many search for. */
  readonly popular?: readonly string[]
  /** Searches that go on from what is written. */
  readonly queries?: readonly string[]
  readonly categories?: readonly SuggestedLink[]
  readonly brands?: readonly SuggestedLink[]
  readonly articles?: readonly SuggestedArticle[]
  /** What was searched for in place of what is written. */
  readonly corrected?: string
  /** They did not come: nothing is said of what there is. Default false. */
  readonly failed?: boolean
}

const kinds = ['recent', 'popular', 'queries', 'categories', 'brands', 'articles'] as const

export const hasAny = (suggestions: Suggestions): boolean => kinds.some((kind) => (suggestions[kind]?.length ?? 0) > 0)
