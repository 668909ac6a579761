import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewestShops, rankShopsForCart } from './index.ts'
import type { Shop, WantedLine } from './index.ts'

const shop = (id: number, distance: number | null = null, name = `Butikk ${id}`): Shop => ({ id, name, distance, coords: null }) as Shop

const line = (ean: string, count: number, stock: Readonly<Record<number, number>>): WantedLine => ({
  ean,
  count,
  variant: { shops: Object.entries(stock).map(([id, qty]) => ({ id: Number(id), qty })) },
})

const named = ({ shares, missing }: ReturnType<typeof fewestShops>) => ({
  shares: shares.map(({ shop: { id }, eans }) => [id, ...eans]),
  missing,
})

it('[R10.46] names the nearest shop that has everything', () => {
  const shops = [shop(1, 900), shop(2, 300), shop(3, 100)]
  const lines = [line('a', 1, { 1: 1, 2: 5, 3: 1 }), line('b', 2, { 1: 2, 2: 2, 3: 1 })]
  expect(named(fewestShops(shops, lines))).toEqual({ shares: [[2, 'a', 'b']], missing: [] })
})

it('[R10.46] takes the fewest shops before the shortest way, and says what each gives and what no shop has', () => {
  const shops = [shop(1, 10), shop(2, 20), shop(3, 30), shop(4, 9000), shop(5, 8000)]
  const lines = [line('a', 1, { 1: 1, 4: 1 }), line('b', 1, { 2: 1, 4: 1 }), line('c', 1, { 3: 1, 5: 1 }), line('d', 4, { 1: 3, 2: 1 })]
  expect(named(fewestShops(shops, lines))).toEqual({
    shares: [
      [3, 'c'],
      [4, 'a', 'b'],
    ],
    missing: ['d'],
  })
})

it('[R10.46] decides between equals by distance, known before unknown, and then by name', () => {
  const lines = [line('a', 1, { 1: 1, 2: 1, 3: 1 })]
  expect(named(fewestShops([shop(1), shop(2, 700), shop(3, 800)], lines)).shares).toEqual([[2, 'a']])
  expect(named(fewestShops([shop(1, null, 'Ås'), shop(2, null, 'Bodø'), shop(3, null, 'Zenit')], lines)).shares).toEqual([[2, 'a']])
})

it('[R10.46] takes a line from the shop that the shopper wants it from, where that has it, and builds the rest around it', () => {
  const shops = [shop(1, 10), shop(2, 20)]
  const lines = [line('a', 1, { 1: 1, 2: 1 }), line('b', 1, { 1: 1, 2: 1 })]
  expect(named(fewestShops(shops, lines, new Map([['b', 2]]))).shares).toEqual([[2, 'a', 'b']])
  expect(
    named(
      fewestShops(
        shops,
        lines,
        new Map([
          ['a', 1],
          ['b', 2],
        ]),
      ),
    ).shares,
  ).toEqual([
    [1, 'a'],
    [2, 'b'],
  ])
  expect(named(fewestShops(shops, lines, new Map([['b', 9]]))).shares).toEqual([[1, 'a', 'b']])
})

it('[R10.46] has a plan for a cart of more lines than are searched, and for an empty one', () => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    line(String(index), 1, index % 2 ? { 1: 1, 3: 1 } : { 2: 1, 3: index > 40 ? 1 : 0 }),
  )
  const { shares, missing } = fewestShops([shop(1), shop(2), shop(3)], lines)
  expect(missing).toEqual([])
  expect(shares.flatMap(({ eans }) => eans)).toHaveLength(60)
  expect(fewestShops([shop(1)], [])).toEqual({ shares: [], missing: [] })
})

const shelf = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 3 }))
const mostShops = 9

const cart = fc.record({
  shops: fc.array(fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }), { minLength: 1, maxLength: mostShops }),
  lines: fc.array(
    fc.record({ count: fc.integer({ min: 1, max: 3 }), stock: fc.array(shelf, { minLength: mostShops, maxLength: mostShops }) }),
    { minLength: 1, maxLength: 9 },
  ),
})

/** How many shops, how many of them at an unknown distance, metres, and places in the ranking: each alike decided by the next. */
const scoreOf = (picked: readonly Shop[], ranked: readonly Shop[]): readonly number[] => [
  picked.length,
  picked.filter(({ distance }) => distance === null).length,
  picked.reduce((sum, { distance }) => sum + (distance ?? 0), 0),
  picked.reduce((sum, one) => sum + ranked.indexOf(one), 0),
]

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const differs = one.findIndex((part, index) => part !== other[index])
  return differs >= 0 && (one[differs] ?? 0) < (other[differs] ?? 0)
}

/** Every set of shops that serves what any shop has, tried one after another. */
function triedAll(ranked: readonly Shop[], lines: readonly WantedLine[]): readonly number[] {
  const has = (one: Shop, wanted: WantedLine) => (wanted.variant.shops.find(({ id }) => id === one.id)?.qty ?? 0) >= wanted.count
  const masks = ranked.map((one) => lines.reduce((mask, wanted, bit) => (has(one, wanted) ? mask | (1 << bit) : mask), 0))
  const all = masks.reduce((mask, own) => mask | own, 0)
  let best: readonly number[] = [Number.POSITIVE_INFINITY]
  for (let set = 0; set < 2 ** ranked.length; set += 1) {
    const isIn = (_: unknown, index: number) => ((set >>> index) & 1) === 1
    if (masks.filter(isIn).reduce((mask, own) => mask | own, 0) !== all) continue
    const score = scoreOf(ranked.filter(isIn), ranked)
    if (isBetter(score, best)) best = score
  }
  return best
}

it('[R10.46] is as good as trying every set of shops, and gives every line once, from a shop that has it', { timeout: 300_000 }, () => {
  const { numRuns = 100 } = fc.readConfigureGlobal()
  fc.assert(
    fc.property(cart, ({ shops: distances, lines: wishes }) => {
      const shops = distances.map((distance, index) => shop(index + 1, distance))
      const lines = wishes.map(({ count, stock }, index) =>
        line(`e${index}`, count, Object.fromEntries(stock.map((qty, at) => [at + 1, qty]))),
      )
      const ranked = rankShopsForCart(shops, []).map((one) => one.shop)
      const { shares, missing } = fewestShops(shops, lines)
      expect(
        scoreOf(
          shares.map((share) => share.shop),
          ranked,
        ),
      ).toEqual(triedAll(ranked, lines))
      expect([...shares.flatMap(({ eans }) => eans), ...missing].toSorted()).toEqual(lines.map(({ ean }) => ean).toSorted())
      for (const { shop: one, eans } of shares) {
        for (const ean of eans) {
          const wanted = lines.find((other) => other.ean === ean)
          expect(wanted?.variant.shops.find(({ id }) => id === one.id)?.qty).toBeGreaterThanOrEqual(wanted?.count ?? 0)
        }
      }
    }),
    { numRuns: numRuns * 2 },
  )
})
