import type { GenderKey } from '@vidda/domain/gender'
import { sizeSystems, type SizeSystem } from './sizes.data.ts'
import type { SizeRow } from './types.ts'

type ByAudience = Readonly<Partial<Record<'all' | GenderKey, readonly string[]>>>

/** The sizes of a system for an audience; `all` where it makes no difference. */
export function sizesOf(system: SizeSystem, audience: GenderKey): readonly string[] {
  const sizes: ByAudience = sizeSystems[system]
  return sizes[audience] ?? sizes.all ?? sizes.uni ?? []
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL']

/** Letters in their order, numbers by their size: right inside every system, whatever systems share a size. */
export function positionOf(name: string): number {
  const letter = letters.indexOf(name.split(/[ /]/u)[0] ?? '')
  const number = Number.parseFloat(name.replace(',', '.'))
  return letter >= 0 ? letter : Number.isNaN(number) ? 0 : 100 + Math.round(number * 100)
}

export const sizeRows: readonly SizeRow[] = [
  ...new Set(Object.values(sizeSystems).flatMap((system: ByAudience) => Object.values(system).flat())),
].map((name, at) => ({
  id: at + 1,
  name,
  position: positionOf(name),
}))

export const sizeIds: ReadonlyMap<string, number> = new Map(sizeRows.map((row) => [row.name, row.id]))
