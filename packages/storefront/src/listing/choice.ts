import { isGenderUrl, type GenderUrl } from '@vidda/domain/gender'
import type { Direction, OrderKey } from '@vidda/domain/listing'

/** Sort orders as they stand in addresses. */
export const sorts = { bestselger: 'Bestseller', pris: 'Price', navn: 'Name' } as const satisfies Record<string, OrderKey>
export type Sort = keyof typeof sorts

/** Filters whose values stand in addresses by name: `?color=gronn,bla`. */
export const valueFields = ['gender', 'group', 'color', 'brand', 'shop'] as const
export type ValueField = (typeof valueFields)[number]

/** Whole kroner, both ends included; null where an end is open. */
export type PriceChoice = { readonly min: number | null; readonly max: number | null }

/** What a list's address says; a part that makes no sense counts as absent. */
export type ListChoice = {
  readonly sort: Sort | null
  readonly direction: Direction
  /** The pages that are shown, 1-based, both ends included. */
  readonly from: number
  readonly to: number
  readonly gender: readonly GenderUrl[]
  readonly group: readonly string[]
  readonly color: readonly string[]
  readonly brand: readonly string[]
  readonly shop: readonly string[]
  readonly price: PriceChoice | null
  /** The filters are asked for as a form of the page, for who has no scripts. */
  readonly form: boolean
}

/** The commerce API takes no higher page. */
const highestPage = 1_000_000
/** Pages in one list: as many articles as one search answers. */
export const mostPages = 50
const mostValues = 30
const highestPrice = 1_000_000

export const unfiltered = { gender: [], group: [], color: [], brand: [], shop: [], price: null, from: 1, to: 1 } as const

const isSlug = (text: string): boolean => /^[a-z0-9-]{1,60}$/u.test(text)

/** Values stand behind one name with commas, as links have them, or each behind a name of its own, as a form sends them. */
const valuesOf = (params: URLSearchParams, field: ValueField): readonly string[] =>
  [...new Set(params.getAll(field).flatMap((text) => text.split(',')))].filter(isSlug).slice(0, mostValues)

const kronerIn = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^\d{1,7}$/u.test(text) && Number(text) <= highestPrice ? Number(text) : null

function priceOf(params: URLSearchParams): PriceChoice | null {
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

export function readChoice(params: URLSearchParams): ListChoice {
  const sort = params.get('sort')
  return {
    sort: sort !== null && Object.hasOwn(sorts, sort) ? (sort as Sort) : null,
    direction: params.get('order') === 'desc' ? 'desc' : 'asc',
    ...pagesOf(params.get('page')),
    gender: valuesOf(params, 'gender').filter(isGenderUrl),
    group: valuesOf(params, 'group'),
    color: valuesOf(params, 'color'),
    brand: valuesOf(params, 'brand'),
    shop: valuesOf(params, 'shop'),
    price: priceOf(params),
    form: params.has('filter'),
  }
}

/** Whether a form has written the address: its list has one of its own, which links have. */
export const isFromForm = (params: URLSearchParams): boolean =>
  params.has('min') || params.has('max') || valueFields.some((field) => params.getAll(field).length > 1)

/** `200-900`, `200-` or `-900`. */
const writtenPrice = ({ min, max }: PriceChoice): string => `${min ?? ''}-${max ?? ''}`

const writtenPages = ({ from, to }: ListChoice): string => (from === to ? String(from) : `${from}-${to}`)

/** The same list's address with some of its choices changed; what is default is left out, so that a list has one address. */
export function listHref(path: string, choice: ListChoice, change: Partial<ListChoice> = {}): string {
  const next = { ...choice, ...change }
  const parts = valueFields.flatMap((field) => (next[field].length > 0 ? [`${field}=${next[field].join(',')}`] : []))
  if (next.price) parts.push(`price=${writtenPrice(next.price)}`)
  if (next.sort) parts.push(`sort=${next.sort}`)
  if (next.direction === 'desc') parts.push('order=desc')
  if (next.to > 1) parts.push(`page=${writtenPages(next)}`)
  if (next.form) parts.push('filter')
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}
