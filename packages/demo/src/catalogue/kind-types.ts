import type { GenderKey } from '@vidda/domain/gender'
import type { Drawing } from './types.ts'
import type { CareKey } from './care.data.ts'
import type { FitKey } from './fits.data.ts'
import type { MaterialKey } from './materials.data.ts'
import type { PaletteKey } from './colors.data.ts'
import type { SizeSystem } from './sizes.data.ts'

/** Texts may hold `{a|b|c}`: one is chosen. Facts list them from low to high, so that the facts of one style agree. */
type Template = string

export type Kind = {
  readonly key: string
  /** The last word of the article's name: `Skalljakke`. */
  readonly noun: string
  readonly drawing: Drawing
  /** Name of the third-level group, unique in its chain. */
  readonly group: string
  /** Each entry is one style's audience: its members come out as articles side by side. */
  readonly audiences: readonly (readonly GenderKey[])[]
  readonly sizes: SizeSystem
  /** One article per size, with the size in its name: tents, bottles, packs. */
  readonly sizeInName?: true
  readonly palette: PaletteKey
  /** How many colours an article comes in, from and to. */
  readonly colors: readonly [number, number]
  /** Kroner for a line of level 1, from and to. */
  readonly price: readonly [number, number]
  /** How common it is beside the other kinds. */
  readonly weight: number
  readonly season: 'vinter' | 'sommer' | 'hele året'
  /** Kroner of freight; 99 when left out (spec §9). */
  readonly freight?: number
  /** Kroner of deposit, part of the price. */
  readonly pant?: number
  /** Collected in a shop: why is in the description. */
  readonly onlyCC?: true
  readonly limit?: number
  /** False for gear: its unisex articles are not listed under women and men. True when left out. */
  readonly worn?: false
  /** Words that may stand before the noun: `3L`. */
  readonly tags?: readonly string[]
  readonly material: MaterialKey
  readonly fit: FitKey
  readonly care: CareKey
  readonly purpose: readonly Template[]
  /** Openings for junior and barn; `purpose` where left out. */
  readonly child?: readonly Template[]
  /** One honest limit. */
  readonly but: readonly Template[]
  readonly tech: readonly Template[]
}

export type Line = {
  readonly name: string
  readonly chainId: number
  /** 1 is the middle of the market. */
  readonly level: number
  readonly houseBrand?: true
  /** Makes for these alone; for everybody when left out. */
  readonly only?: readonly GenderKey[]
  readonly note: string
  readonly kinds: readonly string[]
}
