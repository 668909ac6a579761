import type { Article, Named } from '../article/index.ts'

export type SuggestedArticle = Pick<Article, 'id' | 'slug' | 'name' | 'brand' | 'price' | 'image'>

/** An entry of the category tree: a group when all three ids are there, a main category when only the first is. */
export type SuggestedCategory = {
  readonly name: string
  readonly category: number
  readonly subcategory: number | null
  readonly group: number | null
  /** Articles in it that can be had. */
  readonly count: number
}

/** What is shown under the search field while a shopper types. */
export type Suggestions = {
  readonly articles: readonly SuggestedArticle[]
  readonly categories: readonly SuggestedCategory[]
  readonly brands: readonly Named[]
  readonly popular: readonly SuggestedArticle[]
  /** The query that was answered, where nothing was found for what was typed. */
  readonly corrected: string | null
}
