import type { PromoCode } from '@vidda/domain/promo'
import { oreFromKroner } from '@vidda/domain/money-wire'
import type * as Wire from '../wire/index.ts'

/** The flag decides what the amount means, and the type follows it (spec §3 Promo code). */
export function mapPromoCode(wire: Wire.PromoCode): PromoCode {
  const same = { id: wire.id, name: wire.name, validFrom: wire.valid_from, validTo: wire.valid_to }
  return wire.fixed === 1
    ? { ...same, type: 'fixed', fixed: true, amount: oreFromKroner(wire.amount) }
    : { ...same, type: 'percent', fixed: false, amount: wire.amount }
}
