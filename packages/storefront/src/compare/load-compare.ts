import { fetchArticle } from '@vidda/client/articles'
import type { ArticleDetail } from '@vidda/domain/article'
import type { Category } from '@vidda/domain/category'
import { technicalFacts, type TechnicalFacts } from '@vidda/domain/article'
import { comparedIds } from '@vidda/domain/compare'
import type { Ore } from '@vidda/domain/money'
import { articlePath, categoryPath } from '@vidda/domain/route'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { nullIfMissing, type App } from '../app/index.ts'

/** The fields of an article that the comparison needs. */
export type Compared = {
  readonly id: number
  readonly to: string
  readonly name: string
  readonly brand: string
  /** Its base address. */
  readonly image: string
  readonly price: Ore
  readonly beforePrice: Ore | null
  readonly rating: number | null
  /** Sizes of all colours, smallest first, each with the ids of shops that have it in stock. */
  readonly sizes: readonly { readonly name: string; readonly shops: readonly number[] }[]
  readonly colors: readonly { readonly name: string; readonly hex: string }[]
  readonly facts: TechnicalFacts
  readonly season: string | null
  readonly wash: string | null
  readonly care: string | null
  readonly nutrients: string | null
}

export type CompareData = {
  /** Ids in the address. */
  readonly ids: readonly number[]
  /** Articles that are still sold, in the same order. */
  readonly articles: readonly Compared[]
  /** Path of the first article's category, to find more articles; null without articles. */
  readonly more: string | null
}

/** Loads the articles in the address. */
export async function loadCompare(app: App, { request }: LoaderFunctionArgs): Promise<CompareData> {
  const ids = comparedIds(new URL(request.url).searchParams)
  const found = await Promise.all(ids.map((id) => nullIfMissing(fetchArticle(app.api, id))))
  const articles = found.filter((article) => article !== null).filter(({ visible }) => visible)
  const [first] = articles
  return { ids, articles: articles.map(comparedOf), more: first ? listWith(first, await app.reference.categories()) : null }
}

function comparedOf(article: ArticleDetail): Compared {
  const { id, slug, name, brand, image, price, beforePrice, averageRating, colors, techDescription } = article
  return {
    id,
    to: articlePath(slug),
    name,
    brand,
    image,
    price,
    beforePrice,
    rating: averageRating,
    sizes: sizesOf(article),
    colors: colors.map((color) => ({ name: color.name, hex: color.hex })),
    facts: technicalFacts(techDescription),
    season: article.season,
    wash: article.washLabel,
    care: article.careLabel,
    nutrients: article.nutrientContent,
  }
}

function sizesOf({ variants }: ArticleDetail): Compared['sizes'] {
  const shops = new Map<string, Set<number>>()
  for (const variant of variants) {
    const known = shops.get(variant.size.name) ?? new Set<number>()
    for (const { id, qty } of variant.shops) if (qty > 0) known.add(id)
    shops.set(variant.size.name, known)
  }
  return [...shops].map(([name, ids]) => ({ name, shops: [...ids] }))
}

/** Path of an article's subcategory. */
function listWith({ category, articleGroup2ID }: ArticleDetail, categories: readonly Category[]): string | null {
  const main = categories.find(({ id }) => id === category)
  const sub = main?.subcategories.find(({ id }) => id === articleGroup2ID)
  return main ? categoryPath(main.slug, sub?.slug) : null
}
