import { Type, type Static } from 'typebox'
import { Id, Kroner, ProductLine } from './common.ts'

const typed = Type.String({ maxLength: 200, default: '', description: 'What has been typed so far' })
export const SuggestQuery = Type.Object({ q: Type.Optional(typed) })

/** What a line of suggestions shows of an article. */
export const SuggestedArticle = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  price: Kroner,
  image: Type.String({ description: 'Base address: sizes are <base>/<width>.<avif|webp|jpg>' }),
})
export type SuggestedArticle = Static<typeof SuggestedArticle>

/** An entry of the category tree; what is not named there lies below it. */
export const SuggestedCategory = Type.Object({
  Name: Type.String(),
  MainGroupID: Id,
  ArticleGroup2ID: Type.Optional(Id),
  ArticleGroup3ID: Type.Optional(Id),
  count: Type.Integer({ description: 'Articles in it that can be had' }),
})
export type SuggestedCategory = Static<typeof SuggestedCategory>

export const Suggestions = Type.Object({
  articles: Type.Array(SuggestedArticle, { description: 'The best hits of the search' }),
  categories: Type.Array(SuggestedCategory),
  brands: Type.Array(ProductLine),
  popular: Type.Array(SuggestedArticle, { description: 'What sells most among the hits, or in the chain while nothing is typed' }),
  corrected: Type.Optional(Type.String({ description: 'The query that was answered, where nothing was found for what was typed' })),
})
export type Suggestions = Static<typeof Suggestions>
