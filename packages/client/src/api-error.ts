/** An answer of the commerce API outside 200 to 299 (spec §7), with the API's own words. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** Field messages in English, by field name. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly requestId: string | null
  /** The whole answer, for codes that carry more. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const answer = isRecord(body) ? body : {}
    super(typeof answer.message === 'string' ? answer.message : `The commerce API answered ${status}`)
    this.status = status
    this.code = typeof answer.code === 'string' ? answer.code : 'UNKNOWN'
    this.fields = isRecord(answer.errors) ? (answer.errors as Record<string, string[]>) : {}
    this.requestId = typeof answer.requestId === 'string' ? answer.requestId : null
    this.body = body
  }
}

/** No answer came: the line is down, the server is gone, or the deadline has passed. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'
}

/** A load that failed, in the words of the specification (spec §7); what came of the call is its `cause`. */
export async function loading<T>(request: Promise<T>, message: string): Promise<T> {
  try {
    return await request
  } catch (cause) {
    throw new Error(message, { cause })
  }
}

/** What came of the call behind an error, however often it was wrapped; null when there was no call. */
export function callFailure(error: unknown): ApiError | NoAnswerError | null {
  if (error instanceof ApiError || error instanceof NoAnswerError) return error
  return error instanceof Error && error.cause !== undefined ? callFailure(error.cause) : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
