import { consentTexts, cookiesTexts, fill, wordsOf, type TextOverrides } from '@vidda/texts'
import { companyOf, type ServiceEntry } from '../file/services.ts'

const inWords = new Intl.ListFormat('nb-NO', { type: 'conjunction' })

/** Which companies get to know of a visit once the shopper has agreed, each with what for; nothing where the brand has no services. */
export function recipientsText(services: readonly ServiceEntry[], texts: TextOverrides): string {
  if (services.length === 0) return ''
  const purposes = wordsOf(consentTexts, texts)
  const companies = [...new Set(services.map(({ kind }) => companyOf(kind)))].map((company) => {
    const own = services.filter(({ kind }) => companyOf(kind) === company)
    const asked = new Set(own.map(({ purpose }) => purposes[purpose].toLocaleLowerCase('nb-NO')))
    return `${company} (${inWords.format(asked)})`
  })
  return fill(wordsOf(cookiesTexts, texts).recipients, { companies: inWords.format(companies) })
}
