import type { Attributes } from '@vidda/domain/article'
import type { GenderId } from '@vidda/domain/gender'
import type { Deviation } from '@vidda/domain/hours'
import type { Ore } from '@vidda/domain/money'
import type { SizeScale } from '@vidda/domain/size'
import type { ContentRows } from './content-types.ts'
import type { BannerScene } from '../drawings/index.ts'
import type { drawings } from './pictures.data.ts'

export type CatalogueOptions = {
  /** Articles over all chains; 1200 when left out, 100 000 at most. */
  readonly articles?: number
  /** 1 when left out. The same seed, articles, chains and `now` give the same bytes. */
  readonly seed?: number
  /** Campaigns, price history and creation dates lie around it. */
  readonly now: Date
  /** Chain ids out of those that goods are invented for; all when left out. */
  readonly chains?: readonly number[]
}

/** The small tables are arrays; articles come one bundle at a time, so that a large catalogue never lies in memory at once. */
export type Catalogue = {
  readonly colors: readonly ColorRow[]
  readonly mainGroups: readonly MainGroupRow[]
  readonly subcategories: readonly SubcategoryRow[]
  readonly groups: readonly GroupRow[]
  readonly productLines: readonly ProductLineRow[]
  readonly shops: readonly ShopRow[]
  readonly shippingMethods: readonly ShippingMethodRow[]
  readonly campaigns: readonly CampaignRow[]
  readonly bestsellers: readonly BestsellerRow[]
  readonly homes: readonly HomeRow[]
  readonly settings: readonly ChainSettingsRow[]
  readonly content: readonly ContentRows[]
  /** How many bundles `articles()` yields. */
  readonly articleCount: number
  /** Each call starts over; chain by chain, ascending ids. */
  readonly articles: () => Generator<ArticleBundle, void, undefined>
}

/** `colorCode` is the short code that goes into image addresses. */
export type ColorRow = {
  readonly id: number
  readonly name: string
  readonly hex: string
  readonly colorCode: string
  readonly colorGroupId: number
}
/** `name` as on the wire (`Tekstil`), `displayName` as shown (`Klær`), `slug` made of the latter. */
export type MainGroupRow = {
  readonly id: number
  readonly chainId: number
  readonly name: string
  readonly displayName: string
  readonly slug: string
  readonly banner: Scenery
  readonly bannerLink: string
  readonly position: number
}
/** `id` is ArticleGroup2ID. */
export type SubcategoryRow = {
  readonly id: number
  readonly chainId: number
  readonly mainGroupId: number
  readonly name: string
  readonly slug: string
  readonly position: number
}
/** `id` is ArticleGroup3ID. */
export type GroupRow = {
  readonly id: number
  readonly chainId: number
  readonly subcategoryId: number
  readonly name: string
  readonly slug: string
  readonly position: number
}
/** The house brand's articles are what `GET /articles/brand` lists. */
export type ProductLineRow = { readonly id: number; readonly chainId: number; readonly name: string; readonly houseBrand: boolean }

export type ShopRow = {
  readonly id: number
  readonly chainId: number
  readonly no: string
  readonly name: string
  readonly fullName: string
  readonly orgNo: string
  readonly description: string
  readonly openingHours: string
  readonly deviations: readonly Deviation[]
  readonly mapLink: string
  readonly postNo: string
  readonly postPlace: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly messengerId: string | null
  readonly lat: number
  readonly long: number
  readonly image: Scenery
  readonly imageAlt: string
}

export type ShippingMethodRow = {
  readonly id: number
  readonly chainId: number
  readonly key: 'delivery' | 'collect'
  readonly name: string
  readonly price: Ore
}

/** `start` and `end` are ISO 8601 instants around `now`; `image` is drawn when `showImage`. */
export type CampaignRow = {
  readonly id: number
  readonly chainId: number
  readonly name: string
  readonly shortDescription: string
  readonly description: string
  readonly start: string
  readonly end: string
  readonly image: Scenery
  readonly showLabel: boolean
  readonly showImage: boolean
  readonly labelText: string
  readonly url: string
}

/** Ranks from 1, the best; articles without a row have 9999 (spec §3). */
export type BestsellerRow = {
  readonly chainId: number
  readonly articleId: number
  readonly qtyRank: number
  readonly turnoverRank: number
}

/** What `drawBanner` draws: hex colours from far to near. */
export type Scenery = { readonly scene: BannerScene; readonly palette: readonly string[]; readonly seed: number }

export type HomeBannerRow = {
  readonly title: string
  readonly text: string
  readonly linkText: string
  readonly to: string
  readonly alt: string
  readonly image: Scenery
  /** What a crop keeps, in percent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number }
}
/** `name` is `default`, or a variant that `/preview/:name` opens. Positions as in the domain's `HomeSettings`. */
export type HomeRow = {
  readonly chainId: number
  readonly name: string
  readonly top: HomeBannerRow
  readonly sub: readonly HomeBannerRow[]
  readonly middle: HomeBannerRow
  readonly popular: readonly HomeBannerRow[]
  readonly bottom: HomeBannerRow
  readonly grid: readonly number[]
}
/** What `GET /tenant/get` adds to the brand. Days and hours are whole numbers. */
export type ChainSettingsRow = {
  readonly chainId: number
  readonly returnDays: number
  readonly reservationHours: number
  readonly deliveryText: string
  readonly collectText: string
}

/** The names of the drawn goods; a picture is a drawing in a colour. */
export type Drawing = (typeof drawings)[number]

export type ArticleRow = Attributes & {
  readonly id: number
  readonly chainId: number
  readonly articleNo: string
  /** Unique in the chain. */
  readonly slug: string
  readonly name: string
  readonly description: string
  /** Lines separated by `\n`. */
  readonly techDescription: string
  /** What it costs now, pant included. */
  readonly price: Ore
  /** Before the campaign; equal to `price` when there is none. */
  readonly originalPrice: Ore
  /** Lowest of the 30 days before the reduction; null when not reduced (prisopplysningsforskriften § 9a). */
  readonly beforePrice: Ore | null
  readonly pant: Ore
  readonly frightPrice: Ore
  readonly productLineId: number
  readonly mainGroupId: number
  readonly subcategoryId: number
  readonly groupId: number
  readonly gender: GenderId
  readonly genders: readonly GenderId[]
  readonly drawing: Drawing
  /** Slug of the product line, the key of its emblem. */
  readonly line: string
  /** Style of the drawing, 0 to 3; articles of one model share it. */
  readonly style: number
  /** The first colour is the one on cards. */
  readonly colorIds: readonly number[]
  /** Ids of articles that make an outfit with it. */
  readonly wornWith: readonly number[]
  readonly customLabel: string | null
  readonly canPurchase: boolean
  readonly visible: boolean
  readonly featured: boolean
  readonly onlyCC: boolean
  readonly webPurchaseLimit: number
  /** Mean of the approved reviews, one decimal; null without any. */
  readonly averageRating: number | null
  /** ISO 8601 instant. */
  readonly createdAt: string
}

/** `stock` holds shops with at least one, largest quantity first. */
export type VariantRow = {
  readonly id: number
  readonly articleId: number
  readonly ean: string
  readonly size: string
  readonly sizeScale: SizeScale
  readonly colorId: number
  readonly stock: readonly { readonly shopId: number; readonly qty: number }[]
}

/** `labelData` is JSON text (spec §3 Campaign entry). */
export type ArticleCampaignRow = {
  readonly id: number
  readonly campaignId: number
  readonly articleId: number
  readonly price: Ore
  readonly labelType: 'percent' | 'offer' | 'clearance'
  readonly labelData: string
}

/**
 * Append-only; ISO 8601 instants, `to` null for the price that holds now. `campaignId` where the price was announced as a reduction; `club` where
 * members alone paid it, with a null price when that ended.
 */
export type PriceRow = {
  readonly articleId: number
  readonly price: Ore | null
  readonly from: string
  readonly to: string | null
  readonly club: boolean
  readonly campaignId: number | null
}

export type ReviewRow = {
  readonly id: number
  readonly articleId: number
  readonly content: string
  readonly reply: string | null
  readonly customer: string
  /** 1 to 5. */
  readonly rating: number
  readonly approved: boolean
  readonly createdAt: string
  /** −1 small, 0 true, 1 large. */
  readonly trueToSize: number | null
  readonly sizeColor: string | null
  readonly anonymous: boolean
}

export type ArticleBundle = {
  readonly article: ArticleRow
  readonly variants: readonly VariantRow[]
  readonly campaigns: readonly ArticleCampaignRow[]
  readonly prices: readonly PriceRow[]
  readonly reviews: readonly ReviewRow[]
}
