import { sessionDays } from '@vidda/domain/customer'
import { writtenAddress, writtenOrgNumber, writtenPhone } from '@vidda/domain/written'
import { cookiesTexts, fill, wordsOf } from '@vidda/texts'
import type { Brand } from '../brand.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import { cookieTable } from './cookie-table.ts'
import type { Page } from './page.ts'
import { recipientsText } from './recipients.ts'
import { withdrawalForm } from './withdrawal-form.ts'

type Told = Pick<Brand, 'config' | 'texts'>

/**
 * What a page may leave open, as `{name}`: who sells, the figures of the brand's claims by their names, the cookie of its sessions and its
 * time, what its services set as cookies, who offers them, and the form by which a purchase is taken back.
 */
export function placeholdersOf({ config, texts }: Told): Readonly<Record<string, string>> {
  const { legalName, orgNo, address, supportEmail, phone } = config.company
  const seller = { company: legalName, address: writtenAddress(address), email: supportEmail }
  return {
    ...Object.fromEntries(Object.entries(config.claims).map(([name, { value }]) => [name, value])),
    ...seller,
    brand: config.name,
    orgNo: writtenOrgNumber(orgNo),
    phone: writtenPhone(phone),
    sessionCookie: `__Host-vd-${config.id}`,
    sessionLasts: fill(wordsOf(cookiesTexts, texts).sessionLasts, sessionDays),
    cookies: cookieTable(config.consent.services, texts),
    recipients: recipientsText(config.consent.services, texts),
    withdrawalForm: withdrawalForm(seller, texts),
  }
}

const placeholder = /\{(\w+)\}/gu

const namesIn = ({ title, description, markdown }: Page): ReadonlySet<string> =>
  new Set([title, description, markdown].flatMap((text) => [...text.matchAll(placeholder)].map(([, name = '']) => name)))

/** Placeholders that nothing fills, and claims that may no longer be shown; `today` as `2026-11-21`. */
export function placeholderProblems(pages: readonly Page[], brand: Told, folder: string, today: string): readonly Problem[] {
  const placeholders = placeholdersOf(brand)
  return pages.flatMap((page) =>
    [...namesIn(page)].flatMap((name) => {
      const file = `${folder}/pages/${page.slug}.md`
      const claim = brand.config.claims[name]
      if (claim && claim.validTo < today) {
        const message = `may be shown until ${claim.validTo}. Look its source up (${claim.source}) and set "validTo" anew, or take the claim out.`
        return [{ file, key: `{${name}}`, message }]
      }
      if (Object.hasOwn(placeholders, name)) return []
      const known = Object.keys(placeholders)
      const guess = didYouMean(name, known) || ' Write the claim into "claims" of brand.json, or take it out.'
      return [{ file, key: `{${name}}`, message: `is filled by nothing, expected one of: ${known.join(', ')}.${guess}` }]
    }),
  )
}
