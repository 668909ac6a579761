import { colorGroups, colorsByGroup } from './colors.data.ts'
import type { ColorRow } from './types.ts'

export const colorRows: readonly ColorRow[] = colorGroups.flatMap(({ id: colorGroupId, name: group }) =>
  colorsByGroup[group].map(([name, hex], at) => ({
    id: colorGroupId * 100 + at + 1,
    name,
    hex,
    colorCode: String(colorGroupId * 100 + at + 1).padStart(4, '0'),
    colorGroupId,
  })),
)

const idsByName = new Map(colorRows.map(({ name, id }) => [name, id]))

const { Svart, Hvit, Grå, Beige } = colorsByGroup
const neutral = new Set<string>([...Svart, ...Hvit, ...Grå, ...Beige].map(([name]) => name))

/** The colours that an article of the palette may be shown in first: no black, white, grey or beige, unless it has nothing else. */
export function leadsOf(palette: readonly string[]): readonly string[] {
  const colorful = palette.filter((name) => !neutral.has(name))
  return colorful.length > 0 ? colorful : palette
}

export function colorId(name: string): number {
  const id = idsByName.get(name)
  if (id === undefined)
    throw new Error(`A palette names the colour ${name}, which colors.data.ts does not have; add it there or correct the palette.`)
  return id
}
