import type { SuggestedArticle, SuggestedCategory, Suggestions } from '@vidda/contract/wire'
import type { Db } from '../database/open.ts'
import { suggest, type CountedPlace } from '../search/suggest.ts'

function category({ kind, id, name, category: main, subcategory, count }: CountedPlace): SuggestedCategory {
  if (kind === 'category') return { Name: name, MainGroupID: id, count }
  if (kind === 'subcategory') return { Name: name, MainGroupID: main ?? 0, ArticleGroup2ID: id, count }
  return { Name: name, MainGroupID: main ?? 0, ArticleGroup2ID: subcategory ?? 0, ArticleGroup3ID: id, count }
}

export async function suggestions(db: Db, chainId: number, typed: string): Promise<Suggestions> {
  const { found, text } = await suggest(db, chainId, typed)
  const byId = new Map((JSON.parse(text) as SuggestedArticle[]).map((article) => [article.id, article]))
  const articles = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    articles: articles(found.articles),
    categories: found.categories.map(category),
    brands: found.brands.map(({ id, name }) => ({ ProductLineID: id, Name: name })),
    popular: articles(found.popular),
    ...(found.corrected !== null && { corrected: found.corrected }),
  }
}
