import type { Ore } from '@vidda/domain/money'
import { oreFromKroner } from '@vidda/domain/money-wire'
import { isoFrom } from './days.ts'
import type { Rng } from './prng.ts'
import type { PriceRow } from './types.ts'

export const toOre = (kroner: number): Ore => oreFromKroner(kroner)

const stepFor = (kroner: number): number => (kroner < 300 ? 10 : kroner < 1000 ? 50 : 100)

/** Chain 1 ends its prices in 9 (149, 1 299), chain 2 in 0 (450, 1 290). */
export function shopPrice(chainId: number, kroner: number): number {
  if (chainId === 1) return Math.max(19, Math.round(kroner / stepFor(kroner)) * stepFor(kroner) - 1)
  if (kroner < 1000) return Math.max(60, Math.round(kroner / 10) * 10)
  const hundred = Math.floor(kroner / 100) * 100
  return hundred + (kroner - hundred < 70 ? 50 : 90)
}

/** Rounded down, so that the promised percentage is kept. */
export function salePrice(chainId: number, kroner: number, percent: number): number {
  const exact = (kroner * (100 - percent)) / 100
  if (chainId !== 1) return Math.floor(exact / 10) * 10
  const step = exact < 500 ? 10 : 50
  return Math.max(9, Math.floor((exact + 1) / step) * step - 1)
}

export type Reduction = { readonly startDay: number; readonly kroner: number }
export type History = { readonly rows: readonly PriceRow[]; readonly before: number | null }

/** Days are relative to `now`, negative in the past; a reduction begins at least 60 days after `createdDay`. */
export function createHistory(
  articleId: number,
  regular: number,
  createdDay: number,
  reduction: Reduction | null,
  chainId: number,
  now: Date,
  rng: Rng,
): History {
  const steps: { day: number; kroner: number }[] = [{ day: createdDay, kroner: regular }]
  const earlier = shopPrice(chainId, regular * 0.93)
  if (createdDay < -240 && earlier < regular && rng.chance(0.35)) {
    steps[0] = { day: createdDay, kroner: earlier }
    steps.push({ day: rng.int(-200, -90), kroner: regular })
  }
  let before: number | null = null
  if (reduction) {
    before = regular
    const visit = salePrice(chainId, regular, 10)
    if (visit > reduction.kroner && rng.chance(0.12)) {
      steps.push({ day: reduction.startDay - 25, kroner: visit }, { day: reduction.startDay - 14, kroner: regular })
      before = visit
    }
    steps.push({ day: reduction.startDay, kroner: reduction.kroner })
  }
  const rows = steps.map((step, at) => {
    const following = steps[at + 1]
    return { articleId, price: toOre(step.kroner), from: isoFrom(now, step.day), to: following ? isoFrom(now, following.day) : null }
  })
  return { rows, before }
}
