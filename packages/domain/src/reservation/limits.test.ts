import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultLimits, limitRules, needsConfirmation, receiverKey, refusalOf, type Usage, type Use } from './index.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const minutes = (count: number) => count * 60_000
const nothing: Usage = { phone: [], email: [], address: [], receiver: [] }
const used = (units: number, ago = 0): Use => ({ units, at: now - minutes(ago) })
const times = (count: number, units: number, ago = 0) => Array.from({ length: count }, () => used(units, ago))

describe('what a shopper may reserve', () => {
  it.each([
    ['ten units at once', 10, nothing],
    ['the tenth unit', 1, { ...nothing, phone: [used(9)], email: [used(9)] }],
    ['the third reservation', 1, { ...nothing, phone: times(2, 1) }],
    ['the fortieth unit of an address', 10, { ...nothing, address: times(3, 10) }],
    ['more from an address after an hour', 10, { ...nothing, address: times(4, 10, 60) }],
    ['the fourth mail of an hour', 1, { ...nothing, receiver: times(3, 1) }],
    ['a fifth mail after an hour', 1, { ...nothing, receiver: [used(1, 60), ...times(3, 1, 5)] }],
  ])('%s', (_, units, usage) => {
    expect(refusalOf(units, usage, defaultLimits, now)).toBeNull()
  })

  it.each([
    ['eleven units at once', 11, nothing, { limit: 'openUnits', most: 10, left: 10, retryAfter: null }],
    ['of a phone', 4, { ...nothing, phone: [used(7, 3000)] }, { limit: 'openUnits', most: 10, left: 3, retryAfter: null }],
    ['of an e-mail address', 1, { ...nothing, email: [used(10, 3000)] }, { limit: 'openUnits', most: 10, left: 0, retryAfter: null }],
    ['a fourth reservation', 1, { ...nothing, phone: times(3, 1) }, { limit: 'openReservations', most: 3, left: 0, retryAfter: null }],
    [
      'from an address, until enough is an hour old',
      5,
      { ...nothing, address: [used(3, 50), used(3, 40), used(34, 10)] },
      { limit: 'unitsPerAddress', most: 40, left: 0, retryAfter: minutes(20) },
    ],
    [
      'a fifth mail',
      1,
      { ...nothing, receiver: times(4, 1, 15) },
      { limit: 'mailsPerReceiver', most: 4, left: 0, retryAfter: minutes(45) },
    ],
  ])('not %s', (_, units, usage, refusal) => {
    expect(refusalOf(units, usage, defaultLimits, now)).toEqual(refusal)
  })

  it('whatever comes in whatever order, no rule’s number is ever passed', () => {
    const wish = fc.record({
      units: fc.integer({ min: 1, max: 15 }),
      phone: fc.integer({ min: 0, max: 2 }),
      email: fc.integer({ min: 0, max: 2 }),
      address: fc.integer({ min: 0, max: 1 }),
      pause: fc.integer({ min: 0, max: minutes(30) }),
    })
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
        const made: { units: number; phone: number; email: number; address: number; at: number }[] = []
        let clock = now
        for (const { pause, ...asked } of wishes) {
          clock += pause
          const of = (name: 'phone' | 'email' | 'address') => made.filter((one) => one[name] === asked[name])
          const usage = { phone: of('phone'), email: of('email'), address: of('address'), receiver: of('email') }
          if (!refusalOf(asked.units, usage, defaultLimits, clock)) made.push({ ...asked, at: clock })
        }
        const sum = (uses: readonly Use[]) => uses.reduce((all, { units }) => all + units, 0)
        for (const { limit, scope, counts, window } of limitRules) {
          const name = scope === 'receiver' ? 'email' : scope
          for (const group of Map.groupBy(made, (one) => one[name]).values()) {
            for (const { at } of group) {
              const counted = group.filter((one) => window === null || (one.at <= at && one.at > at - window))
              expect(counts === 'units' ? sum(counted) : counted.length).toBeLessThanOrEqual(defaultLimits[limit])
            }
          }
        }
      }),
    )
  })

  it('the same is accepted after the time that a refusal names, and not before', () => {
    const past = fc.array(fc.record({ units: fc.integer({ min: 1, max: 10 }), at: fc.integer({ min: now - minutes(59), max: now }) }))
    fc.assert(
      fc.property(past, fc.integer({ min: 1, max: 10 }), (address, units) => {
        const usage = { ...nothing, address }
        const refusal = refusalOf(units, usage, defaultLimits, now)
        if (!refusal?.retryAfter) return
        expect(refusalOf(units, usage, defaultLimits, now + refusal.retryAfter)).toBeNull()
        expect(refusalOf(units, usage, defaultLimits, now + refusal.retryAfter - 1)).not.toBeNull()
      }),
    )
  })
})

it.each([
  [5, 1_000_000, false],
  [6, 100, true],
  [1, 1_000_001, true],
])('a reservation of %i units for %i øre has to be confirmed: %s', (units, total, expected) => {
  expect(needsConfirmation({ units, total }, defaultLimits)).toBe(expected)
})

describe('one mailbox', () => {
  it.each([
    ['Kari@Example.org', 'kari@example.org'],
    [' kari@example.org ', 'kari@example.org'],
    ['kari+tur@example.org', 'kari@example.org'],
    ['kari+a+b@example.org', 'kari@example.org'],
    ['kari@example.org.', 'kari@example.org'],
    ['kari.nordmann@example.org', 'kari.nordmann@example.org'],
    ['k.a.r.i+ski@gmail.com', 'kari@gmail.com'],
    ['Kari@GoogleMail.com', 'kari@gmail.com'],
    ['+kari@example.org', '+kari@example.org'],
    ['ｋａｒｉ@example.org', 'kari@example.org'],
    ['kari', 'kari'],
  ])('%j is %j', (written, key) => {
    expect(receiverKey(written)).toBe(key)
  })
})
