import type { OwnPicture, OwnWide } from './own-shop.ts'

/** Main categories with those below them, and those below these. */
const tree = [
  {
    name: 'Klær',
    below: [
      { name: 'Jakker', below: ['Regnjakker', 'Dunjakker'] },
      { name: 'Bukser', below: ['Turbukser'] },
    ],
  },
  { name: 'Sko', below: [{ name: 'Tursko', below: ['Fjellsko', 'Terrengsko'] }] },
  {
    name: 'Friluft',
    below: [
      { name: 'Telt', below: ['Tunneltelt'] },
      { name: 'Sekker', below: ['Dagstursekker', 'Langtursekker'] },
    ],
  },
] as const

const [sizes, genders, shopIds] = [
  ['M', 'L'],
  [1, 2, 4, 10, 11],
  [1, 2],
] as const
const [year, autumn, never] = ['2020-01-01T00:00:00Z', '2020-09-01T00:00:00Z', '2090-01-01T00:00:00Z']

const count = (to: number): readonly number[] => Array.from({ length: to }, (_, at) => at + 1)

/** One of a list that goes round and round. */
function nth<One>(list: readonly One[], at: number): One {
  const one = list[at % list.length]
  if (one === undefined) throw new Error('The list is empty')
  return one
}

function categories(wide: (at: number) => OwnWide) {
  const mains = tree.map((main, at) => ({
    id: at + 1,
    level: 'main',
    name: main.name,
    position: at,
    picture: wide(at),
    bannerLink: '/nyheter',
  }))
  const subs = tree.flatMap(({ below }, main) => below.map((sub) => ({ ...sub, parentId: main + 1 })))
  const groups = subs.flatMap(({ below }, sub) => below.map((name) => ({ name, parentId: sub + 1 })))
  const placed = (level: string, list: readonly { readonly name: string; readonly parentId: number }[]) =>
    list.map(({ name, parentId }, at) => ({ id: at + 1, level, name, parentId, position: at }))
  return { groups, records: [...mains, ...placed('sub', subs), ...placed('group', groups)] }
}

const eanOf = (article: number, color: number, size: number) => `7${String(article * 10 + color * 2 + size).padStart(11, '0')}`

/**
 * What a chain of its own brings, of every kind of data: as many articles as there are lists of pictures, of which those of the colours 101 and 102 are
 * theirs alone, and wide pictures in turn wherever one may stand.
 */
export function wholeRecords(articlePictures: readonly (readonly OwnPicture[])[], widePictures: readonly OwnWide[]) {
  const wide = (at: number) => nth(widePictures, at)
  const { groups, records } = categories(wide)
  const banner = (at: number) => ({ title: `Ut på tur ${at}`, text: 'Varmt og tørt.', linkText: 'Se alt', to: '/klaer', picture: wide(at) })
  const ids = count(articlePictures.length)
  const some = (every: number) => ids.filter((id) => id % every === 1)
  const first = articlePictures.length > 0 ? 1 : null
  return {
    shops: shopIds.map((id) => ({
      id,
      no: String(id),
      name: nth(['Byen', 'Fjorden'], id),
      fullName: `Butikk ${id}`,
      openingHours: '1-5:1000-2000,6:1000-1800',
      deviations: [{ date: '2030-12-24', hours: '1000-1300', name: 'Julaften' }],
      postNo: '0181',
      postPlace: 'Oslo',
      address: `Storgata ${id}`,
      lat: 59.9,
      long: 10.7 + id,
      picture: wide(id),
    })),
    colors: [101, 102].map((id) => ({
      id,
      name: nth(['Rød', 'Blå'], id - 101),
      hex: nth(['#9c2f2a', '#224466'], id - 101),
      code: `F${id}`,
      groupId: 1,
    })),
    brands: count(3).map((id) => ({ id, name: `Merke ${id}`, houseBrand: id === 1 })),
    categories: records,
    articles: ids.map((id) => ({
      id,
      articleNo: `A${id}`,
      name: `${nth(groups, id).name.replace(/er$/, '')} ${id}`,
      description: `Vare ${id} tåler vær og vind.`,
      priceOre: 49_900 + (id % 40) * 5000,
      brandId: 1 + (id % 3),
      groupId: 1 + (id % groups.length),
      genders: [nth(genders, id)],
      colorIds: [101, 102],
      pictures: articlePictures[id - 1] ?? [],
      createdAt: new Date(Date.parse(year) + id * 60_000).toISOString(),
    })),
    variants: ids.flatMap((articleId) =>
      [0, 1].flatMap((color) =>
        sizes.map((size, at) => ({
          id: articleId * 10 + color * 2 + at,
          articleId,
          ean: eanOf(articleId, color, at),
          size,
          colorId: 101 + color,
        })),
      ),
    ),
    stock: ids.flatMap((id) =>
      [0, 1].map((color) => ({ ean: eanOf(id, color, id % 2), shopId: nth(shopIds, id + color), qty: 1 + (id % 5) })),
    ),
    campaigns: [1, 2].map((id) => ({
      id,
      name: `Kampanje ${id}`,
      shortDescription: 'Nå',
      description: 'Lavere priser.',
      start: year,
      end: never,
      picture: wide(id),
      labelText: 'Tilbud',
    })),
    prices: ids.flatMap((articleId) => [
      { articleId, priceOre: 59_900 + (articleId % 40) * 5000, from: year },
      { articleId, priceOre: 49_900 + (articleId % 40) * 5000, from: autumn },
    ]),
    'campaign-articles': some(10).map((articleId) => ({ id: articleId, campaignId: 1, articleId, priceOre: 39_900, labelType: 'offer' })),
    homes: [
      {
        name: 'default',
        top: banner(0),
        sub: [banner(1), banner(2), banner(3)],
        middle: banner(4),
        popular: [banner(5), banner(6)],
        bottom: banner(7),
        grid: ids.slice(0, 9),
      },
    ],
    settings: [{ deliveryText: 'Hjem på tre dager', collectText: 'Hentes i butikk' }],
    'shipping-methods': [
      { key: 'delivery', id: 1, name: 'Hjem', priceOre: 9900 },
      { key: 'collect', id: 2, name: 'Hent', priceOre: 0 },
    ],
    bestsellers: some(7).map((articleId, at) => ({ articleId, qtyRank: at + 1, turnoverRank: at + 1 })),
    reviews: some(5).map((articleId, at) => ({
      id: at + 1,
      articleId,
      content: 'Holder tett.',
      customer: 'Kari',
      rating: 3 + (at % 3),
      state: at % 4 === 3 ? 'waiting' : 'approved',
      createdAt: autumn,
    })),
    'promo-codes': [{ id: 1, code: 'TUR', validFrom: '2020-01-01', validTo: '2089-12-31', percent: 10, forEveryone: true }],
    'blog-categories': [{ id: 1, slug: 'tur', name: 'På tur' }],
    'blog-posts': count(3).map((id) => ({
      id,
      slug: `tur-${id}`,
      title: `Tur ${id}`,
      body: 'Ut.\n\n## Og hjem\n\nIgjen.',
      picture: wide(id),
      publishedAt: autumn,
      mainArticleId: first,
      relatedArticleIds: ids.slice(1, 3),
      categoryIds: [1],
    })),
    polls: [
      {
        id: 1,
        name: 'Telt eller hytte?',
        description: 'Vi lurer.',
        picture: wide(2),
        start: year,
        end: never,
        questions: [
          {
            id: 1,
            text: 'Hvor sover du?',
            options: [
              { id: 1, text: 'Telt' },
              { id: 2, text: 'Hytte' },
            ],
          },
        ],
      },
    ],
    'facebook-posts': [{ id: '1', message: 'Nå er det høst.', link: null, picture: wide(3), createdAt: autumn }],
    customers: [
      {
        email: 'kari@example.org',
        phone: '40000000',
        firstName: 'Kari',
        surname: 'Nordmann',
        authId: 'kari',
        code: 'K1',
        favouriteArticleIds: ids.slice(0, 2),
        createdAt: year,
      },
    ],
  }
}
