import type { CellHashes } from './capture.ts'
import { widths, type Width } from './matrix-page.ts'
import type { Hashes } from './references.ts'

export type Difference = {
  readonly component: string
  readonly width: Width
  readonly theme: string
  readonly kind: 'changed' | 'new' | 'gone'
}

type CellDifference = readonly [theme: string, kind: Difference['kind']]

const ofCells = (before: CellHashes, after: CellHashes): readonly CellDifference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((theme): readonly CellDifference[] => {
    if (before[theme] === after[theme]) return []
    if (before[theme] === undefined) return [[theme, 'new']]
    return [[theme, after[theme] === undefined ? 'gone' : 'changed']]
  })

/** What differs, cell by cell, in the order of components. */
export const compare = (before: Hashes, after: Hashes): readonly Difference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted().flatMap((component) =>
    widths.flatMap((width) =>
      ofCells(before[component]?.[`${width}`] ?? {}, after[component]?.[`${width}`] ?? {}).map(([theme, kind]) => ({
        component,
        width,
        theme,
        kind,
      })),
    ),
  )

/** The components that differ, by theme. */
export const byTheme = (differences: readonly Difference[]): Readonly<Record<string, readonly string[]>> => {
  const themes = [...new Set(differences.map(({ theme }) => theme))].toSorted()
  return Object.fromEntries(
    themes.map((theme) => [
      theme,
      [...new Set(differences.filter((difference) => difference.theme === theme).map(({ component }) => component))].toSorted(),
    ]),
  )
}
