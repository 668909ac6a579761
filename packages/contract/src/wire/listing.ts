import { facetFields, filterFields, type FacetField, type FilterField } from '@vidda/domain/listing'
import { Type, type Static } from 'typebox'
import { Article } from './article.ts'
import { Id, Kroner } from './common.ts'

const ops = ['in', 'between', 'less', 'more'] as const

/** Rules combine with AND, the values of one rule are alternatives (spec §3 Filter). */
export const FilterRule = Type.Object({
  field: Type.Union(filterFields.map((field) => Type.Literal(field))),
  op: Type.Union(ops.map((op) => Type.Literal(op))),
  value: Type.Union([Type.Number(), Type.Array(Type.Number(), { maxItems: 1000 })]),
})
export type FilterRule = {
  readonly field: FilterField
  readonly op: (typeof ops)[number]
  /** Ids, or kroner for the field `price`; `between` takes the lower and the upper end, both inclusive. */
  readonly value: number | readonly number[]
}

const page = (minimum: number) => Type.Optional(Type.Integer({ minimum, maximum: 1_000_000, default: minimum }))
const take = Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, default: 1000 }))
const keys = ['Name', 'Price', 'Bestseller', 'Created']
const order = Type.Optional(Type.Enum(['asc', 'desc'], { default: 'asc' }))

export const ListingQuery = Type.Object({
  page: page(1),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  orderBy: Type.Optional(Type.Enum(keys, { default: 'Name' })),
  order,
})

/** As the server sees it: whatever a client leaves out has the schema's default. */
export type ListingQuery = {
  readonly page: number
  readonly per_page: number
  readonly orderBy: 'Name' | 'Price' | 'Bestseller' | 'Created'
  readonly order: 'asc' | 'desc'
}

export const SearchBody = Type.Object({
  query: Type.Optional(Type.String({ maxLength: 200, default: '' })),
  take,
  page: page(0),
  orderBy: Type.Optional(Type.Enum(keys)),
  order,
  filters: Type.Optional(Type.Array(FilterRule, { maxItems: 20, default: [] })),
})

/** As a client sends it: whatever is left out has the schema's default. */
export type SearchBody = {
  readonly query?: string
  readonly take?: number
  /** 0 is the first page. */
  readonly page?: number
  /** Relevance when there is a query, else `Name`, when left out. */
  readonly orderBy?: 'Name' | 'Price' | 'Bestseller' | 'Created'
  readonly order?: 'asc' | 'desc'
  readonly filters?: readonly FilterRule[]
}

export const SearchIdsBody = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }), take, page: page(0) })

export const ArticlePage = Type.Object({
  data: Type.Array(Article),
  meta: Type.Object({ current_page: Type.Integer(), last_page: Type.Integer(), per_page: Type.Integer(), total: Type.Integer() }),
})
export type ArticlePage = Static<typeof ArticlePage>

const corrected = Type.Optional(
  Type.String({ description: 'The query that was answered, where nothing was found for a word of the one that was sent' }),
)

const met = Type.Optional(
  Type.Object(
    { colorId: Id, image: Type.String({ description: 'Base address of its picture' }) },
    {
      description:
        'The first colour of the article with a variant that meets the rules on colours, sizes and shops; left out without such rules',
    },
  ),
)

export const SearchResult = Type.Object({
  hits: Type.Object({
    total: Type.Object({ value: Type.Integer() }),
    hits: Type.Array(Type.Object({ _source: Article, met })),
  }),
  corrected,
})
export type SearchResult = Static<typeof SearchResult>

export const AlternativesQuery = Type.Object({
  shopID: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1, description: 'What this shop has comes before what only others have' }),
  ),
})
export type AlternativesQuery = Static<typeof AlternativesQuery>

export const FacetsBody = Type.Object({ query: SearchBody.properties.query, filters: SearchBody.properties.filters })

/** As a client sends it: whatever is left out has the schema's default. */
export type FacetsBody = Pick<SearchBody, 'query' | 'filters'>

export const FacetCount = Type.Object({ id: Id, count: Type.Integer({ minimum: 1 }) })
export type FacetCount = Static<typeof FacetCount>

const counts = Type.Array(FacetCount, {
  description: 'Hits of the search with this value alone in its field; values without hits are left out',
})

/** Counts by the fields of `FilterRule` that take ids. */
export const Facets = Type.Object({
  total: Type.Integer({ description: 'Hits of the search as it stands' }),
  ...(Object.fromEntries(facetFields.map((field) => [field, counts])) as Record<FacetField, typeof counts>),
  price: Type.Union([Type.Object({ min: Kroner, max: Kroner }), Type.Null()], {
    description: 'Lowest and highest price without the rules on price; null without hits',
  }),
  corrected,
})
export type Facets = Static<typeof Facets>
