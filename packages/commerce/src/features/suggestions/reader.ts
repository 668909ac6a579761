import type { SuggestedArticle, SuggestedCategory, Suggestions } from '@vidda/contract/wire'
import type { CountedPlace, SearchEngine } from '@vidda/search'

function category({ kind, id, name, category: main, subcategory, count }: CountedPlace): SuggestedCategory {
  if (kind === 'category') return { Name: name, MainGroupID: id, count }
  if (kind === 'subcategory') return { Name: name, MainGroupID: main ?? 0, ArticleGroup2ID: id, count }
  return { Name: name, MainGroupID: main ?? 0, ArticleGroup2ID: subcategory ?? 0, ArticleGroup3ID: id, count }
}

const brief = (stored: string): SuggestedArticle => {
  const { id, slug, name, brand, price, image } = JSON.parse(stored) as SuggestedArticle
  return { id, slug, name, brand, price, image }
}

export async function suggestions(search: SearchEngine, chainId: number, typed: string): Promise<Suggestions> {
  const { articles, categories, brands, popular, corrected } = await search.suggest({ chainId, query: typed })
  return {
    articles: articles.map(brief),
    categories: categories.map(category),
    brands: brands.map(({ id, name }) => ({ ProductLineID: id, Name: name })),
    popular: popular.map(brief),
    ...(corrected !== null && { corrected }),
  }
}
