import type { Brand } from '@vidda/brand'
import { townOfPostalCode } from '@vidda/commerce/postal-codes'
import type { Found } from './finding.ts'
import { nearestScreen } from './screens.ts'
import { overrideProblems } from './text-rules.ts'
import { removeElement, writeValue } from './fixes.ts'

/** A check of a brand that builds. `key` is the JSON path of the value, as in the problems of a build. */
type Rule = (brand: Brand, context: { readonly now: Date }) => readonly Found[]

const brandFile = ({ config }: Brand): string => `brands/${config.id}/brand.json`

const warnedDays = 60
const day = 86_400_000

/** Claims that expire within 60 days. A page that shows an expired claim does not build. */
const endingClaims: Rule = (brand, { now }) => {
  const soon = new Date(now.getTime() + warnedDays * day).toISOString().slice(0, 10)
  const today = now.toISOString().slice(0, 10)
  return Object.entries(brand.config.claims)
    .filter(([, { validTo }]) => validTo <= soon)
    .map(([name, { validTo, source }]) => ({
      file: brandFile(brand),
      key: `claims.${name}.validTo`,
      message: `${validTo < today ? 'has passed' : 'ends soon'} (${validTo}). Look its source up (${source}), and set it anew or take the claim out.`,
    }))
}

const forms = {
  'google-analytics': [/^G-[A-Z0-9]{6,12}$/u, 'G- and capital letters or digits, as in G-AB12CD34EF'],
  'google-tag-manager': [/^GTM-[A-Z0-9]{4,10}$/u, 'GTM- and capital letters or digits, as in GTM-AB12CD3'],
  'meta-pixel': [/^\d{14,17}$/u, '15 or 16 digits'],
} as const

/** Sample ids from instructions. */
const sample = /^(?:G-|GTM-)?(?:X+|0+|ABC123)$/u

const idsOfServices: Rule = (brand) =>
  brand.config.consent.services.flatMap(({ kind, id }, at) => {
    const [form, expected] = forms[kind]
    if (form.test(id) && !sample.test(id)) return []
    const message = `is "${id}", expected ${expected}: with a wrong id nothing is counted. Copy it from the service.`
    const [key, capital] = [`consent.services[${at}].id`, id.trim().toUpperCase()]
    return [{ file: brandFile(brand), key, message, ...(form.test(capital) && { fix: writeValue(key, capital) }) }]
  })

const town: Rule = (brand) => {
  const { postalCode, city } = brand.config.company.address
  const known = townOfPostalCode(postalCode)
  const file = brandFile(brand)
  if (known === null) {
    const message = `is "${postalCode}", which is no postal code of Norway. Look for a mistyped digit.`
    return [{ file, key: 'company.address.postalCode', message }]
  }
  if (known.toLocaleUpperCase('nb-NO') === city.toLocaleUpperCase('nb-NO')) return []
  return [{ file, key: 'company.address.city', message: `is "${city}", and ${postalCode} is ${known}. Correct one of the two.` }]
}

const repeatedEntries: Rule = (brand) =>
  (['categories', 'extra'] as const).flatMap((list) => {
    const entries = brand.config.menu[list]
    return entries.flatMap(({ text, to }, at) => {
      const first = entries.findIndex((entry) => entry.to === to)
      if (first === at) return []
      const message = `leads to ${to}, as menu.${list}[${first}] does. Take one of them out.`
      const isSame = entries[first]?.text === text
      const key = `menu.${list}[${at}]`
      return [{ file: brandFile(brand), key: `${key}.to`, message, ...(isSame && { fix: removeElement(key) }) }]
    })
  })

/** Menu entries with the same text, a misspelt path, or the shop's own origin. */
const menuEntries: Rule = (brand) => {
  const file = brandFile(brand)
  const entries = (['categories', 'extra'] as const).flatMap((list) =>
    brand.config.menu[list].map((entry, at) => ({ ...entry, key: `menu.${list}[${at}]` })),
  )
  return entries.flatMap(({ text, to, key }, at) => {
    const same = entries.slice(0, at).find((entry) => entry.text === text && entry.to !== to)
    const screen = to.startsWith('/') ? nearestScreen(to) : null
    return [
      ...(same
        ? [{ file, key: `${key}.text`, message: `is "${text}", as ${same.key} is, which leads elsewhere. Give each words of its own.` }]
        : []),
      ...(screen === null
        ? []
        : [{ file, key: `${key}.to`, message: `is "${to}", which the shop does not have. Did you mean "${screen}"?` }]),
      ...(to.startsWith(brand.config.origin)
        ? [{ file, key: `${key}.to`, message: `is "${to}", the shop's own address. Write the path alone, beginning with "/".` }]
        : []),
    ]
  })
}

const rules: readonly Rule[] = [endingClaims, idsOfServices, town, repeatedEntries, menuEntries, overrideProblems]

/** What is wrong with a brand that can be built. */
export const warningsOf: Rule = (brand, context) => rules.flatMap((rule) => rule(brand, context))
