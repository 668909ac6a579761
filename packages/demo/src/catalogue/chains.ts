/** Chains that goods are invented for: broad sport, natural fibres, mountain and ski, children. */
export const generatedChains = [1, 2, 3, 4] as const
export type GeneratedChain = (typeof generatedChains)[number]

/** How the articles of a catalogue are shared out: the broad chain has four times as many as the small one. */
const weights: Readonly<Record<GeneratedChain, number>> = { 1: 8, 2: 2, 3: 3, 4: 3 }

/** How many of `articles` each chain gets; the last one takes what rounding leaves. */
export function shareOut(chains: readonly GeneratedChain[], articles: number): readonly number[] {
  const total = chains.reduce((sum, chain) => sum + weights[chain], 0)
  const shares = chains.map((chain) => Math.round((articles * weights[chain]) / total))
  const rest = articles - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, at) => (at === shares.length - 1 ? share + rest : share))
}

/** The chains asked for, in their own order; throws on one that nothing is invented for. */
export function knownChains(wanted: readonly number[]): readonly GeneratedChain[] {
  const unknown = wanted.find((chain) => !generatedChains.some((known) => known === chain))
  if (unknown !== undefined) {
    const last = generatedChains.at(-1) ?? ''
    throw new RangeError(`There is no generated chain ${unknown}; chains are ${generatedChains.slice(0, -1).join(', ')} and ${last}.`)
  }
  return generatedChains.filter((chain) => wanted.includes(chain))
}
