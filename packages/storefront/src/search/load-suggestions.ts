import { fetchSuggestions } from '@vidda/client/suggestions'
import { cardWidths, imageSources } from '@vidda/contract'
import type { Category } from '@vidda/domain/category'
import { normalQuery } from '@vidda/domain/listing'
import { articlePath, categoryPath, searchPath } from '@vidda/domain/route'
import type { SuggestedArticle, SuggestedCategory } from '@vidda/domain/suggestion'
import type { SuggestedLink, Suggestions } from '@vidda/ui/search-field'
import type { App } from '../app/index.ts'

const mostArticles = 5
const mostLinks = 4

/** An entry of the category tree with its address, and what it lies in; null for one that the menu does not know. */
function linkOf(categories: readonly Category[], { category, subcategory, group }: SuggestedCategory): SuggestedLink | null {
  const main = categories.find(({ id }) => id === category)
  if (!main || subcategory === null) return main ? { text: main.name, to: categoryPath(main.slug) } : null
  const sub = main.subcategories.find(({ id }) => id === subcategory)
  if (!sub || group === null) return sub ? { text: sub.name, to: categoryPath(main.slug, sub.slug), within: main.name } : null
  const third = sub.groups.find(({ articleGroup3ID }) => articleGroup3ID === group)
  return third ? { text: third.name, to: categoryPath(main.slug, sub.slug, third.slug), within: sub.name } : null
}

const articleOf = ({ slug, name, image, price }: SuggestedArticle) => ({
  to: articlePath(slug),
  name,
  image: imageSources(image, cardWidths),
  price,
})

/** What the field proposes for a text: goods, categories and brands, or what sells most while nothing is typed. */
export async function loadSuggestions(app: App, typed: string): Promise<Suggestions> {
  const [found, categories] = await Promise.all([fetchSuggestions(app.api, normalQuery(typed)), app.reference.categories()])
  const articles = found.articles.length > 0 ? found.articles : found.popular
  return {
    categories: found.categories.flatMap((category) => linkOf(categories, category) ?? []).slice(0, mostLinks),
    brands: found.brands.map(({ name }) => ({ text: name, to: searchPath(name) })).slice(0, mostLinks),
    articles: articles.slice(0, mostArticles).map(articleOf),
    ...(found.corrected !== null && { corrected: found.corrected }),
  }
}
