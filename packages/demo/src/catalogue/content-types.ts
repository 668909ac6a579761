import type { Scenery } from './types.ts'

/** What one chain publishes beside its goods; instants and dates are ISO 8601. */
export type ContentRows = {
  readonly blogCategories: readonly { readonly id: number; readonly chainId: number; readonly slug: string; readonly name: string }[]
  readonly blogPosts: readonly BlogPostRow[]
  readonly polls: readonly PollRow[]
  readonly pollQuestions: readonly { readonly id: number; readonly pollId: number; readonly text: string; readonly position: number }[]
  readonly pollOptions: readonly PollOptionRow[]
  readonly facebookPosts: readonly FacebookPostRow[]
  readonly promoCodes: readonly PromoCodeRow[]
}
type BlogPostRow = {
  readonly id: number
  readonly chainId: number
  readonly title: string
  readonly slug: string
  readonly body: string
  readonly image: Scenery
  readonly mainArticle: number | null
  readonly relatedArticles: readonly number[]
  readonly categories: readonly number[]
  readonly publishedAt: string
}
type PollRow = {
  readonly id: number
  readonly chainId: number
  readonly name: string
  readonly description: string
  readonly banner: Scenery
  readonly start: string
  readonly end: string
}
type PollOptionRow = {
  readonly id: number
  readonly questionId: number
  readonly text: string
  readonly position: number
  readonly correct: boolean | null
}
type FacebookPostRow = {
  readonly id: string
  readonly chainId: number
  readonly message: string
  readonly link: string | null
  readonly image: Scenery | null
  readonly createdAt: string
}
/** `amount` is øre when `fixed`, else hundredths of a per cent. */
type PromoCodeRow = {
  readonly id: number
  readonly chainId: number
  readonly code: string
  readonly validFrom: string
  readonly validTo: string
  readonly fixed: boolean
  readonly amount: number
  readonly forEveryone: boolean
}
