import { exactOre } from '../money/ore.ts'
import type { Ore } from '../money/ore.ts'

/** Kroner on the wire, rounded to whole kroner half up before they become øre (spec §9, decisions.md Money): 499.5 gives 50000. */
export const oreFromKroner = (kroner: number): Ore => exactOre(Math.floor(kroner + 0.5) * 100)

/** Amounts that are øre already, such as freight; throws RangeError for anything but a safe integer. */
export const oreFromWire = (ore: number): Ore => exactOre(ore)

/** Whole kroner for the wire, half up. */
export const kronerFromOre = (amount: Ore): number => Math.floor((amount + 50) / 100)
