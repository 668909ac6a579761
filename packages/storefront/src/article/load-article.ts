import { fetchArticle, fetchArticleBySlug } from '@vidda/client/articles'
import type { TenantSettings } from '@vidda/client/chain'
import { technicalFacts, type ArticleDetail, type TechnicalFacts } from '@vidda/domain/article'
import type { Category } from '@vidda/domain/category'
import { articlePath, GuardError, screens } from '@vidda/domain/route'
import type { Shop } from '@vidda/domain/shop'
import type { SizeScale } from '@vidda/domain/size'
import { hasSizeGuide } from '@vidda/domain/size-guide'
import { articleTexts } from '@vidda/texts'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { alertsOf } from '../alerts/index.ts'
import { notFound, nullIfMissing, soon, stoppedBy, type App } from '../app/index.ts'
import { loadRelated, type Related } from './load-related.ts'
import { reviewsOf, type ShownReviews } from './reviews.ts'

/** What the article screen says of a shop. */
export type StockShop = Pick<Shop, 'id' | 'name' | 'postPlace' | 'openingHours' | 'deviations' | 'coords'>

/** A step of the way to the article, with the slugs of its category. */
export type TrailStep = { readonly text: string; readonly slugs: readonly [main: string, sub?: string, group?: string] }

/** What the chain promises of every purchase. */
export type Terms = Pick<TenantSettings, 'returnDays' | 'collectText'>

export type ArticleData = {
  /** Without its reviews, of which only the first are shown, and without the technical text, which `facts` holds. */
  readonly article: ArticleDetail
  readonly facts: TechnicalFacts
  readonly reviews: ShownReviews
  readonly shops: readonly StockShop[]
  readonly trail: readonly TrailStep[]
  /** What its sizes measure, where there is a guide to them. */
  readonly guide: SizeScale | null
  /** Null where they did not come, or not in time. */
  readonly terms: Terms | null
  /** Null where they were not waited for: in a browser, and on a server when they are slow. */
  readonly related: Related | null
  /** A server did not get them: a host keeps the page that has them. */
  readonly partial?: true
}

/** The specification's words (spec §8). */
const hiddenFromWeb = (target?: string) => new GuardError('Article marked not visible for web', target)

/** By slug; digits lead on to the slug, and what is hidden from the web leads away (spec §8). */
export async function loadArticle(app: App, { params }: LoaderFunctionArgs): Promise<ArticleData> {
  const name = params.articleName ?? ''
  if (/^\d+$/.test(name)) throw await toProduct(app, Number(name))
  const [found, shops, categories, terms] = await Promise.all([
    app.active?.take(name) ?? nullIfMissing(fetchArticleBySlug(app.api, name)),
    app.reference.shops(),
    app.reference.categories(),
    soon(termsOf(app)),
  ])
  if (!found) throw notFound()
  if (!found.visible) throw turnedAway(hiddenFromWeb(screens.home), app)
  const { reviews, ...article } = found
  const related = app.active ? null : await soon(loadRelated(app, found))
  const isPartial = !app.active && (!related || related.partial)
  const stocked = new Set(article.variants.flatMap((variant) => variant.shops.map((shop) => shop.id)))
  return {
    article: { ...article, reviews: [], techDescription: '' },
    facts: technicalFacts(found.techDescription),
    reviews: reviewsOf(reviews, found.reviewStars),
    shops: shops
      .filter(({ id }) => stocked.has(id))
      .map(({ id, name: shopName, postPlace, openingHours, deviations, coords }) => ({
        id,
        name: shopName,
        postPlace,
        openingHours,
        deviations,
        coords,
      })),
    trail: trailOf(found, categories),
    guide: guideOf(found),
    terms,
    // A browser tries again what its page came without.
    related: isPartial ? null : related,
    ...(isPartial ? { partial: true } : {}),
  }
}

function guideOf({ variants: [first], gender }: ArticleDetail): SizeScale | null {
  const scale = first?.size.scale
  return scale && hasSizeGuide(scale, gender) ? scale : null
}

async function termsOf({ reference, log }: App): Promise<Terms | null> {
  try {
    const { returnDays, collectText } = await reference.tenant()
    return { returnDays, collectText }
  } catch (error) {
    log(error)
    return null
  }
}

/** Before productById opens its article is fetched and becomes the active one (spec §4 Route guard); the screen is that of its slug. */
async function toProduct(app: App, id: number): Promise<Response> {
  try {
    const article = await nullIfMissing(fetchArticle(app.api, id))
    if (!article) throw new GuardError('There is no such article')
    if (!article.visible) throw hiddenFromWeb()
    app.active?.set(article)
    return redirect(articlePath(article.slug), 302)
  } catch (error) {
    if (error instanceof GuardError) return turnedAway(error, app)
    throw error
  }
}

/** Whoever pressed a link to it reads why another page came; a server's redirect has no place for words. */
function turnedAway(error: GuardError, app: App): Response {
  if (app.active)
    alertsOf(app)
      .getState()
      .add({ type: 'info', text: app.texts(articleTexts).notSold })
  return stoppedBy(error, app)
}

function trailOf(article: ArticleDetail, categories: readonly Category[]): readonly TrailStep[] {
  const category = categories.find(({ id }) => id === article.category)
  if (!category) return []
  const main: TrailStep = { text: category.name, slugs: [category.slug] }
  const sub = category.subcategories.find(({ id }) => id === article.articleGroup2ID)
  if (!sub) return [main]
  const steps: readonly TrailStep[] = [main, { text: sub.name, slugs: [category.slug, sub.slug] }]
  const group = sub.groups.find(({ articleGroup3ID }) => articleGroup3ID === article.articleGroup3ID)
  return group ? [...steps, { text: group.name, slugs: [category.slug, sub.slug, group.slug] }] : steps
}
