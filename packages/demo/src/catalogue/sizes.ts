import type { GenderKey } from '@vidda/domain/gender'
import { sizeSystems, type SizeSystem } from './sizes.data.ts'

type ByAudience = Readonly<Partial<Record<'all' | GenderKey, readonly string[]>>>

/** The sizes of a system for an audience; `all` where it makes no difference. */
export function sizesOf(system: SizeSystem, audience: GenderKey): readonly string[] {
  const sizes: ByAudience = sizeSystems[system]
  return sizes[audience] ?? sizes.all ?? sizes.uni ?? []
}
