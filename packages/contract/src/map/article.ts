import { availabilityOf, byQuantity, detailAttributes, eachAttribute, listedAttributes } from '@vidda/domain/article'
import type { Article, ArticleDetail, Review, ShopStock, Variant } from '@vidda/domain/article'
import type { GenderId } from '@vidda/domain/gender'
import { missingRank } from '@vidda/domain/listing'
import { oreFromKroner, oreFromWire } from '@vidda/domain/money-wire'
import { defaultFrightPrice } from '@vidda/domain/shipping'
import type * as Wire from '../wire/index.ts'
import { campaignLabelType, mapArticleCampaign } from './campaign.ts'
import { mapProductLine } from './lists.ts'
import { complete, reportToConsole, type Report } from './report.ts'

export type Ranks = { readonly qty: number; readonly turnover: number }

/** What an article's mapping needs beside the article. */
export type ArticleContext = {
  /** Ranks by article id; see `bestsellerRanks`. */
  readonly bestsellers?: ReadonlyMap<number, Ranks>
  readonly report?: Report
}

const required = ['id', 'slug', 'name', 'price', 'image'] as const

export function mapArticle(wire: Wire.Article, context: ArticleContext = {}): Article {
  const report = context.report ?? reportToConsole
  complete(wire, required, report)
  const campaigns = wire.campaigns.map((campaign) => mapArticleCampaign(campaign, report))
  const ranks = context.bestsellers?.get(wire.id)
  return {
    id: wire.id,
    slug: wire.slug,
    name: wire.name,
    description: wire.description,
    price: oreFromKroner(wire.price),
    pant: oreFromKroner(wire.pant),
    originalPrice: oreFromKroner(wire.originalPrice),
    beforePrice: wire.beforePrice === null ? null : oreFromKroner(wire.beforePrice),
    brand: wire.brand,
    brands: wire.brands.map(mapProductLine),
    colors: wire.colors,
    colorGroups: wire.colorGroups,
    gender: wire.gender as GenderId,
    genders: wire.genders as GenderId[],
    articleGroup2ID: wire.ArticleGroup2ID,
    articleGroup3ID: wire.ArticleGroup3ID,
    group2: wire.group2,
    group3: wire.group3,
    category: wire.MainGroupID,
    categories: wire.categories,
    subcategories: wire.subcategories,
    canPurchase: wire.purchasableOnWeb === 1,
    customLabel: wire.webLabel ?? null,
    image: wire.image,
    shops: wire.shops,
    available: wire.available,
    sizes: wire.sizes,
    featured: wire.featured,
    campaigns,
    campaignLabelType: campaignLabelType(campaigns),
    averageRating: wire.averageRating,
    reviewCount: wire.reviewCount,
    webPurchaseLimit: wire.webPurchaseLimit,
    bestsellerQty: ranks?.qty ?? missingRank,
    bestsellerTurnover: ranks?.turnover ?? missingRank,
    onlyCC: Boolean(wire.onlyCC),
    ...eachAttribute(listedAttributes, (key) => wire[key]),
    frightPrice: wire.frightPrice === undefined ? defaultFrightPrice : oreFromWire(wire.frightPrice),
    visible: wire.hiddenFromWeb !== true,
  }
}

/** `availability` is counted here, and `shops` sorted by quantity, largest first (decisions.md, Stock). */
export const mapVariant = (wire: Wire.Variant): Variant => ({
  id: wire.id,
  ean: wire.ean,
  availability: availabilityOf(wire.shops),
  shops: byQuantity(wire.shops),
  size: wire.size,
  color: wire.color,
})

/** An anonymous review loses the customer's name here (spec §3 Review). */
export const mapReview = ({ reviewable_id: articleId, ...wire }: Wire.Review): Review => ({
  ...wire,
  articleId,
  customer: wire.anonymous ? null : wire.customer,
})

export const mapArticleDetail = (wire: Wire.ArticleDetail, context: ArticleContext = {}): ArticleDetail => ({
  ...mapArticle(wire, context),
  articleId: wire.articleId,
  articleNo: wire.articleNo,
  techDescription: wire.techDescription,
  ...eachAttribute(detailAttributes, (key) => wire[key]),
  dateCreated: wire.dateCreated,
  images: wire.images ?? [],
  variants: wire.variants.map(mapVariant),
  reviews: wire.reviews.map(mapReview),
  ...(wire.wornWith && { wornWith: wire.wornWith }),
  ...(wire.reviewStars && { reviewStars: wire.reviewStars as [number, number, number, number, number] }),
})

/** Stock now, of one article. */
export type Availability = {
  readonly articleId: number
  /** Ids of the shops with stock. */
  readonly shops: readonly number[]
  readonly variants: readonly { readonly ean: string; readonly shops: readonly ShopStock[] }[]
}

export const mapAvailability = (wire: Wire.Availability): Availability => ({
  articleId: wire.articleId,
  shops: wire.shops,
  variants: wire.variants.map((variant) => ({ ean: variant.ean, shops: byQuantity(variant.shops) })),
})
