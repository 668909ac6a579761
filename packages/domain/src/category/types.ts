import type { Named } from '../article/index.ts'
import type { Ore } from '../money/index.ts'

export type Group = {
  readonly id: number
  readonly name: string
  readonly articleGroup2ID: number
  readonly articleGroup3ID: number
  readonly slug: string
}

export type Subcategory = {
  /** ArticleGroup2ID. */
  readonly id: number
  readonly mainGroupId: number
  readonly name: string
  readonly slug: string
  readonly minPrice: Ore
  readonly maxPrice: Ore
  readonly articlesCount: number
  readonly custom: boolean
  readonly groups: readonly Group[]
}

export type Category = {
  /** MainGroupID. */
  readonly id: number
  /** As displayed: the word Tekstil is shown as Klær. */
  readonly name: string
  readonly slug: string
  readonly count: number
  readonly banner: string | null
  readonly bannerLink: string | null
  readonly minPrice: Ore
  readonly maxPrice: Ore
  readonly subcategories: readonly Subcategory[]
  readonly availableProductlines: readonly Named[]
  /** Pages of its articles, from 1 (spec §3). */
  readonly current_page: number
  readonly last_page: number
}
