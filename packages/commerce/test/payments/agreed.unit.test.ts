import fc from 'fast-check'
import { expect, it } from 'vitest'
import { agreedContents, type Claimed } from '../../src/features/payments/complete.ts'
import { cartHash, type ContentLine, contentsOf, paymentLines } from '../../src/features/payments/contents.ts'
import { KlarnaService } from '../../src/features/payments/kco/adapter.ts'
import { klarnaLines } from '../../src/features/payments/kco/lines.ts'
import { QliroService } from '../../src/features/payments/qliro/adapter.ts'
import { qliroItems } from '../../src/features/payments/qliro/lines.ts'
import type { Session } from '../../src/features/payments/sessions.ts'

const line = fc.record({
  ean: fc.integer({ min: 7_090_000_000_000, max: 7_090_000_000_999 }).map(String),
  price: fc.integer({ min: 100, max: 5000 }).map((kroner) => kroner * 100),
  pant: fc.integer({ min: 0, max: 3 }).map((kroner) => kroner * 100),
  count: fc.integer({ min: 1, max: 9 }),
  freight: fc.constantFrom(0, 9900, 14_900),
})
const promo = fc.option(
  fc.record({ fixed: fc.boolean(), part: fc.integer({ min: 1, max: 10_000 }) }).map(({ fixed, part }) => ({
    id: 1,
    code: 'VINTER',
    singleUse: false,
    fixed,
    amount: fixed ? part * 100 : part / 10_000,
  })),
)
const contents = fc
  .record({ lines: fc.uniqueArray(line, { minLength: 1, maxLength: 12, selector: ({ ean }) => ean }), promo, delivery: fc.boolean() })
  .map(({ lines, promo: code, delivery }) => {
    const known = lines.map((one, index): ContentLine => ({
      ...one,
      variantId: index,
      articleId: index,
      name: 'Rim',
      size: 'M',
      color: 'Blå',
      image: '',
    }))
    return contentsOf({ lines: known, notOrdered: [], shipping: delivery ? 'delivery' : 'collect', promo: code })
  })

const account = { url: 'https://eksempel.example', timeout: 1 }
const klarna = new KlarnaService({ ...account, username: '', password: '' })
const qliro = new QliroService({ ...account, apiKey: '', secret: '' })
const runs = { numRuns: 1000 }

it('both providers are told lines that add up to what the shopper pays, in whole øre, never below the pant', () => {
  fc.assert(
    fc.property(contents, (one) => {
      const lines = paymentLines(one)
      const told = klarnaLines(lines)
      expect(told.reduce((sum, { total_amount }) => sum + total_amount, 0)).toBe(one.total)
      expect(told.reduce((sum, { total_tax_amount }) => sum + total_tax_amount, 0)).toBe(one.vat)
      const ore = qliroItems(lines).map(({ Quantity, PricePerItemIncVat }) => Quantity * Math.round(PricePerItemIncVat * 100))
      expect(ore.reduce((sum, amount) => sum + amount, 0)).toBe(one.total)
      expect(one.total).toBeGreaterThanOrEqual(one.lines.reduce((sum, { pant, count }) => sum + pant * count, 0))
      expect([one.total, one.vat, one.discount].every((amount) => Number.isSafeInteger(amount))).toBe(true)
    }),
    runs,
  )
})

it('what a provider says was paid is agreed on as it was told, and after no change of amount, currency, line, quantity, reference or cart', () => {
  const tampers = ['amount', 'currency', 'price', 'count', 'line', 'missing', 'reference', 'hash', 'vat'] as const
  fc.assert(
    fc.property(
      contents,
      fc.constantFrom(...tampers),
      fc.constantFrom(-1, 1, 100),
      fc.constantFrom(klarna, qliro),
      (one, tamper, by, service) => {
        const hash = cartHash(12, one)
        const session = { reference: '1000123', contents: one, cartHash: hash, version: 1, next: null } as unknown as Session
        const lines = service.compared(paymentLines(one))
        const claimed: Claimed = { currency: 'NOK', total: one.total, vat: one.vat, reference: '1000123', cartHash: hash, lines }
        expect(agreedContents(service, session, claimed)).toMatchObject({ cartHash: hash })
        const [first, ...rest] = lines
        if (!first) throw new Error('No line')
        const changed: Readonly<Record<typeof tamper, Partial<Claimed>>> = {
          amount: { total: one.total + by },
          currency: { currency: 'SEK' },
          price: { lines: [{ ...first, price: first.price + by }, ...rest] },
          count: { lines: [{ ...first, count: first.count + Math.abs(by) }, ...rest] },
          line: { lines: [{ ...first, reference: '7099999999999' }, ...rest] },
          missing: { lines: rest },
          reference: { reference: '1000124' },
          hash: { cartHash: cartHash(13, one) },
          vat: { vat: one.vat + by },
        }
        expect(agreedContents(service, session, { ...claimed, ...changed[tamper] })).toBeNull()
      },
    ),
    runs,
  )
})
