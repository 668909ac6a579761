import type { ConsentPurpose } from '@vidda/domain/consent'
import { consentTexts, cookiesTexts, fill, wordsOf, type TextOverrides } from '@vidda/texts'
import { cookiesOf, serviceCookies, type CookieName, type ServiceEntry } from '../file/services.ts'

type Words = keyof (typeof cookiesTexts)['words']

const facts: Readonly<Record<CookieName, { readonly what: Words; readonly lasts: Words }>> = {
  _ga: { what: 'ga', lasts: 'gaLasts' },
  '_ga_*': { what: 'gaVisit', lasts: 'gaLasts' },
  _gid: { what: 'gid', lasts: 'gidLasts' },
  _fbp: { what: 'fbp', lasts: 'fbpLasts' },
  _fbc: { what: 'fbc', lasts: 'fbcLasts' },
}

const code = (name: string): string => `\`${name}\``
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** What the brand's services set once the shopper has agreed, as a table of Markdown, and which of the usual cookies it does without. */
export function cookieTable(services: readonly ServiceEntry[], texts: TextOverrides): string {
  const words = wordsOf(cookiesTexts, texts)
  const purposes: Readonly<Record<ConsentPurpose, string>> = wordsOf(consentTexts, texts)
  const set = serviceCookies.filter((name) => services.some(({ kind }) => cookiesOf(kind).includes(name)))
  const rows = set.map((name) => {
    const asked = new Set(services.filter(({ kind }) => cookiesOf(kind).includes(name)).map(({ purpose }) => purposes[purpose]))
    return row([code(name), words[facts[name].what], [...asked].join(', '), words[facts[name].lasts]])
  })
  const head = row([words.cookie, words.what, words.type, words.lasts])
  const table = rows.length > 0 ? [head, row(['---', '---', '---', '---']), ...rows].join('\n') : words.none
  const unused = serviceCookies.filter((name) => !set.includes(name)).map(code)
  return unused.length > 0 ? `${table}\n\n${fill(words.unused, { names: unused.join(', ') })}` : table
}
