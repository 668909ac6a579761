import { slugOf } from '../slug/index.ts'
import type { Shop } from './types.ts'

/** The names of shops as they stand in addresses; where two are alike, the number is appended. */
export function shopSlugs(shops: readonly Pick<Shop, 'id' | 'no' | 'name'>[]): ReadonlyMap<number, string> {
  const counts = new Map<string, number>()
  for (const { name } of shops) counts.set(slugOf(name), (counts.get(slugOf(name)) ?? 0) + 1)
  return new Map(shops.map(({ id, no, name }) => [id, counts.get(slugOf(name)) === 1 ? slugOf(name) : `${slugOf(name)}-${no}`]))
}
