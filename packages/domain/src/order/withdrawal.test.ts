import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oreFromWire } from '../money-wire/index.ts'
import { withdrawalSum, withEarlier, type Some } from './index.ts'

const line = (ean: string, count: number, price: number, pant = 0) => ({ ean, count, price: oreFromWire(price), pant: oreFromWire(pant) })
const paid = (lines: readonly ReturnType<typeof line>[], discount = 0, freight = 0) => ({
  lines,
  discount: oreFromWire(discount),
  freight: oreFromWire(freight),
})
const made = (lines: readonly Some[], id = 1) => ({ id, receivedAt: '2026-11-20T10:00:00.000Z', lines })

describe('what is paid back for goods that are withdrawn from', () => {
  it('[R10.97] is their price, and the freight with the last of them', () => {
    const order = paid([line('a', 2, 49900), line('b', 1, 10000)], 0, 9900)
    const all = [
      { ean: 'a', count: 2 },
      { ean: 'b', count: 1 },
    ]
    const one = withdrawalSum(order, { left: all, made: [] }, [{ ean: 'a', count: 1 }])
    expect(one).toEqual({ goods: 49900, discount: 0, freight: 0, total: 49900 })
    expect(withdrawalSum(order, { left: all, made: [] }, all)).toEqual({ goods: 109800, discount: 0, freight: 9900, total: 119700 })
  })

  it('[R10.97] is less the discount’s share, by price without pant, with the odd øre to the shopper', () => {
    const order = paid([line('a', 1, 10000), line('b', 2, 12500, 2500)], 1000)
    const left = [
      { ean: 'a', count: 1 },
      { ean: 'b', count: 2 },
    ]
    expect(withdrawalSum(order, { left, made: [] }, [{ ean: 'b', count: 1 }])).toEqual({
      goods: 12500,
      discount: 333,
      freight: 0,
      total: 12167,
    })
  })

  it('[R10.97] adds up to what was paid, in whatever parts the goods are withdrawn from', () => {
    const order = fc.record({
      lines: fc
        .array(
          fc.record({
            count: fc.integer({ min: 1, max: 5 }),
            price: fc.integer({ min: 100, max: 500_000 }),
            pant: fc.integer({ min: 0, max: 99 }),
          }),
          {
            minLength: 1,
            maxLength: 5,
          },
        )
        .map((lines) => lines.map(({ count, price, pant }, index) => line(String(index), count, price, pant))),
      percent: fc.integer({ min: 0, max: 100 }),
      freight: fc.integer({ min: 0, max: 20_000 }),
      parts: fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 5, maxLength: 5 }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(order, ({ lines, percent, freight, parts }) => {
        const goods = lines.reduce((sum, { price, count }) => sum + price * count, 0)
        const discount = Math.floor((lines.reduce((sum, { price, pant, count }) => sum + (price - pant) * count, 0) * percent) / 100)
        const all = paid(lines, discount, freight)
        let left: readonly Some[] = lines.map(({ ean, count }) => ({ ean, count }))
        const withdrawn: ReturnType<typeof made>[] = []
        let total = 0
        for (const part of [...parts, null]) {
          const chosen = left.map(({ ean, count }, index) => ({ ean, count: part === null ? count : Math.min(count, part[index] ?? 0) }))
          if (chosen.every(({ count }) => count === 0)) continue
          total += withdrawalSum(all, { left, made: withdrawn }, chosen).total
          withdrawn.push(made(chosen, withdrawn.length + 1))
          left = left.map(({ ean, count }, index) => ({ ean, count: count - (chosen[index]?.count ?? 0) })).filter(({ count }) => count > 0)
        }
        expect(total).toBe(goods - discount + freight)
      }),
    )
  })
})

it('[R10.97] a withdrawal is sent with the earlier ones counted in', () => {
  const withdrawal = { made: [made([{ ean: 'a', count: 1 }]), made([{ ean: 'a', count: 1 }], 2)] }
  const chosen = [
    { ean: 'a', count: 1 },
    { ean: 'b', count: 2 },
  ]
  expect(withEarlier(withdrawal, chosen)).toEqual([
    { ean: 'a', count: 3 },
    { ean: 'b', count: 2 },
  ])
})
