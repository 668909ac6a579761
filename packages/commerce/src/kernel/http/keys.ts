import { headerNames } from '@vidda/contract'
import type { IncomingHttpHeaders } from 'node:http'
import { Type } from 'typebox'
import { Failure } from './failure.ts'

const longest = 200
const meaning = `A new value for each reservation or payment, the same when trying again; at most ${longest} characters`

/** The header of a call that makes effects once. */
export const keyHeaders = Type.Object({ [headerNames.idempotencyKey]: Type.Optional(Type.String({ description: meaning })) })

/** The key of a call; throws a 400 where there is none. */
export function keyOf(headers: IncomingHttpHeaders): string {
  const key = headers[headerNames.idempotencyKey.toLowerCase()]
  if (typeof key === 'string' && key !== '' && key.length <= longest) return key
  throw new Failure(
    'idempotency_key_missing',
    `The header ${headerNames.idempotencyKey} is missing: a new value for each reservation or payment, the same when trying again`,
  )
}
