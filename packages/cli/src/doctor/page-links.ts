import { genderOrder } from '@vidda/domain/gender'
import { isTaken, matchPath } from '@vidda/domain/route'
import { nearestScreen } from './screens.ts'

/** A page that links lead from or to: its slug, and the ids of its sections. */
export type LinkedPage = { readonly slug: string; readonly ids: readonly string[] }

/** `origins` are the addresses of the shop itself; none when brand.json cannot be read. */
export type LinkContext = { readonly pages: readonly LinkedPage[]; readonly origins: readonly string[] }

/** Whether a path is that of a file, or a beginning of the shop's own paths without its rest: neither is a category. */
function isNowhere(link: string): boolean {
  const path = link.replace(/\?.*$/u, '')
  const [, first = '', ...rest] = path.split('/')
  if (!path.startsWith('/') || path.startsWith('//') || first === '') return false
  if (/\.[a-z]{2,5}$|\.$/iu.test(rest.at(-1) ?? first)) return matchPath(path, { genders: genderOrder }).kind === 'category'
  // A shortcut of one part is a category, and stands for a path of three.
  const match = matchPath(path, { genders: genderOrder })
  return match.kind === 'category' && match.category.main === first && isTaken(first)
}

/** A problem with a link's target that a build does not check; null when there is none. */
export function linkProblem(href: string, page: LinkedPage, { pages, origins }: LinkContext): string | null {
  if (href === '') return 'leads nowhere, expected a path or an address between the round brackets. Write it, or take the link out.'
  const [path = '', section] = href.split('#')
  const screen = path.startsWith('/') ? nearestScreen(path) : null
  if (screen !== null) return `leads to "${path}", which the shop does not have. Did you mean "${screen}"?`
  if (isNowhere(path)) return `leads to "${path}", which the shop does not have. Lead elsewhere.`
  if (section !== undefined && (path === '' || path.startsWith('/'))) {
    const target = path === '' ? page : pages.find(({ slug }) => `/${slug}` === path)
    const known = target?.ids ?? []
    if (target && !known.includes(section))
      return `leads to the section "#${section}", expected one of: ${known.map((id) => `#${id}`).join(', ')}. Name one of them.`
  }
  if (origins.includes(URL.parse(href.replace(/^http:/u, 'https:'))?.origin ?? ''))
    return `leads to "${href}", an address of the shop itself. Write the path alone, beginning with "/".`
  if (/^(?:https?:\/\/(?:localhost|127\.)|file:|[a-z]:\\|javascript:)/iu.test(href))
    return `leads to "${href}", which works on no shopper's machine. Write a path of the shop, or an https address.`
  if (href.startsWith('//')) return `leads to "${href}", the address of another site. Write one "/", or an https address.`
  return schemeProblem(href)
}

const mail = /^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/.?]+(?:\?.*)?$/u

/** The platform of the EU for disputes was closed in July 2025 (regulation (EU) 2024/3228). */
const closed = /ec\.europa\.eu\/(?:consumers\/)?odr/iu

/** A problem with an address that is not one of the shop. Placeholders fill mail addresses and phone numbers. */
function schemeProblem(href: string): string | null {
  if (href.includes('{')) return null
  if ((href.startsWith('mailto:') && !mail.test(href)) || /^[^:/#?]+@/u.test(href))
    return `leads to "${href}", expected "mailto:" and an e-mail address. Correct it.`
  if (href.startsWith('tel:') && !/^tel:\+?(?:[\d ()-]|%20)+$/u.test(href))
    return `leads to "${href}", expected "tel:" and a number, such as "tel:+4755000042". Correct it.`
  if (closed.test(href)) return `leads to "${href}", which the EU has closed. Lead to Forbrukertilsynet, or take it out.`
  if (href.startsWith('http:')) return `leads to "${href}", which is not encrypted, so that browsers warn of it. Write it with "https://".`
  if (!/^(?:\/|#|\?|https?:\/\/|mailto:|tel:|\{)/u.test(href))
    return `leads to "${href}", expected a path that begins with "/", or an address with "https://". Write it whole.`
  return null
}
