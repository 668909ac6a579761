import { sessionDays } from '@vidda/domain/customer'
import { writtenAddress, writtenOrgNumber, writtenPhone } from '@vidda/domain/written'
import { cookiesTexts, fill, wordsOf } from '@vidda/texts'
import type { Brand } from '../brand.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import { shownTexts } from '../home/shown-texts.ts'
import { sectionKey } from '../home/section-problems.ts'
import { cookieTable } from './cookie-table.ts'
import { recipientsText } from './recipients.ts'
import { withdrawalForm } from './withdrawal-form.ts'

type Told = Pick<Brand, 'config' | 'texts'>

const own = [
  'company',
  'address',
  'email',
  'brand',
  'orgNo',
  'phone',
  'sessionCookie',
  'sessionLasts',
  'cookies',
  'recipients',
  'withdrawalForm',
] as const

/** Whether pages fill a placeholder of this name by themselves, so that no claim can have it. */
export const isOwnPlaceholder = (name: string): boolean => own.some((one) => one === name)

/**
 * What a page may leave open, as `{name}`: who sells, the figures of the brand's claims by their names, the cookie of its sessions and its
 * time, what its services set as cookies, who offers them, and the form by which a purchase is taken back.
 */
export function placeholdersOf({ config, texts }: Told): Readonly<Record<string, string>> {
  const { legalName, orgNo, address, supportEmail, phone } = config.company
  const seller = { company: legalName, address: writtenAddress(address), email: supportEmail }
  const filled: Readonly<Record<(typeof own)[number], string>> = {
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
  return { ...Object.fromEntries(Object.entries(config.claims).map(([name, { value }]) => [name, value])), ...filled }
}

const placeholder = /\{(\w+)\}/gu

type Texts = { readonly file: string; readonly key?: string; readonly texts: readonly string[] }

const namesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, name = '']) => name)))

const textsOf = ({ pages, home }: Pick<Brand, 'pages' | 'home'>, folder: string): readonly Texts[] => [
  ...pages.map(({ slug, title, description, markdown, figures = [], history = [], summaries = {} }) => ({
    file: `${folder}/pages/${slug}.md`,
    texts: [title, description, ...figures, ...history, ...Object.values(summaries), markdown],
  })),
  ...(home?.sections ?? []).map((section, index) => ({
    file: `${folder}/home.json`,
    key: sectionKey(index),
    texts: shownTexts(section),
  })),
]

/** Placeholders that nothing fills, and claims that may no longer be shown; `today` as `2026-11-21`. */
export function placeholderProblems(
  written: Pick<Brand, 'pages' | 'home'>,
  brand: Told,
  folder: string,
  today: string,
): readonly Problem[] {
  const placeholders = placeholdersOf(brand)
  return textsOf(written, folder).flatMap(({ file, key, texts }) =>
    [...namesIn(texts)].flatMap((name) => {
      const at = { file, key: key === undefined ? `{${name}}` : key }
      const words = key === undefined ? '' : `holds {${name}}, which `
      const claim = brand.config.claims[name]
      if (claim && claim.validTo < today) {
        const message = `${words}may be shown until ${claim.validTo}. Look its source up (${claim.source}) and set "validTo" anew, or take the claim out.`
        return [{ ...at, message }]
      }
      if (Object.hasOwn(placeholders, name)) return []
      const known = Object.keys(placeholders)
      const guess = didYouMean(name, known) || ' Write the claim into "claims" of brand.json, or take it out.'
      return [{ ...at, message: `${words}is filled by nothing, expected one of: ${known.join(', ')}.${guess}` }]
    }),
  )
}
