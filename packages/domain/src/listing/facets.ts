import type { Article } from '../article/index.ts'
import { isGenderUrl } from '../gender/index.ts'

/** What shoppers filter lists by, as the panel has them. A key is the facet's parameter in addresses, too. */
export const facetKeys = ['size', 'gender', 'group', 'color', 'brand', 'price', 'shop'] as const
export type FacetKey = (typeof facetKeys)[number]

type OfArticles = {
  /** Ids of its values that an article has. */
  readonly of: (article: Article) => readonly number[]
}

type Facet = {
  /** Its field in filter rules, and in the counts of a search. */
  readonly field: string
  /** Its name among the texts of the filters. */
  readonly label: string
  /** Open in the panel even with nothing selected. */
  readonly open: boolean
} & (
  | (OfArticles & {
      /** A list of values with counts, and how it looks: `list` may be long, and has a search within. */
      readonly kind: 'pills' | 'swatches' | 'sizes'
      /** What is said, among the texts of the filters, of a value that the shopper selected before. */
      readonly own?: string
      /** Which slugs of an address may be values; any when left out. */
      readonly accepts?: (slug: string) => boolean
      /** A list with one value of it has an address of its own for search engines. */
      readonly indexed?: boolean
    })
  | (OfArticles & {
      readonly kind: 'list'
      /** What the search within is called among the texts of the filters. */
      readonly find: string
      readonly order: 'given' | 'name'
      /** What is said, among the texts of the filters, of the value that is the shopper's own shop. */
      readonly own?: string
    })
  | { readonly kind: 'range' }
)

const idsOf = (items: readonly { readonly id: number }[]): readonly number[] => items.map(({ id }) => id)

/** All there is to say of each facet, in the order of the commerce API. A new one is an entry here and a word above. */
export const facets = {
  gender: {
    field: 'genders',
    kind: 'pills',
    label: 'gender',
    open: true,
    accepts: isGenderUrl,
    indexed: true,
    of: ({ genders }) => genders,
  },
  color: { field: 'colors', kind: 'swatches', label: 'color', open: true, of: ({ colorGroups }) => idsOf(colorGroups) },
  brand: {
    field: 'brands',
    kind: 'list',
    label: 'brand',
    find: 'findBrand',
    order: 'name',
    open: false,
    of: ({ brands }) => idsOf(brands),
  },
  shop: {
    field: 'shops',
    kind: 'list',
    label: 'shop',
    find: 'findShop',
    order: 'given',
    own: 'myShop',
    open: false,
    of: ({ available }) => available,
  },
  group: {
    field: 'groups',
    kind: 'list',
    label: 'group',
    find: 'findGroup',
    order: 'name',
    open: false,
    of: ({ articleGroup3ID }) => [articleGroup3ID],
  },
  size: { field: 'sizes', kind: 'sizes', label: 'size', own: 'ownSize', open: true, of: ({ sizes }) => sizes },
  price: { field: 'price', kind: 'range', label: 'price', open: false },
} as const satisfies Readonly<Record<FacetKey, Facet>>

type KeyOf<Kind extends Facet['kind']> = { [Key in FacetKey]: (typeof facets)[Key]['kind'] extends Kind ? Key : never }[FacetKey]
type ValueKind = Exclude<Facet['kind'], 'range'>

/** A facet of values with counts. */
export type ValueFacet = KeyOf<ValueKind>
export type ValueField = (typeof facets)[ValueFacet]['field']

export const isValueFacet = (key: FacetKey): key is ValueFacet => facets[key].kind !== 'range'

/** As addresses, forms and chips have them; a range of prices comes after them. */
export const valueFacets: readonly ValueFacet[] = facetKeys.filter(isValueFacet)

/** Fields of filter rules that take several ids and are counted, in the order of the commerce API. */
export const valueFields = (Object.keys(facets) as FacetKey[]).filter(isValueFacet).map((key): ValueField => facets[key].field)

export type FacetValues = Readonly<Record<ValueField, readonly number[]>>

/** What an article is found by, by the fields of filter rules. */
export const facetValues = (article: Article): FacetValues =>
  Object.fromEntries(valueFacets.map((key) => [facets[key].field, facets[key].of(article)])) as FacetValues
