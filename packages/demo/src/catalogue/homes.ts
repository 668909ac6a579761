import { homeEntries, homeNames } from './homes.data.ts'
import type { Plan, Planned } from './plan.ts'
import { traitsOf } from './traits.ts'
import type { HomeRow } from './types.ts'

/** The compositions of a chain; the grid holds articles that a shopper can open and buy. */
export function createHomes(plan: Plan, seed: number): readonly HomeRow[] {
  const open = openArticles(plan, seed)
  const entries = homeEntries[plan.chainId as keyof typeof homeEntries]
  return homeNames.map((name) => {
    const { grid, ...banners } = entries[name]
    return { chainId: plan.chainId, name, ...banners, grid: choose(grid, open) }
  })
}

/** Articles that a shopper can open and buy. */
export const openArticles = (plan: Plan, seed: number): readonly Planned[] => plan.articles.filter((planned) => showable(planned, seed))

function showable(planned: Planned, seed: number): boolean {
  const { visible, stocked, canPurchase } = traitsOf(planned, seed)
  return visible && stocked && canPurchase
}

/** The first article of each kind; where a small catalogue has none, the next one that is not used yet. */
export function choose(kinds: readonly string[], open: readonly Planned[]): readonly number[] {
  const chosen = new Set<number>()
  for (const key of kinds) {
    const fitting = open.find(({ id, kind }) => kind.key === key && !chosen.has(id)) ?? open.find(({ id }) => !chosen.has(id))
    if (fitting) chosen.add(fitting.id)
  }
  return [...chosen]
}
