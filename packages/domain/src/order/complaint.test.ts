import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { complaintProblems } from './index.ts'

const told = { problem: 'Glidelåsen har løsnet.', discovered: '2026-11-10', wish: 'repair' }
const days = { bought: '2026-11-01', today: '2026-11-20' }

describe('what must be put right in a complaint', () => {
  it('[R10.115] is nothing where it says what is wrong, since when, and what is wished for', () => {
    expect(complaintProblems(told, days)).toEqual({})
    expect(complaintProblems({ ...told, discovered: days.bought }, days)).toEqual({})
    expect(complaintProblems({ ...told, discovered: days.today }, days)).toEqual({})
  })

  it.each([
    ['2026-11-21', 'future'],
    ['2026-10-31', 'beforePurchase'],
    ['', 'missing'],
    ['10.11.2026', 'missing'],
    ['2026-02-31', 'missing'],
    ['2026-13-01', 'missing'],
  ])('[R10.115] discovered on %j: %s', (discovered, problem) => {
    expect(complaintProblems({ ...told, discovered }, days)).toEqual({ discovered: problem })
  })

  it('[R10.115] what is wrong has 10 to 2000 characters, without the blanks around it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2100 }), fc.integer({ min: 0, max: 20 }), (length, blanks) => {
        const expected = length < 10 ? { problem: 'short' } : length > 2000 ? { problem: 'long' } : {}
        expect(complaintProblems({ ...told, problem: ' '.repeat(blanks) + 'x'.repeat(length) + '\n' }, days)).toEqual(expected)
      }),
    )
  })

  it('[R10.115] is no date that lies far back: the shop decides', () => {
    expect(complaintProblems({ ...told, discovered: '2019-01-02' }, { bought: '2019-01-01', today: '2026-11-20' })).toEqual({})
  })

  it('[R10.115] a wish is one of four', () => {
    expect(complaintProblems({ ...told, wish: '' }, days)).toEqual({ wish: 'missing' })
    expect(complaintProblems({ ...told, wish: 'toString' }, days)).toEqual({ wish: 'missing' })
  })
})
