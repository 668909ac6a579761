import { Type, type Static } from 'typebox'
import { Id, Instant, Kroner } from './common.ts'

export const OrderLine = Type.Object(
  { Count: Type.Integer({ minimum: 1, maximum: 1000 }), EanNo: Type.String({ minLength: 1, maxLength: 20 }) },
  { additionalProperties: false },
)
export type OrderLine = Static<typeof OrderLine>

/** Ids of the shopper's own open payments. */
export const ownPayments = (description: string) =>
  Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 20, description }))

export const ValidateBody = Type.Object({
  lines: Type.Array(OrderLine, { minItems: 1, maxItems: 100 }),
  payments: ownPayments('Ids of the shopper’s own open payments: stock that they hold counts as available'),
})
export type ValidateBody = Static<typeof ValidateBody>

export const LineProblem = Type.Enum(['unknown', 'hidden', 'not_for_sale', 'over_limit', 'sold_out', 'too_few'])
export type LineProblem = 'unknown' | 'hidden' | 'not_for_sale' | 'over_limit' | 'sold_out' | 'too_few'

/** What a cart's line is like now. */
export const ValidatedLine = Type.Object({
  eanNo: Type.String(),
  articleId: Type.Union([Id, Type.Null()], { description: 'Null for an unknown EAN' }),
  price: Type.Union([Kroner, Type.Null()]),
  pant: Type.Union([Kroner, Type.Null()]),
  visible: Type.Boolean(),
  stock: Type.Array(Type.Object({ id: Id, qty: Type.Integer() }), { description: 'Shops with stock, the best stocked first' }),
  webPurchaseLimit: Type.Integer({ minimum: 0 }),
  problem: Type.Union([LineProblem, Type.Null()], {
    description: 'Why it cannot be had in this number; `too_few` when no single shop has as many',
  }),
})
export type ValidatedLine = Static<typeof ValidatedLine>

export const Validation = Type.Object({ lines: Type.Array(ValidatedLine) })
export type Validation = Static<typeof Validation>

export const WithdrawalBody = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'The token of the receipt' }),
  message: Type.Optional(Type.String({ maxLength: 2000, default: '' })),
  lines: Type.Optional(
    Type.Array(OrderLine, {
      minItems: 1,
      maxItems: 100,
      description:
        'Of an order: how many of each in all, earlier withdrawals counted in, so that repeating it changes nothing; the whole order when left out',
    }),
  ),
})
export type WithdrawalBody = { readonly token: string; readonly message: string; readonly lines?: readonly OrderLine[] }

/** The acknowledgement of a withdrawal. */
export const Withdrawal = Type.Object({
  id: Id,
  receivedAt: Instant,
  email: Type.String({ description: 'Where the acknowledgement is sent' }),
})
export type Withdrawal = Static<typeof Withdrawal>

/** What has been withdrawn from an order, and what can be. */
export const OrderWithdrawal = Type.Object({
  open: Type.Boolean(),
  days: Type.Integer({ minimum: 14, description: 'From the day after the goods were received' }),
  until: Type.Union([Instant, Type.Null()], { description: 'Null while nothing has been sent or handed over' }),
  left: Type.Array(OrderLine, { description: 'What can still be withdrawn from' }),
  made: Type.Array(Type.Object({ id: Id, receivedAt: Instant, lines: Type.Array(OrderLine) })),
})
export type OrderWithdrawal = Static<typeof OrderWithdrawal>

/** A withdrawal as its customer's export has it. */
export const CustomerWithdrawal = Type.Object({
  ...Withdrawal.properties,
  reservationID: Type.Union([Id, Type.Null()]),
  orderID: Type.Union([Id, Type.Null()]),
  lines: Type.Array(OrderLine, { description: 'Of an order; a reservation is withdrawn from as a whole' }),
  message: Type.String(),
})
export type CustomerWithdrawal = Static<typeof CustomerWithdrawal>
