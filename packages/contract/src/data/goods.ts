import { attributeKeys, attributes, eachAttribute } from '@vidda/domain/article'
import { sizeScales } from '@vidda/domain/size'
import { Type } from 'typebox'
import {
  Amount,
  ArticlePictures,
  Ean,
  FacetId,
  Flag,
  FreeText,
  HexColor,
  MaybeText,
  Moment,
  Picture,
  Position,
  RecordId,
  Slug,
  Words,
} from './fields.ts'

const closed = { additionalProperties: false } as const
const genders = [1, 2, 4, 10, 11].map((id) => Type.Literal(id))
const Gender = Type.Union(genders, { description: '1 Herre, 2 Dame, 4 Barn, 10 Uni, 11 Junior' })

export const ArticleRecord = Type.Object(
  {
    id: RecordId,
    articleNo: Words(50),
    name: Words(200),
    slug: Type.Optional({ ...Slug, description: 'Made of the name when left out; never of digits alone' }),
    description: FreeText(20_000),
    techDescription: FreeText(20_000),
    ...eachAttribute(attributeKeys, (key) => MaybeText(attributes[key].longest)),
    priceOre: { ...Amount, description: 'List price in whole øre, VAT included; campaigns lower it' },
    pantOre: Type.Integer({ ...Amount, default: 0 }),
    frightPriceOre: Type.Integer({ ...Amount, default: 9900 }),
    brandId: FacetId,
    groupId: Type.Integer({ ...FacetId, description: 'Category of the third level' }),
    genders: Type.Array(Gender, { minItems: 1, maxItems: 5, uniqueItems: true, description: 'The first is the main one' }),
    colorIds: Type.Array(RecordId, {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      description: 'The first is the one on cards; variants of colours that are not among them are not sold',
    }),
    pictures: ArticlePictures,
    wornWith: Type.Array(RecordId, {
      default: [],
      maxItems: 5,
      uniqueItems: true,
      description: 'Ids of articles that make an outfit with it, in the order in which they are shown',
    }),
    customLabel: MaybeText(100),
    canPurchase: Flag(true),
    visible: Flag(true),
    featured: Flag(false),
    onlyCC: Flag(false),
    webPurchaseLimit: Type.Integer({ minimum: 1, maximum: 1000, default: 10 }),
    createdAt: Type.Optional(Moment),
  },
  { ...closed, title: 'Article' },
)

export const VariantRecord = Type.Object(
  {
    id: RecordId,
    articleId: RecordId,
    ean: Ean,
    size: Words(50),
    sizeScale: Type.Union([Type.Enum([...sizeScales]), Type.Null()], {
      default: null,
      description: 'What the size measures, for filters; by how it is written when left out, where 170 cm is a child’s',
    }),
    colorId: RecordId,
  },
  { ...closed, title: 'Variant: one size and colour of an article' },
)

export const StockRecord = Type.Object(
  { ean: Ean, shopId: FacetId, qty: Type.Integer({ minimum: 0, maximum: 1_000_000 }) },
  { ...closed, title: 'Stock of one variant in one shop' },
)

export const PriceRecord = Type.Object(
  {
    articleId: RecordId,
    priceOre: Type.Union([Amount, Type.Null()], { description: 'Null where members have no price of their own any more' }),
    from: Moment,
    club: Flag(false),
    campaignId: Type.Union([FacetId, Type.Null()], { default: null, description: 'The campaign that announced it as a reduction' }),
  },
  { ...closed, title: 'A price and since when it holds; the history only grows' },
)

export const BrandRecord = Type.Object(
  { id: FacetId, name: Words(100), houseBrand: { ...Flag(false), description: 'Of one brand of the chain: another takes its place' } },
  { ...closed, title: 'Brand' },
)

export const ColorRecord = Type.Object(
  { id: RecordId, name: Words(50), hex: HexColor, code: Words(20), groupId: FacetId },
  { ...closed, title: 'Colour; all chains of a database share them' },
)

export const CategoryRecord = Type.Object(
  {
    id: FacetId,
    level: Type.Enum(['main', 'sub', 'group']),
    parentId: Type.Union([FacetId, Type.Null()], { default: null, description: 'The category of the level above; null on the first' }),
    name: Words(100),
    position: Position,
    picture: Type.Union([Picture, Type.Null()], { default: null, description: 'Of the level main alone' }),
    bannerLink: MaybeText(500),
  },
  { ...closed, title: 'Category of any of the three levels' },
)

export const ReviewRecord = Type.Object(
  {
    id: Type.Integer({ ...RecordId, description: 'Those that customers write in the shop begin at 1000000001' }),
    articleId: RecordId,
    content: Words(5000),
    reply: MaybeText(5000),
    customer: Words(100),
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    state: Type.Enum(['approved', 'waiting', 'rejected'], { default: 'approved', description: 'Shoppers see those that are approved' }),
    createdAt: Moment,
    trueToSize: Type.Union([Type.Integer({ minimum: -1, maximum: 1 }), Type.Null()], {
      default: null,
      description: '-1 small, 0 true to size, 1 large',
    }),
    sizeColor: MaybeText(100),
    anonymous: { ...Flag(false), description: 'Whether the name is not shown' },
    verified: { ...Flag(false), description: 'Whether its customer has bought the article' },
  },
  { ...closed, title: 'Review of an article' },
)
