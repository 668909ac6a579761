import { get, post } from './ask.ts'
import { of, type Case } from './case.ts'
import { obtainable, rule, type Found } from './catalogue.ts'
import { cartOf } from './customer.ts'

const terms = ['jakke', 'bukser', 'sko', 'genser', 'lue', 'svart', 'ull', 'støvler', 'barn', 'sekk', 'hansker', 'ski']
const several = ['svart dunjakke herre', 'joggesko dame 39', 'blå regnbukse barn', 'rim ullgenser', 'grønn sekk', 'vinterjakke dame']
const typos = ['jakek', 'hodelygt', 'soveposse', 'alpinjelm', 'teromos', 'regnjake']
const typed = ['j', 'ja', 'jak', 'jakke', 'sko', 'skal', 'vær', 'blå', 'støvl', 'tur', 'dun', 'ull', 'rim', 'lang', 'hod', 'termos']

const search = (body: object) => post('/articles/search', { take: 20, ...body })
const searches = (queries: readonly string[]) => queries.map((query) => search({ query, filters: [obtainable] }))

const filters = ({ categories }: Found) =>
  categories.flatMap(({ MainGroupID }) =>
    [1, 2, 4, 10].map((gender) => [rule('category', [MainGroupID]), rule('genders', [gender]), obtainable]),
  )

/** A size, a colour and a shop as one question about variants, of every kind of size. */
const sized = ({ sizes, colorGroups, shops }: Found) =>
  sizes.flatMap(({ id }, at) => {
    const [color, shop] = [colorGroups[at % colorGroups.length], shops[at % shops.length]]
    return [
      [rule('sizes', [id]), obtainable],
      ...(color && shop ? [[rule('sizes', [id]), rule('colors', [color.id]), rule('shops', [shop.id])]] : []),
    ]
  })

const facets = (found: Found) => [
  ...filters(found).map((all) => post('/articles/facets', { filters: all })),
  ...terms.map((query) => post('/articles/facets', { query, filters: [obtainable] })),
]

/** Lists, searches and single articles. */
export function articleCases(found: Found): readonly Case[] {
  const { articles, categories, details, shops, subcategories } = found
  const inCategory = 'GET /categories/:id/articles'
  const inSearch = 'POST /articles/search'
  return [
    of(
      inCategory,
      categories.flatMap(({ MainGroupID }) => [1, 2].map((page) => get(`/categories/${MainGroupID}/articles?page=${page}`))),
      'category page',
    ),
    of(
      inCategory,
      categories.map(({ MainGroupID }) => get(`/categories/${MainGroupID}/articles?orderBy=Price&order=desc`)),
      'category by price',
    ),
    of(
      'GET /subcategories/:id/articles',
      subcategories.map((sub) => get(`/subcategories/${sub.ArticleGroup2ID}/articles`)),
      'subcategory page',
    ),
    of(
      inSearch,
      filters(found).map((all) => search({ filters: all })),
      'filtered page',
    ),
    of(
      inSearch,
      shops.slice(0, 8).map((shop) => search({ filters: [rule('shops', [shop.id])] })),
      'filtered by shop',
    ),
    of(
      inSearch,
      sized(found).map((all) => search({ filters: all })),
      'filtered by size',
    ),
    of(inSearch, searches(terms), 'one-term search'),
    of(inSearch, searches(several), 'several words'),
    of(inSearch, searches(typos), 'corrected search'),
    of(
      'GET /articles/suggest',
      typed.map((query) => get(`/articles/suggest?q=${encodeURIComponent(query)}`)),
      'suggestions',
    ),
    of('POST /articles/facets', facets(found), 'facets'),
    of(
      'POST /articles/facets',
      sized(found).map((all) => post('/articles/facets', { filters: all })),
      'facets by size',
    ),
    of('POST /articles/searchids', [post('/articles/searchids', { ids: articles.slice(0, 20).map(({ id }) => id) })]),
    of(
      'GET /articles/:id',
      articles.map(({ id }) => get(`/articles/${id}`)),
    ),
    of(
      'GET /articles/slug/:slug',
      articles.map(({ slug }) => get(`/articles/slug/${slug}`)),
    ),
    of(
      'GET /articles/availability/:ids',
      articles.map(({ id }, at) => get(`/articles/availability/${[id, ...articles.slice(at + 1, at + 5).map((one) => one.id)].join(',')}`)),
    ),
    of(
      'GET /articles/:id/alternatives',
      articles.map(({ id }, at) => get(`/articles/${id}/alternatives?shopID=${shops[at % shops.length]?.id ?? 0}`)),
    ),
    of(
      'GET /articles/bundle',
      articles.slice(0, 20).map(({ id }, at) => get(`/articles/bundle?articles=${id},${articles[at + 20]?.id ?? id}`)),
    ),
    of(
      'GET /articles/:id/reviews',
      articles.map(({ id }) => get(`/articles/${id}/reviews`)),
    ),
    of(
      'GET /images/:key/:file',
      articles.slice(0, 8).flatMap(({ image }) => ['320.avif', '320.webp'].map((file) => ({ ...get(''), path: `${image}/${file}` }))),
    ),
    of(
      'POST /checkout/validate',
      details.slice(0, 10).map((_, at) => cartOf(details.slice(at, at + 4))),
    ),
  ]
}
