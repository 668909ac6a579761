import { facetFields, type FacetField, type FilterField } from '../../packages/domain/src/listing/index.ts'
import type * as Wire from '../../packages/contract/src/wire/index.ts'

type Article = Wire.ArticleDetail

/** What a listing is asked with, whether by a path or by a body. */
export type Question = Pick<Wire.SearchBody, 'query' | 'filters' | 'orderBy' | 'order'>

const idsOf: Readonly<Record<Exclude<FilterField, 'price'>, (article: Article) => readonly number[]>> = {
  category: ({ categories }) => categories,
  subcategory: ({ subcategories }) => subcategories,
  groups: ({ ArticleGroup3ID }) => [ArticleGroup3ID],
  genders: ({ genders }) => genders,
  colors: ({ colorGroups }) => colorGroups.map(({ id }) => id),
  brands: ({ brands }) => brands.map(({ ProductLineID }) => ProductLineID),
  sizes: ({ sizes }) => sizes,
  shops: ({ shops }) => shops,
  campaigns: ({ campaigns }) => campaigns.map(({ id }) => id),
  ids: ({ id }) => [id],
}

function meets(article: Article, { field, value }: Wire.FilterRule): boolean {
  const wanted = typeof value === 'number' ? [value] : value
  if (field !== 'price') return idsOf[field](article).some((id) => wanted.includes(id))
  const [least = 0, most = Infinity] = wanted
  return article.price >= least && article.price <= most
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(/\s+/u).filter(Boolean)

/** Each word begins one of the article's: without the stems, compounds and misspellings that the shop's own search knows. */
function isFound({ name, brand, group2, group3 }: Article, query: string): boolean {
  const own = wordsIn([name, brand, group2, group3].join(' '))
  return wordsIn(query).every((word) => own.some((one) => one.startsWith(word)))
}

const orders: Readonly<
  Record<NonNullable<Question['orderBy']>, (rank: (id: number) => number) => (left: Article, right: Article) => number>
> = {
  Name: () => (left, right) => left.name.localeCompare(right.name, 'nb'),
  Price: () => (left, right) => left.price - right.price,
  Bestseller: (rank) => (left, right) => rank(left.id) - rank(right.id),
  Created: () => (left, right) => left.dateCreated.localeCompare(right.dateCreated),
}

/** Articles by words, filters and an order. */
export function find(articles: readonly Article[], question: Question, bestsellers: readonly Wire.Bestseller[]): readonly Article[] {
  const { query = '', filters = [], orderBy = 'Name', order = 'asc' } = question
  const ranks = new Map(bestsellers.map(({ article_id: id, qty_rank: rank }) => [id, rank]))
  const compare = orders[orderBy]((id) => ranks.get(id) ?? Infinity)
  const found = articles.filter((article) => isFound(article, query) && filters.every((rule) => meets(article, rule))).toSorted(compare)
  return order === 'desc' ? found.toReversed() : found
}

/** How many are found with each value alone in its field. */
export function count(articles: readonly Article[], question: Question): Wire.Facets {
  const without = (field: FilterField) =>
    find(articles, { ...question, filters: question.filters?.filter((rule) => rule.field !== field) ?? [] }, [])
  const counted = (field: FacetField): Wire.FacetCount[] => {
    const counts = new Map<number, number>()
    for (const article of without(field)) for (const id of new Set(idsOf[field](article))) counts.set(id, (counts.get(id) ?? 0) + 1)
    return [...counts].map(([id, hits]) => ({ id, count: hits })).toSorted((left, right) => left.id - right.id)
  }
  const prices = without('price').map(({ price }) => price)
  const fields = Object.fromEntries(facetFields.map((field) => [field, counted(field)])) as Record<FacetField, Wire.FacetCount[]>
  return {
    ...fields,
    total: find(articles, question, []).length,
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
  }
}
