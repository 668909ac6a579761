import { take, type Plan, type Planned } from './plan.ts'
import { createRng } from './prng.ts'
import { traitsOf } from './traits.ts'
import { listKroner } from './list-price.ts'
import type { BestsellerRow } from './types.ts'

const most = 150

/** As drawn, but lines and kinds take turns, so that no brand or kind fills the top. */
function takingTurns(drawn: readonly Planned[]): readonly Planned[] {
  const turns = new Map<string, number>()
  return drawn
    .map((planned) => ({ planned, turn: take(turns, `line ${planned.line.name}`) + take(turns, `kind ${planned.kind.key}`) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ planned }) => planned)
}

/** Sold pieces fall off with rank; turnover ranks the same articles by pieces × price, ties by rank. */
export function createBestsellers(plan: Plan, seed: number): readonly BestsellerRow[] {
  const rng = createRng(seed, plan.chainId, 'bestsellers')
  const chosen = takingTurns(rng.sample(plan.articles, Math.min(most, Math.ceil(plan.articles.length / 4))))
  const turnover = (planned: Planned, at: number): number => (listKroner(planned, traitsOf(planned, seed, true)) * 4000) / (at + 12)
  const byTurnover = chosen
    .map((planned, at) => ({ at, turnover: turnover(planned, at) }))
    .toSorted((one, other) => other.turnover - one.turnover || one.at - other.at)
  const turnoverRank = new Map(byTurnover.map(({ at }, rank) => [at, rank + 1]))
  return chosen.map(({ id, chainId }, at) => ({ chainId, articleId: id, qtyRank: at + 1, turnoverRank: turnoverRank.get(at) ?? at + 1 }))
}
