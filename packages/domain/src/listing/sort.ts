import type { Article } from '../article/index.ts'
import type { Direction, OrderKey } from './types.ts'

export type Comparison<Item> = (left: Item, right: Item) => number

const norwegian = new Intl.Collator('nb-NO')

export const compareText: Comparison<string> = (left, right) => norwegian.compare(left, right)

export const compareNumber: Comparison<number> = (left, right) => left - right

/** False before true. */
export const compareBoolean: Comparison<boolean> = (left, right) => Number(left) - Number(right)

/** A sorted copy; equal items keep their order in both directions. */
export const sorted = <Item>(items: readonly Item[], compare: Comparison<Item>, direction: Direction = 'asc'): readonly Item[] =>
  items.toSorted((left, right) => (direction === 'asc' ? compare(left, right) : compare(right, left)))

/** How lists compare by each key that an article carries; newest first is the server's to know. */
const comparisons: Readonly<Record<Exclude<OrderKey, 'Created'>, Comparison<Article>>> = {
  Name: (left, right) => compareText(left.name, right.name),
  Price: (left, right) => compareNumber(left.price, right.price),
  Bestseller: (left, right) =>
    compareNumber(left.bestsellerQty, right.bestsellerQty) || compareNumber(left.bestsellerTurnover, right.bestsellerTurnover),
}

export const sortArticles = (
  articles: readonly Article[],
  key: Exclude<OrderKey, 'Created'>,
  direction: Direction = 'asc',
): readonly Article[] => sorted(articles, comparisons[key], direction)
