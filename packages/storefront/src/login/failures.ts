import { ApiError, NoAnswerError } from '@vidda/client'
import type { loginTexts } from '@vidda/texts'

export type LoginFailure = Extract<
  keyof typeof loginTexts.words,
  'already' | 'nobody' | 'reload' | 'wrong' | 'exists' | 'tooMany' | 'noAnswer'
>

/** spec §8, by status. */
const byStatus: Readonly<Partial<Record<number, LoginFailure>>> = {
  401: 'already',
  404: 'nobody',
  419: 'reload',
  422: 'wrong',
  423: 'exists',
  429: 'tooMany',
}

/** Why nobody was logged in, registered or given a new password; null for what has no text of its own. */
export function failureOf(error: unknown): LoginFailure | null {
  if (error instanceof NoAnswerError) return 'noAnswer'
  return error instanceof ApiError ? (byStatus[error.status] ?? null) : null
}
