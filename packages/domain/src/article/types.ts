import type { GenderId } from '../gender/index.ts'
import type { Ore } from '../money/index.ts'
import type { SizeScale } from '../size/index.ts'
import type { Attributes, DetailAttribute, ListedAttribute } from './attributes.ts'

export type Named = { readonly id: number; readonly name: string }

/** `image` and `imagePath` are base addresses; the contract's `imageSources` makes the sizes (spec §3 Article). */
export type Article = Attributes<ListedAttribute> & {
  readonly id: number
  /** URL-friendly name, unique among visible articles. */
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly price: Ore
  readonly pant: Ore
  /** The price before a campaign; equal to `price` when there is none. */
  readonly originalPrice: Ore
  /** Lowest price of the 30 days before the reduction (prisopplysningsforskriften § 9a); null when not reduced. */
  readonly beforePrice: Ore | null
  readonly brand: string
  readonly brands: readonly Named[]
  readonly colors: readonly Color[]
  readonly colorGroups: readonly { readonly id: number; readonly hex: string }[]
  readonly gender: GenderId
  readonly genders: readonly GenderId[]
  readonly articleGroup2ID: number
  readonly articleGroup3ID: number
  readonly group2: string
  readonly group3: string
  /** Id of the main group. */
  readonly category: number
  readonly categories: readonly number[]
  readonly subcategories: readonly number[]
  readonly canPurchase: boolean
  readonly customLabel: string | null
  readonly image: string
  /** Id of the colour that `image` shows, where filters have met one; else it is the first. */
  readonly shownColor?: number
  /** Ids of shops with stock, and 55 when any shop of the chain has some. */
  readonly shops: readonly number[]
  /** Ids of the real shops with stock. */
  readonly available: readonly number[]
  /** Ids of the sizes that some shop has. */
  readonly sizes: readonly number[]
  readonly featured: boolean
  readonly campaigns: readonly ArticleCampaign[]
  readonly campaignLabelType: string | null
  readonly averageRating: number | null
  /** Number of approved reviews. */
  readonly reviewCount: number
  readonly webPurchaseLimit: number
  /** 1 is the best; 9999 when the article is no bestseller. */
  readonly bestsellerQty: number
  readonly bestsellerTurnover: number
  readonly onlyCC: boolean
  readonly frightPrice: Ore
  readonly visible: boolean
}

export type ArticleCampaign = {
  readonly id: number
  readonly articleId: number
  readonly price: Ore
  readonly labelType: string
  readonly labelData: unknown
}

export type Color = {
  readonly id: number
  readonly name: string
  readonly hex: string
  readonly colorCode: string
}

export type VariantColor = Color & { readonly imagePath: string }

export type ShopStock = { readonly id: number; readonly qty: number }

export type Variant = {
  readonly id: number
  readonly ean: string
  /** Number of shops with stock. */
  readonly availability: number
  /** Largest quantity first. */
  readonly shops: readonly ShopStock[]
  /** Of no scale where the commerce API tells none. */
  readonly size: Named & { readonly scale?: SizeScale }
  readonly color: VariantColor
}

export type ArticleDetail = Article &
  Attributes<DetailAttribute> & {
    readonly articleId: number
    readonly articleNo: string
    readonly techDescription: string
    /** ISO 8601 instant. */
    readonly dateCreated: string
    /** Smallest size first. */
    readonly variants: readonly Variant[]
    /** All pictures of each colour, the first one is the colour's `imagePath`. */
    readonly images: readonly {
      readonly colorId: number
      readonly paths: readonly string[]
      /** What each shows; empty where that was not told. */
      readonly alts?: readonly string[]
    }[]
    /** Ids of articles that make an outfit with it; left out where there are none. */
    readonly wornWith?: readonly number[]
    /** Of many only the newest. */
    readonly reviews: readonly Review[]
    /** How many of all reviews gave one star, two, … five; left out where `reviews` are all. */
    readonly reviewStars?: readonly [one: number, two: number, three: number, four: number, five: number]
  }

export type Review = {
  readonly id: number
  readonly content: string
  readonly reply: string | null
  /** Null when the review is anonymous. */
  readonly customer: string | null
  /** 1 to 5. */
  readonly rating: number
  readonly approved: boolean
  readonly created_at: string
  readonly articleId: number
  readonly reviewable_type: string
  readonly true_to_size: number | null
  readonly size_color: string | null
  readonly anonymous: boolean
  /** Whether its customer has bought the article here, or collected it. */
  readonly verified?: boolean
  /** Whether the shop has turned it down; told its own customer alone. */
  readonly rejected?: boolean
}

/** What a customer changes of their own review; what is left out stays. */
export type ReviewChanges = Partial<Omit<ReviewDraft, 'articleId'>>

/** What a customer writes about an article. */
export type ReviewDraft = {
  readonly articleId: number
  /** 1 to 5. */
  readonly rating: number
  readonly content: string
  /** The name that is shown; the customer's first name when left out. */
  readonly customer?: string
  /** −1 small, 0 true to size, 1 large; null where it does not matter. */
  readonly trueToSize: number | null
  readonly sizeColor: string | null
  readonly anonymous: boolean
}
