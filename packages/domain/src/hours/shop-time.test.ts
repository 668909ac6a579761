import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopInstant, shopTime } from './shop-time.ts'

const platform = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'short' })

const clock = (now: Date): string => {
  const { date, minute } = shopTime(now)
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${date} ${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`
}

const hour = 3_600_000

describe("the shops' clock", () => {
  it.each([
    ['2026-03-29T00:59:59.999Z', '2026-03-29 01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00'],
    ['2026-10-25T00:59:59.999Z', '2026-10-25 02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25 02:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01 00:00'],
    ['2024-02-28T23:30:00Z', '2024-02-29 00:30'],
  ])('shows %s as %s', (instant, shown) => {
    expect(clock(new Date(instant))).toBe(shown)
  })

  it('[R3.43] agrees with the clock of the platform from 1996 on', () => {
    const from = new Date('1996-01-01')
    const anytime = fc.date({ min: from, max: new Date('2099-12-31'), noInvalidDate: true })
    // Ends of March and October, where clocks change.
    const near = fc
      .tuple(fc.integer({ min: 1996, max: 2099 }), fc.constantFrom(2, 9), fc.integer({ min: 24, max: 31 }), fc.nat(24 * hour))
      .map(([year, month, day, ms]) => new Date(Date.UTC(year, month, day) + ms))
    fc.assert(
      fc.property(fc.oneof(anytime, near), (instant) => {
        expect(clock(instant)).toBe(platform.format(instant))
      }),
      { numRuns: 2000 },
    )
  })

  it('[R3.43] shows an instant of a date as it was asked for', () => {
    const day = fc.date({ min: new Date('1996-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    // Not while clocks change, when a time is there twice or not at all.
    const minute = fc.integer({ min: 180, max: 1439 })
    fc.assert(
      fc.property(day, minute, (instant, of) => {
        const date = instant.toISOString().slice(0, 10)
        expect(shopTime(shopInstant(date, of))).toMatchObject({ date, minute: of })
      }),
      { numRuns: 1000 },
    )
  })
})
