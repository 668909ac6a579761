import { Type, type Static } from 'typebox'

/** Whole kroner, VAT included; may be a fraction before it is rounded (decisions.md, Money). */
export const Kroner = Type.Number({ description: 'Kroner, VAT included' })
/** Whole øre, VAT included. */
export const Ore = Type.Integer({ description: 'Øre, VAT included' })
export const Id = Type.Integer({ minimum: 0 })
/** An id that is sent: a larger one fits no column. */
export const SentId = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 })
export const Instant = Type.String({ format: 'date-time' })
export const NullableString = Type.Union([Type.String(), Type.Null()])

export const Entry = Type.Object({ id: Id, name: Type.String() })

export const ProductLine = Type.Object({ ProductLineID: Id, Name: Type.String() })
export type ProductLine = Static<typeof ProductLine>

export const ErrorBody = Type.Object(
  {
    message: Type.String(),
    code: Type.String(),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    requestId: Type.String(),
  },
  { description: 'Every answer that is not a success' },
)
export type ErrorBody = Static<typeof ErrorBody>
