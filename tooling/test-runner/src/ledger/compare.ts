import { idsOf } from './titles.ts'
import type { Title } from './titles.ts'

export type LedgerState = {
  readonly rows: readonly string[]
  readonly later: readonly string[]
  readonly titles: readonly Title[]
  /** Titles of tests that did not run, whose rows are not missed. */
  readonly unrun?: readonly Title[]
}

/** What is wrong between the ledger, the rows not due yet, and the titles that name rows; empty when all agree. */
export const ledgerProblems = ({ rows, later, titles, unrun = [] }: LedgerState): readonly string[] => {
  const known = new Set(rows)
  const postponed = new Set(later)
  const proven = new Set(titles.flatMap(({ title }) => idsOf(title)))
  const left = new Set(unrun.flatMap(({ title }) => idsOf(title)))
  const doubled = (ids: readonly string[]): readonly string[] => ids.filter((id, index) => ids.indexOf(id) !== index)
  return [
    ...doubled(rows).map((id) => `${id} stands twice in docs/requirements.md: give the new row the next free number`),
    ...doubled(later).map((id) => `${id} stands twice in docs/requirements-later.txt`),
    ...rows
      .filter((id) => !proven.has(id) && !left.has(id) && !postponed.has(id))
      .map((id) => `${id} is named by no passing test: prove it, or put it into docs/requirements-later.txt until it is due`),
    ...rows.filter((id) => proven.has(id) && postponed.has(id)).map((id) => `${id} is proven: take it out of docs/requirements-later.txt`),
    ...later.filter((id) => !known.has(id)).map((id) => `${id} of docs/requirements-later.txt is no row of the ledger`),
    ...titles.flatMap(({ title, file }) =>
      idsOf(title)
        .filter((id) => !known.has(id))
        .map((id) => `${file}: “${title.slice(0, 80)}” names ${id}, which is no row of the ledger`),
    ),
  ]
}

/** The rows that titles name, in the ledger's order. */
export const provenRows = (rows: readonly string[], titles: readonly Title[]): readonly string[] => {
  const proven = new Set(titles.flatMap(({ title }) => idsOf(title)))
  return rows.filter((id) => proven.has(id))
}
