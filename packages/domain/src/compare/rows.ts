import type { Fact } from '../article/index.ts'

/** One property of several articles; null for an article without it. */
export type FactRow = { readonly name: string; readonly values: readonly (string | null)[] }

const keyOf = (name: string): string => name.toLocaleLowerCase('nb-NO')

/** Groups the articles' facts into rows by name. Rows that most articles have come first, otherwise in the order of the facts. */
export function factRows(articles: readonly (readonly Fact[])[]): readonly FactRow[] {
  const names = new Map<string, string>()
  for (const { name } of articles.flat()) if (!names.has(keyOf(name))) names.set(keyOf(name), name)
  const rows = [...names].map(([key, name]) => ({ name, values: articles.map((facts) => valueOf(facts, key)) }))
  const count = ({ values }: FactRow) => values.filter((value) => value !== null).length
  return rows.toSorted((left, right) => count(right) - count(left))
}

/** Joins the values of a property that an article lists more than once. */
function valueOf(facts: readonly Fact[], key: string): string | null {
  const values = facts.filter(({ name }) => keyOf(name) === key).map(({ value }) => value)
  return values.length > 0 ? [...new Set(values)].join(', ') : null
}

/** Whether a property differs between articles. */
export const differs = (values: readonly unknown[]): boolean => new Set(values.map((value) => JSON.stringify(value))).size > 1
