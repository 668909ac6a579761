import { isGenderUrl, type GenderUrl } from '@vidda/domain/gender'
import type { Direction, OrderKey } from '@vidda/domain/listing'

/** Sort orders as they stand in addresses. */
export const sorts = { bestselger: 'Bestseller', pris: 'Price', navn: 'Name' } as const satisfies Record<string, OrderKey>
export type Sort = keyof typeof sorts

/** What a list's address says; a part that makes no sense counts as absent. */
export type ListChoice = {
  readonly sort: Sort | null
  readonly direction: Direction
  readonly page: number
  readonly gender: GenderUrl | null
}

/** The commerce API takes no higher page. */
const highestPage = 1_000_000

export function readChoice(params: URLSearchParams): ListChoice {
  const sort = params.get('sort')
  const page = Number(params.get('page') ?? 1)
  const gender = params.get('gender')
  return {
    sort: sort !== null && Object.hasOwn(sorts, sort) ? (sort as Sort) : null,
    direction: params.get('order') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 && page <= highestPage ? page : 1,
    gender: gender !== null && isGenderUrl(gender) ? gender : null,
  }
}

/** The same list's address with some of its choices changed; what is default is left out. */
export function listHref(path: string, choice: ListChoice, change: Partial<ListChoice> = {}): string {
  const next = { ...choice, ...change }
  const params = new URLSearchParams()
  if (next.gender) params.set('gender', next.gender)
  if (next.sort) params.set('sort', next.sort)
  if (next.direction === 'desc') params.set('order', 'desc')
  if (next.page > 1) params.set('page', String(next.page))
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
