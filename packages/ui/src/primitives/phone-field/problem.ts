import { isPhone, phoneDigits } from '@vidda/domain/phone'
import { fill, type WordsOf, type fieldsTexts } from '@vidda/texts'

const between = /(?<=\d)\s+(?=\d)/gu
const foreign = /^\s*(?:\+|00)(?!47)\d/u

/** The eight digits; text that is no phone number is given back without the spaces between its digits, which nobody means. */
export function tidyPhone(text: string): string {
  const tidy = text.replace(between, '')
  return phoneDigits(tidy) ?? tidy
}

/** What is wrong with a number, in words; empty for a right one and for none at all. */
export function phoneProblem(text: string, texts: WordsOf<typeof fieldsTexts>): string {
  const tidy = tidyPhone(text)
  if (tidy.trim() === '' || isPhone(tidy)) return ''
  if (foreign.test(tidy)) return texts.phoneForeign
  const count = /^\s*(\d+)\s*$/u.exec(tidy)?.[1]?.length ?? 8
  return count === 8 ? texts.phoneWrong : fill(texts.phoneShort, { count })
}
