import { Type, type Static } from 'typebox'
import { Id, Instant, Kroner, Ore } from './common.ts'

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
})
export type CustomerOrder = Static<typeof CustomerOrder>
