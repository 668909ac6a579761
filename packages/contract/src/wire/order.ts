import { Type, type Static } from 'typebox'
import { Id, Instant, Kroner, Ore } from './common.ts'
import { PaymentState } from './payment.ts'

/** spec §3 Customer order; what it costs is øre, its goods whole kroner. */
export const CustomerOrder = Type.Object({
  id: Id,
  vatPercentage: Type.Integer(),
  totalVat: Ore,
  netAmount: Ore,
  total: Ore,
  orderLines: Type.Array(
    Type.Object({
      EanNo: Type.String(),
      Count: Type.Integer(),
      articleId: Id,
      name: Type.String(),
      size: Type.String(),
      color: Type.String(),
      image: Type.String(),
      price: Kroner,
    }),
  ),
  date: Instant,
  payment: Type.Optional(
    Type.Union(
      [
        Type.Object({
          state: PaymentState,
          token: Type.String({ description: 'Opens the receipt in any browser' }),
          shopID: Id,
          shipping: Type.Enum(['collect', 'delivery']),
        }),
        Type.Null(),
      ],
      { description: 'How it was paid for here; null where that is not known' },
    ),
  ),
})
export type CustomerOrder = Static<typeof CustomerOrder>
