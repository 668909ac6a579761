/** A set of lines (bits of `covers`), and what it costs to take it. */
export type Candidate = { readonly covers: number; readonly cost: number }

/** Lines that fit in the bits of a number. */
export const mostLines = 31

const bitCount = (mask: number): number => {
  let rest = mask - ((mask >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Where the lowest bit stands. */
const bitOf = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** Drops each candidate whose lines an earlier candidate covers too: candidates are sorted by cost, so the earlier one costs no more. */
function undominated(sets: readonly number[], covers: (set: number) => number): readonly number[] {
  const kept: number[] = []
  for (const set of sets) {
    const own = covers(set)
    if (own !== 0 && !kept.some((better) => (own & ~covers(better)) === 0)) kept.push(set)
  }
  return kept
}

/** Lines without those that are served by the way: every set that serves some other line serves them too. */
function hardest(lines: readonly number[], servers: readonly (readonly number[])[]): readonly number[] {
  const known = servers.map((sets) => new Set(sets))
  const serves = (line: number, other: number) => servers[other]?.every((set) => known[line]?.has(set)) ?? false
  return lines.filter((line) => !lines.some((other) => other !== line && serves(line, other) && (other < line || !serves(other, line))))
}

/** A problem without what decides itself: sets by their place in the list of candidates, lines by how few sets serve them. */
type Problem = {
  readonly sets: readonly number[]
  readonly covers: Int32Array
  readonly costs: Float64Array
  /** By line. */
  readonly servers: readonly (readonly number[])[]
}

const has = (mask: number, bit: number): boolean => ((mask >>> bit) & 1) === 1
const bits = Array.from({ length: mostLines }, (_, bit) => bit)

function reduced(candidates: readonly Candidate[], open: number): Problem {
  const coversOf = (set: number) => candidates[set]?.covers ?? 0
  const costOf = (set: number) => candidates[set]?.cost ?? 0
  let sets: readonly number[] = [...candidates.keys()]
  let lines: readonly number[] = bits.filter((bit) => has(open, bit))
  for (let before = -1; before !== sets.length + lines.length;) {
    before = sets.length + lines.length
    const mask = lines.reduce((all, bit) => all | (1 << bit), 0)
    sets = undominated(sets, (set) => coversOf(set) & mask)
    const servers = bits.map((bit) => sets.filter((set) => has(coversOf(set), bit)))
    lines = hardest(lines, servers).toSorted((one, other) => (servers[one]?.length ?? 0) - (servers[other]?.length ?? 0))
  }
  const covers = sets.map((set) => lines.reduce((mask, bit, place) => (has(coversOf(set), bit) ? mask | (1 << place) : mask), 0))
  const least = costOf(sets[0] ?? 0)
  return {
    sets,
    covers: Int32Array.from(covers),
    // How many sets there are is decided first, so that what all of them cost at least says nothing.
    costs: Float64Array.from(sets, (set) => costOf(set) - least),
    servers: lines.map((_, place) => [...covers.keys()].filter((index) => has(covers[index] ?? 0, place))),
  }
}

/** The least that open lines cost, whatever serves them. */
type Bound = {
  readonly of: (open: number) => number
  /** What each set costs on top of that for being one of a limited number. */
  readonly perSet: number
  /** How much dearer than the lines that it serves each set is. */
  readonly reducedCosts: Float64Array
}

const [low, middle] = [11, 10]

/** The sum of the prices of the lines in a bit mask; looked up in three tables, each of a part of the bits. */
function sumsOf(prices: Float64Array): (open: number) => number {
  const table = (start: number, size: number): Float64Array => {
    const sums = new Float64Array(2 ** size)
    for (let mask = 1; mask < sums.length; mask += 1) sums[mask] = (sums[mask & (mask - 1)] ?? 0) + (prices[start + bitOf(mask)] ?? 0)
    return sums
  }
  const [first, second, third] = [table(0, low), table(low, middle), table(low + middle, middle)]
  const [lowMask, middleMask] = [2 ** low - 1, 2 ** middle - 1]
  return (open) => (first[open & lowMask] ?? 0) + (second[(open >>> low) & middleMask] ?? 0) + (third[open >>> (low + middle)] ?? 0)
}

const steps = 120
const patience = 8
const shortestStep = 0.005

type Pricing = { readonly costs: Float64Array; readonly most: number; readonly target: number }

/**
 * Prices the lines so that all of them together cost as much as possible and yet no more than any cover of at most `most` sets (Lagrangian relaxation,
 * improved by subgradient steps; Beasley 1990). `target` is what a known cover costs.
 */
function boundOf({ covers, servers }: Problem, { costs, most, target }: Pricing): Bound {
  const prices = Float64Array.from(servers, (sets) => Math.min(...sets.map((set) => (costs[set] ?? 0) / bitCount(covers[set] ?? 0))))
  const missing = new Float64Array(prices.length)
  let [perSet, best, step, since] = [0, Number.NEGATIVE_INFINITY, 1, 0]
  let kept = { prices: prices.slice(), perSet, slack: 0 }
  for (let round = 0; round < steps && step > shortestStep; round += 1) {
    missing.fill(1)
    let [slack, picked] = [0, 0]
    for (const [set, mask] of covers.entries()) {
      let rest = (costs[set] ?? 0) + perSet
      for (let lines = mask; lines !== 0; lines &= lines - 1) rest -= prices[bitOf(lines)] ?? 0
      if (rest >= 0) continue
      slack += rest
      picked += 1
      for (let lines = mask; lines !== 0; lines &= lines - 1) missing[bitOf(lines)] = (missing[bitOf(lines)] ?? 0) - 1
    }
    const value = prices.reduce((sum, price) => sum + price, slack - perSet * most)
    since = value > best + Math.abs(best) * 1e-4 ? 0 : since + 1
    if (value > best) {
      best = value
      kept = { prices: prices.slice(), perSet, slack }
    }
    if (since >= patience) [step, since] = [step / 2, 0]
    const norm = missing.reduce((sum, one) => sum + one ** 2, (picked - most) ** 2)
    const by = (step * Math.max(target - value, Math.abs(target) * 1e-4)) / Math.max(norm, 1)
    for (const [line, price] of prices.entries()) prices[line] = Math.max(0, price + by * (missing[line] ?? 0))
    perSet = Math.max(0, perSet + by * (picked - most))
  }
  const sums = sumsOf(kept.prices)
  return {
    of: (open) => sums(open) + kept.slack,
    perSet: kept.perSet,
    reducedCosts: Float64Array.from(covers, (mask, set) => (costs[set] ?? 0) + kept.perSet - sums(mask)),
  }
}

/** Always the set that serves the most of what is left, and of several the first. */
function greedyCover({ covers }: Problem, all: number): readonly number[] {
  const picked: number[] = []
  for (let open = all; open !== 0;) {
    const sizes = [...covers].map((mask) => bitCount(mask & open))
    const set = sizes.indexOf(Math.max(...sizes))
    picked.push(set)
    open &= ~(covers[set] ?? open)
  }
  return picked
}

const rounding = 1e-6

/** For each line the sets that serve it, as bits; answers the first set that serves all lines of a mask, -1 for none. */
function finderOf({ covers, servers }: Problem): (open: number) => number {
  const words = Math.ceil(covers.length / 32)
  const serving = servers.map((sets) => {
    const own = new Int32Array(words)
    for (const set of sets) own[set >>> 5] = (own[set >>> 5] ?? 0) | (1 << (set & 31))
    return own
  })
  return (open) => {
    for (let word = 0; word < words; word += 1) {
      let all = -1
      for (let lines = open; lines !== 0 && all !== 0; lines &= lines - 1) all &= serving[bitOf(lines)]?.[word] ?? 0
      if (all !== 0) return word * 32 + bitOf(all)
    }
    return -1
  }
}

type Wanted = {
  readonly most: number
  /** How many sets open lines take. */
  readonly counts: Bound
  /** What they cost; null when any cover will do. */
  readonly costs: Bound | null
  /** Costs are whole numbers, and the cover has to cost less. */
  readonly below: number
}

/** The cheapest cover of at most `most` sets, or any; null where there is none. */
function search(problem: Problem, all: number, { most, counts, costs, below }: Wanted): readonly number[] | null {
  const { covers, servers } = problem
  const firstServing = finderOf(problem)
  const { reducedCosts } = costs ?? counts
  const order = servers.map((sets) => sets.toSorted((one, other) => (reducedCosts[one] ?? 0) - (reducedCosts[other] ?? 0) || one - other))
  const picked: number[] = []
  /** Sets that a branch beside this one has tried. */
  const tried = new Uint8Array(covers.length)
  let found: readonly number[] | null = null
  let best = below - 0.5
  const offer = (cost: number): void => {
    if (cost > best) return
    found = [...picked]
    best = cost - 0.5
  }
  const isHopeless = (open: number, slots: number, cost: number): boolean =>
    counts.of(open) > slots + rounding || (costs !== null && cost + costs.of(open) - costs.perSet * slots > best)

  const visit = (open: number, slots: number, cost: number): void => {
    if (open === 0) return offer(cost)
    if (slots === 0 || isHopeless(open, slots, cost)) return
    const choices = slots === 1 ? [firstServing(open)] : (order[bitOf(open)] ?? [])
    const mine: number[] = []
    for (const set of choices) {
      if (set < 0 || tried[set] === 1) continue
      picked.push(set)
      visit(open & ~(covers[set] ?? 0), slots - 1, cost + (problem.costs[set] ?? 0))
      picked.pop()
      if (costs === null && found !== null) break
      tried[set] = 1
      mine.push(set)
    }
    for (const set of mine) tried[set] = 0
  }
  visit(all, most, 0)
  return found
}

/** Some cover with as few sets as there can be. */
function smallestCover(problem: Problem, all: number, counts: Bound, known: readonly number[]): readonly number[] {
  for (let most = Math.max(1, Math.ceil(counts.of(all) - rounding)); most < known.length; most += 1) {
    const found = search(problem, all, { most, counts, costs: null, below: Number.POSITIVE_INFINITY })
    if (found) return found
  }
  return known
}

/**
 * The fewest candidates that serve all open lines together, and of several such covers the cheapest: places in the list, which is in the order of what they
 * cost, in whole numbers. Every open line is served by one of them.
 */
export function cheapestCover(candidates: readonly Candidate[], open: number): readonly number[] {
  const problem = reduced(candidates, open)
  const { sets, covers, servers } = problem
  if (servers.length === 0) return []
  const all = 2 ** servers.length - 1
  const greedy = greedyCover(problem, all)
  const counts = boundOf(problem, { costs: new Float64Array(covers.length).fill(1), most: covers.length, target: greedy.length })
  const cover = smallestCover(problem, all, counts, greedy)
  const cost = cover.reduce((sum, set) => sum + (problem.costs[set] ?? 0), 0)
  const costs = boundOf(problem, { costs: problem.costs, most: cover.length, target: cost })
  const cheaper = search(problem, all, { most: cover.length, counts, costs, below: cost }) ?? cover
  return cheaper.map((set) => sets[set] ?? 0)
}
