import { Type } from 'typebox'
import { Amount, Day, Flag, FreeText, MaybePicture, MaybeText, Moment, RecordId, Slug, Words } from './fields.ts'

const closed = { additionalProperties: false } as const

const mostOfAnyLimit = 1_000_000_000

const Limit = (by: number, description: string) => Type.Integer({ minimum: 1, maximum: mostOfAnyLimit, default: by, description })

export const SettingsRecord = Type.Object(
  {
    returnDays: Type.Integer({ minimum: 14, maximum: 3650, default: 14, description: 'Within which goods may be sent back' }),
    reservationHours: Type.Integer({
      minimum: 1,
      maximum: 8760,
      default: 48,
      description: 'For which reserved goods wait to be collected',
    }),
    openUnits: Limit(10, 'Units that one phone number, and one e-mail address, may have reserved at a time'),
    openReservations: Limit(3, 'Reservations that they may have at a time'),
    unitsPerAddress: Limit(
      40,
      'Units that may be reserved from one network address in an hour; more where a shop reserves for its customers',
    ),
    mailsPerReceiver: Limit(4, 'Mails that one receiver gets in an hour'),
    confirmAboveUnits: Limit(5, 'A reservation of more units waits until its receiver has confirmed it by mail'),
    confirmAboveOre: Limit(1_000_000, 'So does one above this sum, in whole øre'),
    deliveryText: Words(200),
    collectText: Words(200),
    reviewWithoutPurchase: { ...Flag(true), description: 'Whether a customer may review what they have not bought here' },
  },
  { ...closed, title: 'Everyday settings of the chain; one record' },
)

export const ShippingMethodRecord = Type.Object(
  { key: Type.Enum(['delivery', 'collect']), id: RecordId, name: Words(100), priceOre: Amount },
  { ...closed, title: 'Way in which goods reach the customer' },
)

/** The rank of what is not on the list (spec §3). */
const offTheList = 9999

const Rank = Type.Integer({ minimum: 1, maximum: offTheList })

export const BestsellerRecord = Type.Object(
  { articleId: RecordId, qtyRank: Rank, turnoverRank: Rank },
  { ...closed, title: 'Ranks of an article by sold pieces and by turnover; 9999 for both takes it off the list' },
)

export const PromoCodeRecord = Type.Object(
  {
    id: RecordId,
    code: Type.String({ pattern: '^\\S+$', maxLength: 50, description: 'As it is typed in; capitals and small letters are the same' }),
    validFrom: Day,
    validTo: { ...Day, description: 'The last date in Norway on which it holds' },
    amountOre: Type.Union([Type.Integer({ ...Amount, minimum: 1 }), Type.Null()], {
      default: null,
      description: 'What it takes off, in whole øre; or `percent`',
    }),
    percent: Type.Union([Type.Number({ minimum: 0.01, maximum: 100 }), Type.Null()], {
      default: null,
      description: 'What it takes off, with at most two decimals; or `amountOre`',
    }),
    forEveryone: Flag(false),
    singleUse: Type.Boolean({ default: false, description: 'Holds for one purchase in all' }),
  },
  { ...closed, title: 'Promo code; those for everyone are listed in the shop' },
)

export const BlogCategoryRecord = Type.Object({ id: RecordId, slug: Slug, name: Words(100) }, { ...closed, title: 'Category of the blog' })

const ids = (description: string) => Type.Array(RecordId, { maxItems: 100, uniqueItems: true, default: [], description })

export const BlogPostRecord = Type.Object(
  {
    id: RecordId,
    slug: { ...Slug, description: 'Neither `posts` nor `categories`' },
    title: Words(200),
    body: Type.String({
      minLength: 1,
      maxLength: 100_000,
      description:
        'Markdown: paragraphs, headings of the second level, lists, links in text such as [tynne sokker](/klaer/sokker) to a path of the shop or an https address; {articles: 12, 34} alone between two empty lines shows these articles there; {author: Ingrid, butikken i Bergen} in the same way names who wrote it',
    }),
    picture: MaybePicture,
    mainArticleId: Type.Union([RecordId, Type.Null()], { default: null, description: 'The article that it is about' }),
    relatedArticleIds: ids('Other articles that it names'),
    categoryIds: ids('Categories of the blog'),
    publishedAt: Moment,
    updatedAt: Type.Union([Moment, Type.Null()], { default: null, description: 'When its words last changed; null for never' }),
  },
  { ...closed, title: 'Blog post; shown from the moment on which it is published' },
)

const PollOption = Type.Object(
  {
    id: RecordId,
    text: Words(200),
    correct: Type.Union([Type.Boolean(), Type.Null()], { default: null, description: 'Null where no option is wrong' }),
  },
  closed,
)

const PollQuestion = Type.Object({ id: RecordId, text: Words(500), options: Type.Array(PollOption, { minItems: 2, maxItems: 50 }) }, closed)

export const PollRecord = Type.Object(
  {
    id: RecordId,
    name: Words(100),
    description: FreeText(5000),
    picture: MaybePicture,
    start: Moment,
    end: Moment,
    questions: Type.Array(PollQuestion, {
      minItems: 1,
      maxItems: 50,
      description: 'In their order; what a poll no longer names goes, with its answers',
    }),
  },
  { ...closed, title: 'Poll with its questions and their options; answers stay in the shop' },
)

export const FacebookPostRecord = Type.Object(
  {
    id: Words(100),
    message: Words(10_000),
    link: MaybeText(500),
    picture: MaybePicture,
    createdAt: Moment,
  },
  { ...closed, title: 'Post shown where no page on Facebook answers' },
)
