import { facetFields, type FacetField, type FilterField } from '../../packages/domain/src/listing/index.ts'
import type * as Wire from '../../packages/contract/src/wire/index.ts'

type Article = Wire.ArticleDetail

/** Search words, filters and sort order of a list, from the query string or the body of a request. */
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

/** Matches when every search word is the prefix of a word of the article. The shop's own search also handles stems, compounds and misspellings. */
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

/** The articles that match the search words and filters, sorted. */
export function find(articles: readonly Article[], question: Question, bestsellers: readonly Wire.Bestseller[]): readonly Article[] {
  const { query = '', filters = [], orderBy = 'Name', order = 'asc' } = question
  const ranks = new Map(bestsellers.map(({ article_id: id, qty_rank: rank }) => [id, rank]))
  const compare = orders[orderBy]((id) => ranks.get(id) ?? Infinity)
  const found = articles.filter((article) => isFound(article, query) && filters.every((rule) => meets(article, rule))).toSorted(compare)
  return order === 'desc' ? found.toReversed() : found
}

/** Facet counts: a field's own filter is ignored for its counts, so that each value shows how many articles it would find. */
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
