import type { ApiError } from '@vidda/client'
import type { accountSettingsTexts, loginTexts, WordsOf } from '@vidda/texts'
import { fieldErrors } from '../customer/index.ts'

export type Refusal = {
  /** By the field's name. */
  readonly fields: Readonly<Record<string, string>>
  /** For no field. */
  readonly message: string | null
}

export const noRefusal: Refusal = { fields: {}, message: null }

/** Whether a change of the account was refused for what was sent; any other error is a failure. */
export const isRefusal = ({ status }: ApiError): boolean => [403, 422, 423, 429].includes(status)

/** What was refused of a change of the account, in words (spec §8). */
export function refusalOf(error: ApiError, texts: WordsOf<typeof accountSettingsTexts>, words: WordsOf<typeof loginTexts>): Refusal {
  if (error.status === 423) return { fields: {}, message: texts.exists }
  if (error.status === 429) return { fields: {}, message: texts.tooMany }
  const fields = fieldErrors(error, words)
  if ('currentPassword' in fields) return { fields: { ...fields, currentPassword: texts.wrongPassword }, message: null }
  if (Object.keys(fields).length > 0) return { fields, message: null }
  return { fields: {}, message: error.status === 422 ? texts.invalid : words.invalid }
}
