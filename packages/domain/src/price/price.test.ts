import { describe, expect, it } from 'vitest'
import { exactOre } from '../money/ore.ts'
import { datePlus, osloDate, osloMidnight, shownPriceAt, vatOf } from './index.ts'

describe('days in Norway', () => {
  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s', (date, instant) => {
    expect(osloMidnight(date).toISOString()).toBe(instant)
    expect(osloDate(new Date(instant))).toBe(date)
    expect(osloDate(new Date(Date.parse(instant) - 1))).toBe(datePlus(date, -1))
  })

  it.each(['20.11.2026', '2026-13-01', ''])('%j is no date', (text) => {
    expect(() => osloMidnight(text)).toThrow(RangeError)
  })
})

describe('the shown price', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const history = { shown: [2, 1].map((day) => ({ from: at(day), price: exactOre(day * 100), marketed: false })), club: [] }

  it('is the latest that has begun', () => {
    expect(shownPriceAt(history, at(5))?.price).toBe(200)
    expect(shownPriceAt(history, at(1))?.price).toBe(100)
    expect(shownPriceAt(history, at(0))).toBeNull()
  })
})

describe('value added tax', () => {
  it.each([
    [100_000, 20_000],
    [129_900, 25_980],
    [19_900, 3980],
    [0, 0],
    [1, 0],
    [3, 1],
  ])('inside %i øre is %i øre', (total, vat) => {
    expect(vatOf(exactOre(total))).toEqual({ vatPercentage: 25, totalVat: vat, netAmount: total - vat })
  })
})
