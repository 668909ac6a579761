import type { ApiError } from '@vidda/client'
import { fieldProblems } from '@vidda/client/customers'
import type { loginTexts, WordsOf } from '@vidda/texts'

/** What was refused of a registration or an account, by field, in words (spec §5). */
export const fieldErrors = (error: ApiError, texts: WordsOf<typeof loginTexts>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fieldProblems(error)).map(([field, problem]) => [field, texts[problem]]))
