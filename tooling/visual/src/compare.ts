import type { CellHashes } from './capture.ts'
import { widths, type Width } from './matrix-page.ts'

/** Hashes of the cells' pixels, by component, width (px) and theme. */
export type Hashes = Readonly<Record<string, Readonly<Partial<Record<`${Width}`, CellHashes>>>>>

export type Difference = {
  readonly component: string
  readonly width: Width
  readonly theme: string
  readonly kind: 'changed' | 'new' | 'gone'
}

type CellDifference = readonly [theme: string, kind: Difference['kind']]

const themesOf = (takes: readonly CellHashes[]): readonly string[] => takes.flatMap((cells) => Object.keys(cells))

/** One equal pair of pictures is enough: browsers occasionally draw the edges of round shapes a shade differently. */
const isSame = (before: readonly CellHashes[], after: readonly CellHashes[], theme: string): boolean =>
  before.some((one) => after.some((other) => one[theme] === other[theme] && one[theme] !== undefined))

const ofCells = (before: readonly CellHashes[], after: readonly CellHashes[]): readonly CellDifference[] =>
  [...new Set([...themesOf(before), ...themesOf(after)])].flatMap((theme): readonly CellDifference[] => {
    if (!themesOf(before).includes(theme)) return [[theme, 'new']]
    if (!themesOf(after).includes(theme)) return [[theme, 'gone']]
    return isSame(before, after, theme) ? [] : [[theme, 'changed']]
  })

/** The cells of which no picture before equals any picture after, and new and removed cells, sorted by component. */
export const compare = (before: readonly Hashes[], after: readonly Hashes[]): readonly Difference[] =>
  [...new Set([...before, ...after].flatMap((hashes) => Object.keys(hashes)))].toSorted().flatMap((component) =>
    widths.flatMap((width) => {
      const cells = (takes: readonly Hashes[]) => takes.map((hashes) => hashes[component]?.[`${width}`] ?? {})
      return ofCells(cells(before), cells(after)).map(([theme, kind]) => ({ component, width, theme, kind }))
    }),
  )

/** Names of the components that differ, by theme; both sorted. */
export const byTheme = (differences: readonly Difference[]): Readonly<Record<string, readonly string[]>> => {
  const themes = [...new Set(differences.map(({ theme }) => theme))].toSorted()
  return Object.fromEntries(
    themes.map((theme) => [
      theme,
      [...new Set(differences.filter((difference) => difference.theme === theme).map(({ component }) => component))].toSorted(),
    ]),
  )
}
