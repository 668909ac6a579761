import { Type, type Static } from 'typebox'
import { errorCodes, type ErrorCode } from '../errors.ts'

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
    message: Type.String({ description: 'English, for people who look into it' }),
    code: Type.Enum(Object.keys(errorCodes) as ErrorCode[], { description: 'What went wrong, for programs: each comes with one status' }),
    errors: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String()), {
        description: 'English sentences by field, such as `items.0.Count`; each begins with what the field is called',
      }),
    ),
    limit: Type.Optional(
      Type.Object(
        {
          name: Type.Enum(['openUnits', 'openReservations', 'unitsPerAddress', 'mailsPerReceiver']),
          most: Type.Integer(),
          left: Type.Integer(),
        },
        { description: 'Which limit a reservation would be over, how much it is, and how much of it is left' },
      ),
    ),
    requestId: Type.String({ description: 'As in the header X-Request-Id, for finding the call in a log' }),
  },
  { description: 'Every answer that is not a success' },
)
export type ErrorBody = Static<typeof ErrorBody>
