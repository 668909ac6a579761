import type { ApiError } from '@vidda/client'
import type { loginTexts, WordsOf } from '@vidda/texts'

/** The messages of the commerce API that have words of their own (spec §5). */
const translated: Readonly<Partial<Record<string, 'firstNameMissing' | 'surnameMissing' | 'phoneMissing' | 'emailMissing'>>> = {
  'First name must have a value': 'firstNameMissing',
  'Last name must have a value': 'surnameMissing',
  'Phone must have a value': 'phoneMissing',
  'Email must have a value': 'emailMissing',
}

/** What was refused of a registration or an account, by field, in words. */
export function fieldErrors({ fields }: Pick<ApiError, 'fields'>, texts: WordsOf<typeof loginTexts>): Readonly<Record<string, string>> {
  const words = (messages: readonly string[]) => {
    const known = messages.map((message) => translated[message]).find((key) => key !== undefined)
    return known ? texts[known] : texts.invalid
  }
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, words(messages)]))
}
