import { detailAttributes, eachAttribute, listedAttributes } from '@vidda/domain/article'
import { sizeScales } from '@vidda/domain/size'
import { Type, type Static } from 'typebox'
import { Id, Instant, Kroner, NullableString, Ore, ProductLine } from './common.ts'

const color = { id: Id, name: Type.String(), hex: Type.String(), colorCode: Type.String() }
export const Color = Type.Object(color)
const VariantColor = Type.Object({ ...color, imagePath: Type.String() })

export const ArticleCampaign = Type.Object({
  id: Id,
  articleId: Id,
  price: Kroner,
  labelType: Type.String(),
  labelData: Type.Union([Type.String({ description: 'JSON text' }), Type.Null()]),
})
export type ArticleCampaign = Static<typeof ArticleCampaign>

const article = {
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  price: Kroner,
  pant: Kroner,
  originalPrice: Kroner,
  beforePrice: Type.Union([Kroner, Type.Null()]),
  brand: Type.String(),
  brands: Type.Array(ProductLine),
  colors: Type.Array(Color),
  colorGroups: Type.Array(Type.Object({ id: Id, hex: Type.String() })),
  gender: Id,
  genders: Type.Array(Id),
  MainGroupID: Id,
  ArticleGroup2ID: Id,
  ArticleGroup3ID: Id,
  group2: Type.String(),
  group3: Type.String(),
  categories: Type.Array(Id),
  subcategories: Type.Array(Id),
  purchasableOnWeb: Type.Optional(Type.Integer({ description: '1 when it can be bought online' })),
  webLabel: Type.Optional(NullableString),
  image: Type.String({ description: 'Base address: sizes are <base>/<width>.<avif|webp|jpg>' }),
  shops: Type.Array(Id, { description: 'Shops with stock, and 55 when any shop has some' }),
  available: Type.Array(Id, { description: 'Shops with stock' }),
  sizes: Type.Array(Id, { description: 'Sizes that some shop has' }),
  featured: Type.Boolean(),
  campaigns: Type.Array(ArticleCampaign),
  averageRating: Type.Union([Type.Number(), Type.Null()]),
  reviewCount: Type.Integer({ minimum: 0, description: 'Approved reviews, of which `averageRating` is the mean' }),
  webPurchaseLimit: Type.Integer({ minimum: 0 }),
  onlyCC: Type.Union([Type.Boolean(), Type.Integer()]),
  ...eachAttribute(listedAttributes, () => NullableString),
  frightPrice: Type.Optional(Ore),
  hiddenFromWeb: Type.Optional(Type.Boolean()),
}

export const Article = Type.Object(article)
export type Article = Static<typeof Article>

export const Variant = Type.Object({
  id: Id,
  ean: Type.String(),
  shops: Type.Array(Type.Object({ id: Id, qty: Type.Integer() })),
  size: Type.Object({
    id: Id,
    name: Type.String(),
    scale: Type.Optional(Type.Enum([...sizeScales], { description: 'What it measures' })),
  }),
  color: VariantColor,
})
export type Variant = Static<typeof Variant>

export const Review = Type.Object({
  id: Id,
  content: Type.String(),
  reply: NullableString,
  customer: NullableString,
  rating: Type.Number(),
  approved: Type.Boolean(),
  created_at: Instant,
  reviewable_id: Id,
  reviewable_type: Type.String(),
  true_to_size: Type.Union([Type.Number(), Type.Null()]),
  size_color: NullableString,
  anonymous: Type.Boolean(),
  verified: Type.Optional(Type.Boolean({ description: 'Whether its customer has bought the article here, or collected it' })),
  rejected: Type.Optional(
    Type.Boolean({
      description: 'Whether the shop has turned it down; told its own customer alone. Until it is approved or rejected it waits',
    }),
  ),
})
export type Review = Static<typeof Review>

export const ArticleDetail = Type.Object({
  ...article,
  articleId: Id,
  articleNo: Type.String(),
  techDescription: Type.String(),
  ...eachAttribute(detailAttributes, () => NullableString),
  dateCreated: Instant,
  variants: Type.Array(Variant),
  images: Type.Optional(
    Type.Array(
      Type.Object({
        colorId: Id,
        paths: Type.Array(Type.String()),
        alts: Type.Optional(Type.Array(Type.String(), { description: 'What each shows; empty where that was not told' })),
      }),
      { description: 'All pictures of each colour' },
    ),
  ),
  wornWith: Type.Optional(Type.Array(Id, { description: 'Articles that make an outfit with it; left out where there are none' })),
  reviews: Type.Array(Review, { description: 'Approved ones, the newest first; of many only the newest' }),
  reviewStars: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0 }), {
      minItems: 5,
      maxItems: 5,
      description: 'How many approved reviews gave 1, 2, 3, 4 and 5 stars; left out where `reviews` are all',
    }),
  ),
})
export type ArticleDetail = Static<typeof ArticleDetail>

/** One entry per article asked for (spec §7 availability). */
export const Availability = Type.Object({
  articleId: Id,
  shops: Type.Array(Id, { description: 'Shops with stock' }),
  variants: Type.Array(Type.Object({ ean: Type.String(), shops: Type.Array(Type.Object({ id: Id, qty: Type.Integer() })) })),
})
export type Availability = Static<typeof Availability>

/** What a list of all pages needs of an article. */
export const ArticleAddress = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  image: Type.String(),
  /** When its page last changed: created, priced or reviewed. */
  changed: Instant,
})
export type ArticleAddress = Static<typeof ArticleAddress>

export const AddressQuery = Type.Object({
  after: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1, description: 'Id of the last article that is known; from the first when left out' }),
  ),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: '5000 when left out' })),
})
export type AddressQuery = Static<typeof AddressQuery>
