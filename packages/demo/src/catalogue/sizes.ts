import type { GenderKey } from '@vidda/domain/gender'
import type { SizeScale } from '@vidda/domain/size'
import { sizeSystems, type SizeSystem } from './sizes.data.ts'

type ByAudience = Readonly<Partial<Record<'all' | GenderKey, readonly string[]>>>

/** The sizes of a system for an audience; `all` where it makes no difference. */
export function sizesOf(system: SizeSystem, audience: GenderKey): readonly string[] {
  const sizes: ByAudience = sizeSystems[system]
  return sizes[audience] ?? sizes.all ?? sizes.uni ?? []
}

const scales: Readonly<Record<SizeSystem, SizeScale>> = {
  clothes: 'clothes',
  shoes: 'shoes',
  hands: 'gloves',
  head: 'headwear',
  feet: 'socks',
  helmet: 'headwear',
  one: 'other',
  alpineSkis: 'skis',
  touringSkis: 'skis',
  alpinePoles: 'poles',
  touringPoles: 'poles',
  tent: 'other',
  familyTent: 'other',
  sleepingBag: 'other',
  mat: 'other',
  dayPack: 'volume',
  tourPack: 'volume',
  bottle: 'volume',
  thermos: 'volume',
  gas: 'other',
  football: 'other',
  handball: 'other',
  paddling: 'other',
  blanket: 'other',
  bag: 'volume',
}

/** The size scale of each size system; children's clothes are sized by body height. */
export const scaleOf = (system: SizeSystem, audience: GenderKey): SizeScale =>
  system === 'clothes' && (audience === 'junior' || audience === 'barn') ? 'children' : scales[system]
