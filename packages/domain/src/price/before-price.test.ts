import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactOre } from '../money/ore.ts'
import { beforePriceAt, datePlus, osloDate, osloMidnight, type PriceHistory } from './index.ts'
import { slowBeforePrice } from './slow-reference.ts'

const hour = 3_600_000
const day = 24 * hour
const now = new Date('2026-11-20T12:00:00Z')
const shown = (date: string, kroner: number, marketed = false) => ({ from: osloMidnight(date), price: exactOre(kroner * 100), marketed })
const club = (date: string, kroner: number | null) => ({ from: osloMidnight(date), price: kroner === null ? null : exactOre(kroner * 100) })
const before = (history: Partial<PriceHistory>, at = now) => beforePriceAt({ shown: [], club: [], ...history }, at)

const cases: readonly (readonly [what: string, history: Partial<PriceHistory>, kroner: number | null])[] = [
  ['is the price before the reduction', { shown: [shown('2026-01-01', 1000), shown('2026-11-10', 800, true)] }, 1000],
  ['is null without a reduction', { shown: [shown('2026-01-01', 1000), shown('2026-11-10', 800)] }, null],
  ['is null before any price', {}, null],
  [
    'is the lowest of 30 days and not the latest',
    { shown: [shown('2026-01-01', 1000), shown('2026-10-20', 900, true), shown('2026-10-25', 1000), shown('2026-11-10', 800, true)] },
    900,
  ],
  [
    'counts the thirtieth day before',
    { shown: [shown('2026-01-01', 900), shown('2026-10-12', 1000), shown('2026-11-10', 800, true)] },
    900,
  ],
  [
    'does not count the thirty-first day before',
    { shown: [shown('2026-01-01', 900), shown('2026-10-11', 1000), shown('2026-11-10', 800, true)] },
    1000,
  ],
  [
    'of steps down is the price before the first',
    { shown: [shown('2026-01-01', 1000), shown('2026-11-01', 800, true), shown('2026-11-10', 600, true)] },
    1000,
  ],
  [
    'begins anew when a reduction has been broken',
    { shown: [shown('2026-01-01', 1000), shown('2026-11-01', 800, true), shown('2026-11-08', 1000), shown('2026-11-10', 600, true)] },
    800,
  ],
  [
    'is null when the reduced price has been lower within the days',
    { shown: [shown('2026-01-01', 1000), shown('2026-11-01', 600, true), shown('2026-11-10', 800, true)] },
    null,
  ],
  [
    'counts club prices',
    { shown: [shown('2026-01-01', 1000), shown('2026-11-10', 700, true)], club: [club('2026-10-20', 750), club('2026-10-21', null)] },
    750,
  ],
  [
    'forgets club prices of earlier days',
    { shown: [shown('2026-01-01', 1000), shown('2026-11-10', 700, true)], club: [club('2026-09-20', 750), club('2026-10-11', null)] },
    1000,
  ],
  ['of new goods is what they have cost so far', { shown: [shown('2026-11-01', 1000), shown('2026-11-10', 800, true)] }, 1000],
  ['of goods that were never dearer is null', { shown: [shown('2026-11-10', 800, true)] }, null],
]

describe('Førpris', () => {
  it.each(cases)('%s', (_what, history, kroner) => {
    expect(before(history)).toBe(kroner === null ? null : kroner * 100)
  })

  it('begins and ends at midnight in Norway, over both changes of the clock', () => {
    for (const [first, change] of [
      ['2026-03-28', '2026-04-27'],
      ['2026-10-24', '2026-11-23'],
    ] as const) {
      const at = new Date(osloMidnight(change).getTime() + hour)
      const reduced = (lowered: Date) =>
        before(
          {
            shown: [
              { ...shown('2026-01-01', 900), from: new Date(lowered.getTime() - 100 * day) },
              { ...shown('2026-01-01', 1000), from: lowered },
              shown(change, 800, true),
            ],
          },
          at,
        )
      const edge = osloMidnight(first)
      expect(reduced(edge)).toBe(100_000)
      expect(reduced(new Date(edge.getTime() + 1))).toBe(90_000)
    }
  })

  // Every hour of two and a half years holds both changes of the clock several times.
  const from = Date.parse('2024-06-01T00:00:00Z')
  const hourAt = fc.integer({ min: 0, max: 900 * 24 }).map((at) => from + at * hour)
  const price = fc.integer({ min: 1, max: 12 }).map((hundreds) => exactOre(hundreds * 10_000))
  const moment = fc.tuple(fc.integer({ min: 0, max: 60 * 24 }), fc.boolean())
  /** On the hour, or at midnight in Norway as campaigns are. */
  const instant = (start: number, [hours, atMidnight]: readonly [number, boolean]) => {
    const time = new Date(start + hours * hour)
    return atMidnight ? osloMidnight(osloDate(time)) : time
  }
  const steps = fc.array(fc.tuple(moment, price, fc.boolean()), { maxLength: 9 })
  const clubSteps = fc.array(fc.tuple(moment, fc.option(price)), { maxLength: 4 })
  const history = fc.tuple(hourAt, steps, clubSteps).map(([start, everyone, members]): readonly [Date, PriceHistory] => [
    new Date(start + 60 * day),
    {
      shown: everyone.map(([at, amount, marketed]) => ({ from: instant(start, at), price: amount, marketed })),
      club: members.map(([at, amount]) => ({ from: instant(start, at), price: amount })),
    },
  ])

  const away = fc.tuple(fc.oneof(fc.integer({ min: -31, max: -29 }), fc.integer({ min: -60, max: 0 })), fc.integer({ min: -2, max: 2 }))
  /** Changes close to where the counted days begin, and a reduction in steps. */
  const edges = fc
    .tuple(
      hourAt,
      fc.array(fc.tuple(away, price, fc.boolean()), { maxLength: 4 }),
      fc.array(fc.tuple(moment, price), { minLength: 1, maxLength: 3 }),
    )
    .map(([time, earlier, reductions]): readonly [Date, PriceHistory] => {
      const begun = osloDate(new Date(time))
      const near = (days: number, hours: number) => new Date(osloMidnight(datePlus(begun, days)).getTime() + hours * hour)
      const entries = [
        ...earlier.map(([[days, hours], amount]) => ({ from: near(days, hours), price: amount, marketed: false })),
        ...reductions.map(([at, amount]) => ({ from: instant(near(0, 0).getTime(), at), price: amount, marketed: true })),
        { from: near(0, 0), price: exactOre(110_000), marketed: true },
      ]
      const members = earlier
        .filter(([, , hasClub]) => hasClub)
        .map(([[days, hours], amount]) => ({ from: near(-days - 60, hours), price: amount }))
      return [near(60, 0), { shown: [{ from: near(-100, 0), price: exactOre(120_000), marketed: false }, ...entries], club: members }]
    })

  it('agrees with the rule read an hour at a time', { timeout: 120_000 }, () => {
    let shownOnes = 0
    const numRuns = 2 * (fc.readConfigureGlobal()?.numRuns ?? 500)
    fc.assert(
      fc.property(fc.oneof(history, edges), ([at, prices]) => {
        const expected = slowBeforePrice(prices, at)
        if (expected !== null) shownOnes += 1
        expect(beforePriceAt(prices, at)).toBe(expected)
      }),
      { numRuns },
    )
    expect(shownOnes).toBeGreaterThan(numRuns / 20)
  })
})
