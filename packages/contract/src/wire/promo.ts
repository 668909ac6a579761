import { Type, type Static } from 'typebox'
import { Id } from './common.ts'

const Day = Type.String({ format: 'date', description: 'A date in Norway' })

/** spec §3 Promo code. */
export const PromoCode = Type.Object({
  id: Id,
  name: Type.String({ description: 'The code as it is typed in' }),
  valid_from: Day,
  valid_to: Type.String({ format: 'date', description: 'The last date on which it holds' }),
  fixed: Type.Integer({ minimum: 0, maximum: 1, description: '1 when the amount is kroner, 0 when it is a fraction' }),
  amount: Type.Number({ minimum: 0 }),
  type: Type.Enum(['percent', 'fixed']),
})
export type PromoCode = Static<typeof PromoCode>
