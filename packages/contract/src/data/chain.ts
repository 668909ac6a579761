import { Type } from 'typebox'
import { Amount, Day, FacetId, Flag, FreeText, MaybePicture, MaybeText, Moment, Picture, RecordId, Words } from './fields.ts'

const closed = { additionalProperties: false } as const

const clock = '(?:[01]\\d|2[0-3])[0-5]\\d'

const Deviation = Type.Object(
  {
    date: Day,
    hours: Type.Union([Type.String({ pattern: `^${clock}-(?:${clock}|2400)$` }), Type.Null()], {
      description: 'hhmm-hhmm, as 1000-1300; null when closed all day',
    }),
    name: Words(100),
  },
  closed,
)

export const ShopRecord = Type.Object(
  {
    id: Type.Integer({ ...FacetId, description: 'Any but 55, which stands for any shop of the chain' }),
    no: Words(20),
    name: Words(100),
    fullName: Words(200),
    orgNo: FreeText(20),
    description: FreeText(5000),
    openingHours: Type.String({
      pattern: '^(?:[1-7](?:-[1-7])?:\\d{4}-\\d{4}(?:,\\s*[1-7](?:-[1-7])?:\\d{4}-\\d{4})*)?$',
      description: 'Comma list of days:hhmm-hhmm, ISO weekdays 1 to 7, as 1-5:0900-1700,6:1000-1500',
    }),
    deviations: Type.Array(Deviation, {
      maxItems: 100,
      default: [],
      description: 'Days with hours of their own, which win over the week and over public holidays, when a shop is closed',
    }),
    mapLink: FreeText(500),
    postNo: Type.String({ pattern: '^\\d{4}$' }),
    postPlace: Words(100),
    address: FreeText(200),
    email: FreeText(200),
    phone: FreeText(40),
    messengerId: MaybeText(100),
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    long: Type.Number({ minimum: -180, maximum: 180 }),
    picture: MaybePicture,
  },
  { ...closed, title: 'Shop' },
)

export const CampaignRecord = Type.Object(
  {
    id: FacetId,
    name: Words(100),
    shortDescription: FreeText(200),
    description: FreeText(5000),
    start: Moment,
    end: {
      ...Moment,
      description: 'After the start and in the same form; the start itself for one that was ended before it began',
    },
    picture: MaybePicture,
    club: Flag(false),
    showLabel: Flag(true),
    showImage: Flag(true),
    labelText: FreeText(100),
    url: FreeText(500),
  },
  { ...closed, title: 'Campaign' },
)

export const CampaignArticleRecord = Type.Object(
  {
    id: RecordId,
    campaignId: FacetId,
    articleId: RecordId,
    priceOre: Amount,
    labelType: Type.Enum(['percent', 'offer', 'clearance']),
    labelData: Type.String({ maxLength: 1000, default: '{}', description: 'JSON text' }),
  },
  { ...closed, title: 'An article in a campaign' },
)

const Banner = Type.Object({ title: Words(200), text: FreeText(500), linkText: FreeText(100), to: Words(500), picture: Picture }, closed)

export const HomeRecord = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 50, description: '`default` is the home page' }),
    top: Banner,
    sub: Type.Array(Banner, { minItems: 3, maxItems: 3 }),
    middle: Banner,
    popular: Type.Array(Banner, { minItems: 2, maxItems: 2 }),
    bottom: Banner,
    grid: Type.Array(RecordId, { maxItems: 9, description: 'Ids of articles' }),
  },
  { ...closed, title: 'Composition of a home page' },
)
