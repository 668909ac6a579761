import type { Ore } from '@vidda/domain/money'
import { beforePriceAt } from '@vidda/domain/price'
import { oreFromKroner } from '@vidda/domain/money-wire'
import { isoFrom, midnightFrom } from './days.ts'
import type { Rng } from './prng.ts'
import type { PriceRow } from './types.ts'

export const toOre = (kroner: number): Ore => oreFromKroner(kroner)

const stepFor = (kroner: number): number => (kroner < 300 ? 10 : kroner < 1000 ? 50 : 100)

/** Chains whose prices end in 9 (149, 1 299); those of others end in 0 (450, 1 290). */
const endsInNine: readonly number[] = [1, 4]

export function shopPrice(chainId: number, kroner: number): number {
  if (endsInNine.includes(chainId)) return Math.max(19, Math.round(kroner / stepFor(kroner)) * stepFor(kroner) - 1)
  if (kroner < 1000) return Math.max(60, Math.round(kroner / 10) * 10)
  const hundred = Math.floor(kroner / 100) * 100
  return hundred + (kroner - hundred < 70 ? 50 : 90)
}

/** Rounded down, so that the promised percentage is kept. */
export function salePrice(chainId: number, kroner: number, percent: number): number {
  const exact = (kroner * (100 - percent)) / 100
  if (!endsInNine.includes(chainId)) return Math.floor(exact / 10) * 10
  const step = exact < 500 ? 10 : 50
  return Math.max(9, Math.floor((exact + 1) / step) * step - 1)
}

export type Reduction = { readonly startDay: number; readonly kroner: number; readonly campaignId: number }
export type History = { readonly rows: readonly PriceRow[]; readonly before: Ore | null }

type Step = { readonly from: string; readonly kroner: number | null; readonly campaignId?: number }

const rowsOf = (articleId: number, club: boolean, steps: readonly Step[]): readonly PriceRow[] =>
  steps.map(({ from, kroner, campaignId = null }, at) => ({
    articleId,
    price: kroner === null ? null : toOre(kroner),
    from,
    to: steps[at + 1]?.from ?? null,
    club,
    campaignId,
  }))

function before(rows: readonly PriceRow[], now: Date): Ore | null {
  const entries = rows.map((row) => ({ ...row, from: new Date(row.from), marketed: row.campaignId !== null }))
  const shown = entries.flatMap(({ price, ...row }) => (row.club || price === null ? [] : [{ ...row, price }]))
  return beforePriceAt({ shown, club: entries.filter((row) => row.club) }, now)
}

/**
 * Days are relative to `now`, negative in the past; a reduction begins at least 60 days after `createdDay`. Some goods had a lower price shortly
 * before it, some for members alone.
 */
export function createHistory(
  articleId: number,
  regular: number,
  createdDay: number,
  reduction: Reduction | null,
  chainId: number,
  now: Date,
  rng: Rng,
): History {
  const steps: Step[] = [{ from: isoFrom(now, createdDay), kroner: regular }]
  const members: Step[] = []
  const earlier = shopPrice(chainId, regular * 0.93)
  if (createdDay < -240 && earlier < regular && rng.chance(0.35)) {
    steps[0] = { from: isoFrom(now, createdDay), kroner: earlier }
    steps.push({ from: midnightFrom(now, rng.int(-200, -90)), kroner: regular })
  }
  if (reduction) {
    const { startDay, kroner, campaignId } = reduction
    const visit = salePrice(chainId, regular, 10)
    if (visit > kroner && rng.chance(0.12)) {
      const [from, to] = [midnightFrom(now, startDay - 25), midnightFrom(now, startDay - 14)]
      if (articleId % 2 === 0) members.push({ from, kroner: visit }, { from: to, kroner: null })
      else steps.push({ from, kroner: visit }, { from: to, kroner: regular })
    }
    steps.push({ from: midnightFrom(now, startDay), kroner, campaignId })
  }
  const rows = [...rowsOf(articleId, false, steps), ...rowsOf(articleId, true, members)]
  return { rows, before: before(rows, now) }
}
