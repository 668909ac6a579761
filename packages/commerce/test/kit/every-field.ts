import { dataRecords, type DataKindName } from '@vidda/contract/data'
import { fullRecord, type OwnValues } from './full-record.ts'

const turns =
  <One>(...values: readonly One[]) =>
  (number: number) =>
    values[number % values.length]
const always =
  <One>(value: One) =>
  () =>
    value
const id = (number: number) => number + 1
const ids = { id }
const slugs = { slug: (number: number) => `paa-tur-${number}` }
const never = always('2090-01-01T00:00:00.000Z')

const levels = ['main', 'sub', 'group'] as const
const onMain =
  <One>(value: One) =>
  (number: number) =>
    number === 0 ? value : null

/** How many records there are of a kind, where not two: a category of each level, one of the settings, a review of each state. */
const counts: Partial<Readonly<Record<DataKindName, number>>> = { categories: levels.length, settings: 1, reviews: 3 }

const eans = turns('70000001', '70000002')

/** Keys, what names other records, and what is right beside another field alone. */
const own: Readonly<Record<DataKindName, OwnValues>> = {
  shops: { ...ids, openingHours: turns('1-5:1000-2000,6:1000-1800', '1-6:0900-1700'), 'deviations.hours': turns('1000-1300', null) },
  colors: { id: turns(101, 102), groupId: id },
  brands: ids,
  categories: {
    id: always(1),
    level: turns(...levels),
    parentId: turns(null, 1, 1),
    picture: onMain({ src: 'bilder/1.png', alt: 'Topp', focus: { x: 1, y: 2 }, tone: 'light' }),
    bannerLink: onMain('/nyheter'),
  },
  articles: {
    ...ids,
    ...slugs,
    brandId: id,
    groupId: always(1),
    genders: turns([2, 1], [10]),
    colorIds: turns([101, 102], [102, 101]),
    'pictures.colorId': turns(101, 102),
    wornWith: turns([2], [1]),
    priceOre: turns(49_900, 59_950),
    pantOre: id,
    visible: turns(true, false),
  },
  variants: { ...ids, articleId: id, ean: eans, colorId: turns(101, 102) },
  stock: { ean: eans, shopId: id },
  campaigns: { ...ids, end: never },
  prices: { articleId: id, campaignId: id },
  'campaign-articles': { ...ids, campaignId: id, articleId: id, labelData: turns('{"a":"æ, \\"b\\""}', '[1]') },
  homes: { name: turns('default', 'vinter'), grid: turns([2, 1], [1]) },
  settings: {},
  'shipping-methods': { key: turns('delivery', 'collect'), ...ids },
  bestsellers: { articleId: id, qtyRank: id, turnoverRank: turns(7, 5) },
  reviews: { ...ids, articleId: turns(1, 2, 1) },
  'promo-codes': {
    ...ids,
    code: turns('TUR', 'Fjell'),
    validTo: always('2089-12-31'),
    amountOre: turns(1500, null),
    percent: turns(null, 12.5),
  },
  'blog-categories': { ...ids, ...slugs },
  'blog-posts': { ...ids, ...slugs, mainArticleId: id, relatedArticleIds: turns([2, 1], [1]), categoryIds: turns([2, 1], [2]) },
  polls: { ...ids, end: never },
  'facebook-posts': {},
  customers: {
    email: turns('kari@example.org', 'ola@example.org'),
    phone: turns('40000001', '90000002'),
    passwordHash: turns('$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
    code: turns('K-1', 'K-2'),
    genderId: turns(1, 2),
    postalCode: turns('0181', '8006'),
    favouriteArticleIds: turns([2, 1], [1]),
  },
}

/** Records of a kind as a chain brings them, with a value in every field; pictures are among these paths. */
export const everyField = (kind: DataKindName, pictures: readonly string[]): readonly Readonly<Record<string, unknown>>[] =>
  Array.from({ length: counts[kind] ?? 2 }, (_, number) => fullRecord(dataRecords[kind], number, { src: turns(...pictures), ...own[kind] }))
