import type { Fact } from './facts.ts'

/** One property of several articles; null where an article says nothing of it. */
export type FactRow = { readonly name: string; readonly values: readonly (string | null)[] }

const keyOf = (name: string): string => name.toLocaleLowerCase('nb-NO')

/** The facts of each article as rows by their names: those first that most articles have, else in the order in which they come. */
export function factRows(articles: readonly (readonly Fact[])[]): readonly FactRow[] {
  const names = new Map<string, string>()
  for (const { name } of articles.flat()) if (!names.has(keyOf(name))) names.set(keyOf(name), name)
  const rows = [...names].map(([key, name]) => ({ name, values: articles.map((facts) => valueOf(facts, key)) }))
  const count = ({ values }: FactRow) => values.filter((value) => value !== null).length
  return rows.toSorted((left, right) => count(right) - count(left))
}

/** A property that an article tells twice has both values. */
function valueOf(facts: readonly Fact[], key: string): string | null {
  const values = facts.filter(({ name }) => keyOf(name) === key).map(({ value }) => value)
  return values.length > 0 ? [...new Set(values)].join(', ') : null
}

/** Whether what several articles say of one property is not the same. */
export const differs = (values: readonly unknown[]): boolean => new Set(values.map((value) => JSON.stringify(value))).size > 1
