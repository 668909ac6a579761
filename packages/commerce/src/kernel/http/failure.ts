import { errorCodes, type ErrorBody, type ErrorCode } from '@vidda/contract'

export type FieldErrors = NonNullable<ErrorBody['errors']>

/** An answer that is not a success; thrown by handlers, written by the error handler. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly errors: FieldErrors | undefined
  /** Which limit, for codes that tell of one. */
  limit: ErrorBody['limit']
  /** Whole seconds after which another try may do. */
  retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, errors?: FieldErrors) {
    super(message)
    this.code = code
    this.statusCode = errorCodes[code]
    this.errors = errors
  }
}

/** A 422 about one field; the text begins with the field's name in English. */
export const invalid = (field: string, text: string): Failure => new Failure('validation_failed', text, { [field]: [text] })

export const tooMany = (seconds: number): Failure =>
  Object.assign(new Failure('too_many_requests', `Too many attempts; try again in ${seconds} seconds`), { retryAfter: seconds })

export const unavailable = (what: string, seconds: number): Failure =>
  Object.assign(new Failure('unavailable', `${what}; try again in ${seconds} seconds`), { retryAfter: seconds })

export const notFound = (what: string): Failure => new Failure('not_found', `There is no ${what} here`)

export const errorBody = (failure: Failure, requestId: string): ErrorBody => ({
  message: failure.message,
  code: failure.code,
  ...(failure.errors && { errors: failure.errors }),
  ...(failure.limit && { limit: failure.limit }),
  requestId,
})
