import type { Planned } from './plan.ts'
import { createRng } from './prng.ts'

/** What chance gives an article besides its goods. Cheap, so that home pages and ranks can look before the articles are made. */
export type Traits = {
  readonly visible: boolean
  readonly stocked: boolean
  readonly canPurchase: boolean
  readonly featured: boolean
  /** Days before `now`, negative. */
  readonly createdDay: number
  readonly reduced: boolean
  /** From 0 to 1: how the price lies inside the kind's range; the same for a whole style. */
  readonly pricePoint: number
}

/** A bestseller, and the first article of a kind, are always to be had. */
export function traitsOf(planned: Planned, seed: number, bestseller = false): Traits {
  const open = bestseller || planned.anchor
  const rng = createRng(seed, planned.chainId, planned.index, 'traits')
  const style = createRng(seed, planned.chainId, planned.style, 'style')
  const visible = !rng.chance(0.03)
  const stocked = !rng.chance(0.04)
  const canPurchase = !rng.chance(0.01)
  const featured = rng.chance(0.05)
  const recent = rng.chance(0.09)
  const reduced = rng.chance(0.2)
  return {
    visible: visible || open,
    stocked: stocked || open,
    canPurchase: canPurchase || open,
    featured,
    createdDay: recent ? style.int(-40, -2) : style.int(-900, -120),
    reduced: reduced && !recent && planned.kind.pant === undefined,
    pricePoint: style.next(),
  }
}
