import { contrastOfHex, hexOf, type Brand } from '@vidda/brand'
import { townOfPostalCode } from '@vidda/commerce/postal-codes'
import type { Problem } from '@vidda/brand'
import { removeElement, writeValue, type Fix } from './fixes.ts'

type Found = Problem & { readonly fix?: Fix }

/** A check of a brand that builds. `key` is the JSON path of the value, as in the problems of a build. */
type Rule = (brand: Brand, context: { readonly now: Date; readonly others: readonly Brand[]; readonly logo: string }) => readonly Found[]

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

const idsOfServices: Rule = (brand) =>
  brand.config.consent.services.flatMap(({ kind, id }, at) => {
    const [form, expected] = forms[kind]
    if (form.test(id)) return []
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

/** An address or an id that another brand has was left there when its file was copied. */
const othersOwn: Rule = (brand, { others }) => {
  const ownOf = ({ config }: Brand): readonly (readonly [key: string, value: string])[] => [
    ['origin', config.origin],
    ['company.supportEmail', config.company.supportEmail],
    ...config.consent.services.map(({ id }, at) => [`consent.services[${at}].id`, id] as const),
  ]
  const found = ownOf(brand).flatMap(([key, value]) => {
    const other = others.find((one) => ownOf(one).some(([, theirs]) => theirs === value))
    return other
      ? [{ file: brandFile(brand), key, message: `is "${value}", which is ${other.config.name}'s. Write this brand's own.` }]
      : []
  })
  const hosts = others.map((other) => [other, new URL(other.config.origin).host] as const)
  const inPages = brand.pages.flatMap(({ slug, markdown }) =>
    hosts.flatMap(([other, host]) =>
      markdown.includes(host)
        ? [
            {
              file: `brands/${brand.config.id}/pages/${slug}.md`,
              message: `names "${host}", which is ${other.config.name}'s. Write this brand's own.`,
            },
          ]
        : [],
    ),
  )
  return [...found, ...inPages]
}

const leastContrast = 3

/** A white logo on a white header. Gradients and styles are not looked into. */
const unseenLogo: Rule = (brand, { logo }) => {
  const ground = hexOf(brand.theme.tokens, 'header')
  const fills = [...logo.matchAll(/\bfill="(?<hex>#[\da-f]{6}|#[\da-f]{3}|black|white)"/giu)].map((match) => match.groups?.['hex'] ?? '')
  const best = Math.max(...fills.map((fill) => contrastOfHex(fill, ground)))
  if (fills.length === 0 || best >= leastContrast) return []
  return [
    {
      file: `brands/${brand.config.id}/assets/logo.svg`,
      message: `has a contrast of ${best.toFixed(1)} on the header (${ground}), expected ${leastContrast} or more of a part of it. Change its colours, or the theme's "header".`,
    },
  ]
}

const rules: readonly Rule[] = [endingClaims, idsOfServices, town, repeatedEntries, othersOwn, unseenLogo]

/** What is wrong with a brand that can be built. */
export const warningsOf: Rule = (brand, context) => rules.flatMap((rule) => rule(brand, context))
