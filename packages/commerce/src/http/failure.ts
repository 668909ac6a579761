import { errorCodes, type ErrorBody, type ErrorCode } from '@vidda/contract'

export type FieldErrors = NonNullable<ErrorBody['errors']>

/** An answer that is not a success; thrown by handlers, written by the error handler. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly errors: FieldErrors | undefined

  constructor(code: ErrorCode, message: string, errors?: FieldErrors) {
    super(message)
    this.code = code
    this.statusCode = errorCodes[code]
    this.errors = errors
  }
}

export const notFound = (what: string): Failure => new Failure('not_found', `There is no ${what} here`)

export const errorBody = (failure: Failure, requestId: string): ErrorBody => ({
  message: failure.message,
  code: failure.code,
  ...(failure.errors && { errors: failure.errors }),
  requestId,
})
