import { oreFromKroner } from '@vidda/domain/money-wire'
import type { SuggestedArticle, Suggestions } from '@vidda/domain/suggestion'
import type * as Wire from '../wire/index.ts'
import { displayedName } from './category.ts'
import { mapProductLine } from './lists.ts'

const mapSuggestedArticle = (wire: Wire.SuggestedArticle): SuggestedArticle => ({ ...wire, price: oreFromKroner(wire.price) })

export const mapSuggestions = (wire: Wire.Suggestions): Suggestions => ({
  articles: wire.articles.map(mapSuggestedArticle),
  categories: wire.categories.map((category) => ({
    name: displayedName(category.Name),
    category: category.MainGroupID,
    subcategory: category.ArticleGroup2ID ?? null,
    group: category.ArticleGroup3ID ?? null,
    count: category.count,
  })),
  brands: wire.brands.map(mapProductLine),
  popular: wire.popular.map(mapSuggestedArticle),
  corrected: wire.corrected ?? null,
})
