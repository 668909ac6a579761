import { facets, valueFacets, type Direction, type OrderKey, type ValueFacet } from '@vidda/domain/listing'

/** Sort orders as they stand in addresses. */
export const sorts = { bestselger: 'Bestseller', pris: 'Price', navn: 'Name' } as const satisfies Record<string, OrderKey>
export type Sort = keyof typeof sorts

/** Whole kroner, both ends included; null where an end is open. */
export type PriceSelection = { readonly min: number | null; readonly max: number | null }

/** What a shopper has set in the filters, as addresses hold it: values by their names, `?color=gronn,bla`. */
export type FilterSelection = { readonly [Facet in ValueFacet]: readonly string[] } & { readonly price: PriceSelection | null }

/** What a list's address says; a part that makes no sense counts as absent. */
export type ListParameters = FilterSelection & {
  readonly sort: Sort | null
  readonly direction: Direction
  /** The pages that are shown, 1-based, both ends included. */
  readonly from: number
  readonly to: number
  /** The filters are asked for as a form of the page, for who has no scripts. */
  readonly form: boolean
}

/** The commerce API takes no higher page. */
const highestPage = 1_000_000
/** Pages in one list: as many articles as one search answers. */
export const mostPages = 50
const mostValues = 30
const highestPrice = 1_000_000

/** The same for every facet of values. */
export const eachFacet = <Value>(valueOf: (facet: ValueFacet) => Value): Readonly<Record<ValueFacet, Value>> =>
  Object.fromEntries(valueFacets.map((facet) => [facet, valueOf(facet)])) as Record<ValueFacet, Value>

const none: readonly string[] = []
export const noSelection: FilterSelection = { ...eachFacet(() => none), price: null }
export const unfiltered = { ...noSelection, from: 1, to: 1 } as const

const isSlug = (text: string): boolean => /^[a-z0-9-]{1,60}$/u.test(text)

/** Values stand behind one name with commas, as links have them, or each behind a name of its own, as a form sends them. */
function valuesOf(params: URLSearchParams, facet: ValueFacet): readonly string[] {
  const slugs = [...new Set(params.getAll(facet).flatMap((text) => text.split(',')))].filter(isSlug).slice(0, mostValues)
  const found = facets[facet]
  return 'accepts' in found ? slugs.filter(found.accepts) : slugs
}

const kronerIn = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^\d{1,7}$/u.test(text) && Number(text) <= highestPrice ? Number(text) : null

function priceOf(params: URLSearchParams): PriceSelection | null {
  const [min, max] = params.get('price')?.split('-') ?? [params.get('min'), params.get('max')]
  const price = { min: kronerIn(min), max: kronerIn(max) }
  const absent = price.min === null && price.max === null
  return absent || (price.min !== null && price.max !== null && price.min > price.max) ? null : price
}

function pagesOf(text: string | null): { readonly from: number; readonly to: number } {
  const [, first = '1', last = first] = /^(\d+)(?:-(\d+))?$/u.exec(text ?? '') ?? []
  const [from, to] = [Number(first), Number(last)]
  if (from < 1 || from > highestPage || to < from || to > highestPage) return { from: 1, to: 1 }
  return to > from && to > mostPages ? { from, to: from } : { from, to }
}

export function readParameters(params: URLSearchParams): ListParameters {
  const sort = params.get('sort')
  return {
    sort: sort !== null && Object.hasOwn(sorts, sort) ? (sort as Sort) : null,
    direction: params.get('order') === 'desc' ? 'desc' : 'asc',
    ...pagesOf(params.get('page')),
    ...eachFacet((facet) => valuesOf(params, facet)),
    price: priceOf(params),
    form: params.has('filter'),
  }
}

/** Whether a form has written the address: its list has one of its own, which links have. */
export const isFromForm = (params: URLSearchParams): boolean =>
  params.has('min') || params.has('max') || valueFacets.some((facet) => params.getAll(facet).length > 1)

/** `200-900`, `200-` or `-900`. */
const writtenPrice = ({ min, max }: PriceSelection): string => `${min ?? ''}-${max ?? ''}`

const writtenPages = ({ from, to }: ListParameters): string => (from === to ? String(from) : `${from}-${to}`)

/** The same list's address with some of its parameters changed; what is default is left out, so that a list has one address. */
export function listHref(path: string, parameters: ListParameters, change: Partial<ListParameters> = {}): string {
  const next = { ...parameters, ...change }
  const parts = valueFacets.flatMap((facet) => (next[facet].length > 0 ? [`${facet}=${next[facet].join(',')}`] : []))
  if (next.price) parts.push(`price=${writtenPrice(next.price)}`)
  if (next.sort) parts.push(`sort=${next.sort}`)
  if (next.direction === 'desc') parts.push('order=desc')
  if (next.to > 1) parts.push(`page=${writtenPages(next)}`)
  if (next.form) parts.push('filter')
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}
