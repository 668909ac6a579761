import { fetchArticle, fetchArticleBySlug } from '@vidda/client/articles'
import type { ArticleDetail } from '@vidda/domain/article'
import type { Category } from '@vidda/domain/category'
import { articlePath, screens } from '@vidda/domain/route'
import type { Shop } from '@vidda/domain/shop'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { notFound, nullIfMissing, type App } from '../app/index.ts'

/** What the article screen says of a shop. */
export type StockShop = Pick<Shop, 'id' | 'name' | 'postPlace' | 'openingHours'>

/** A step of the way to the article, with the slugs of its category. */
export type TrailStep = { readonly text: string; readonly slugs: readonly [main: string, sub?: string, group?: string] }

export type ArticleData = { readonly article: ArticleDetail; readonly shops: readonly StockShop[]; readonly trail: readonly TrailStep[] }

/** By slug; digits lead on to the slug, and what is hidden from the web leads home (spec §8). */
export async function loadArticle(app: App, { params }: LoaderFunctionArgs): Promise<ArticleData> {
  const name = params.articleName ?? ''
  const byId = /^\d+$/.test(name)
  const [article, shops, categories] = await Promise.all([
    nullIfMissing(byId ? fetchArticle(app.api, Number(name)) : fetchArticleBySlug(app.api, name)),
    app.reference.shops(),
    app.reference.categories(),
  ])
  if (!article) throw byId ? redirect(screens.home, 302) : notFound()
  if (!article.visible) throw redirect(screens.home, 302)
  if (byId) throw redirect(articlePath(article.slug), 302)
  const stocked = new Set(article.variants.flatMap((variant) => variant.shops.map((shop) => shop.id)))
  return {
    article,
    shops: shops
      .filter(({ id }) => stocked.has(id))
      .map(({ id, name: shopName, postPlace, openingHours }) => ({ id, name: shopName, postPlace, openingHours })),
    trail: trailOf(article, categories),
  }
}

function trailOf(article: ArticleDetail, categories: readonly Category[]): readonly TrailStep[] {
  const category = categories.find(({ id }) => id === article.category)
  if (!category) return []
  const main: TrailStep = { text: category.name, slugs: [category.slug] }
  const sub = category.subcategories.find(({ id }) => id === article.articleGroup2ID)
  return sub ? [main, { text: sub.name, slugs: [category.slug, sub.slug] }] : [main]
}
