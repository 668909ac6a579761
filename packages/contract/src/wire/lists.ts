import { sizeScales } from '@vidda/domain/size'
import { Type, type Static } from 'typebox'
import { Entry, Id, Instant, Kroner, NullableString, Ore, ProductLine } from './common.ts'

export const ShippingMethod = Type.Object({ id: Id, name: Type.String(), price: Ore })
export type ShippingMethod = Static<typeof ShippingMethod>

export const Group = Type.Object({ id: Id, Name: Type.String(), ArticleGroup2ID: Id, ArticleGroup3ID: Id })
export type Group = Static<typeof Group>

export const Subcategory = Type.Object({
  ArticleGroup2ID: Id,
  MainGroupID: Id,
  Name: Type.String(),
  minPrice: Kroner,
  maxPrice: Kroner,
  articlesCount: Type.Integer(),
  custom: Type.Boolean(),
  groups: Type.Array(Group),
})
export type Subcategory = Static<typeof Subcategory>

export const Category = Type.Object({
  MainGroupID: Id,
  Name: Type.String(),
  count: Type.Integer(),
  banner: NullableString,
  bannerLink: NullableString,
  minPrice: Kroner,
  maxPrice: Kroner,
  subcategories: Type.Array(Subcategory),
  availableProductlines: Type.Array(ProductLine),
  current_page: Type.Optional(Type.Integer({ minimum: 1, description: 'The page of its articles that comes first; 1' })),
  last_page: Type.Optional(Type.Integer({ minimum: 1, description: 'With 20 articles to a page' })),
})
export type Category = Static<typeof Category>

export const Gender = Entry
export type Gender = Static<typeof Gender>

export const ColorGroup = Type.Object({ id: Id, label: Type.String(), name: Type.String(), hex: Type.String(), colorId: Id })
export type ColorGroup = Static<typeof ColorGroup>

export const Size = Type.Object({
  id: Id,
  name: Type.String(),
  scale: Type.Enum([...sizeScales], { description: 'What it measures: sizes of two scales may have one name' }),
})
export type Size = Static<typeof Size>

export const Campaign = Type.Object({
  id: Id,
  name: Type.String(),
  shortDescription: Type.String(),
  description: Type.String(),
  start: Instant,
  end: Instant,
  count: Type.Integer(),
  image: NullableString,
  imageMobile: NullableString,
  imageAlt: Type.Optional(Type.String({ description: 'What its picture shows' })),
  showLabel: Type.Boolean(),
  showImage: Type.Boolean(),
  labelText: NullableString,
  url: NullableString,
})
export type Campaign = Static<typeof Campaign>

const Deviation = Type.Object({
  date: Type.String({ format: 'date', description: 'A date in Norway' }),
  hours: Type.Union([Type.String({ description: 'As of the week: hhmm-hhmm' }), Type.Null()], { description: 'Null when closed all day' }),
  name: Type.String({ description: 'What the day is called' }),
})

export const Shop = Type.Object({
  id: Id,
  no: Type.String(),
  name: Type.String(),
  fullName: Type.String(),
  orgNo: Type.String(),
  description: Type.String(),
  opening_hours: Type.String({ description: 'Comma list of days:hhmm-hhmm, ISO weekdays 1 to 7' }),
  deviations: Type.Optional(
    Type.Array(Deviation, {
      description: 'Days with hours of their own, which win over the week and over public holidays, when shops are closed',
    }),
  ),
  mapLink: Type.String(),
  postNo: Type.String(),
  postPlace: Type.String(),
  address: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  messengerId: NullableString,
  chainId: Id,
  CoordLat: Type.Union([Type.Number(), Type.Null()]),
  CoordLong: Type.Union([Type.Number(), Type.Null()]),
  image: Type.Optional(Type.String({ description: 'Base address of its picture: sizes are <base>/<width>.<avif|webp|jpg>' })),
  imageAlt: Type.Optional(Type.String({ description: 'What its picture shows' })),
})
export type Shop = Static<typeof Shop>

export const PostalCode = Type.Object({
  code: Type.String(),
  place: Type.String(),
  CoordLat: Type.Number(),
  CoordLong: Type.Number(),
  approximate: Type.Optional(
    Type.Boolean({ description: 'True when the position is that of the nearest code, and not of the place itself' }),
  ),
})
export type PostalCode = Static<typeof PostalCode>

export const Bestseller = Type.Object({ article_id: Id, qty_rank: Type.Integer(), turnover_rank: Type.Integer() })
export type Bestseller = Static<typeof Bestseller>
