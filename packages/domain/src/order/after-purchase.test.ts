import { describe, expect, it } from 'vitest'
import { isSoldAgain, withdrawalEnds } from './index.ts'

describe('the end of the right to withdraw', () => {
  const collected = (at: string, returnDays = 14) => withdrawalEnds({ at: new Date(at), shipping: 'collect', returnDays }).toISOString()

  it('[R10.83] is the end of the fourteenth day after the goods were collected, by Norwegian time', () => {
    expect(collected('2026-11-01T10:00:00Z')).toBe('2026-11-15T23:00:00.000Z')
    expect(collected('2026-11-01T23:30:00Z')).toBe('2026-11-16T23:00:00.000Z')
    expect(collected('2026-10-20T10:00:00Z')).toBe('2026-11-03T23:00:00.000Z')
  })

  it('[R10.83] is later where the chain gives more days, and never sooner', () => {
    expect(collected('2026-11-01T10:00:00Z', 30)).toBe('2026-12-01T23:00:00.000Z')
    expect(collected('2026-11-01T10:00:00Z', 3)).toBe('2026-11-15T23:00:00.000Z')
  })

  it('[R10.83] leaves a parcel the time that it may take', () => {
    expect(withdrawalEnds({ at: new Date('2026-11-01T10:00:00Z'), shipping: 'delivery', returnDays: 14 }).toISOString()).toBe(
      '2026-11-29T23:00:00.000Z',
    )
  })
})

it('goods that nobody got are sold again, and so are those that came back as new', () => {
  expect(
    (['holdEnded', 'reservationCancelled', 'orderCancelled', 'returned', 'returnedUnsaleable', 'collected', 'sent'] as const).map(
      isSoldAgain,
    ),
  ).toEqual([true, true, true, true, false, false, false])
})
