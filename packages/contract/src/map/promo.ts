import type { PromoCode } from '@vidda/domain/promo'
import { oreFromKroner } from '@vidda/domain/money-wire'
import type * as Wire from '../wire/index.ts'

/** A number, or a number in digits; throws for anything else. */
function amountOf(amount: unknown): number {
  const read = typeof amount === 'string' && /^\d+(?:\.\d+)?$/u.test(amount) ? Number(amount) : amount
  if (typeof read !== 'number' || !Number.isFinite(read))
    throw new TypeError(`A promo code’s amount must be a number, not ${JSON.stringify(amount)}`)
  return read
}

/** The flag decides what the amount means, and the type follows it (spec §3 Promo code). */
export function mapPromoCode(wire: Wire.PromoCode): PromoCode {
  const same = { id: wire.id, name: wire.name, validFrom: wire.valid_from, validTo: wire.valid_to }
  const amount = amountOf(wire.amount)
  return wire.fixed === 1
    ? { ...same, type: 'fixed', fixed: true, amount: oreFromKroner(amount) }
    : { ...same, type: 'percent', fixed: false, amount }
}
