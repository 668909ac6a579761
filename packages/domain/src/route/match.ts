import { genderScreen, isGenderAllowed, isGenderUrl } from '../gender/index.ts'
import type { GenderKey, GenderScreen } from '../gender/index.ts'
import { categoryShortcuts, isShortcut } from './categories.ts'
import type { CategoryParams } from './categories.ts'
import { articlePath, categoryPath, houseBrandProduct } from './paths.ts'
import { redirects, renamedCategory } from './redirects.ts'
import type { Redirect } from './redirects.ts'
import { screens } from './screens.ts'
import type { ScreenName } from './screens.ts'

type Params = Readonly<Record<string, string>>

/** Where a path leads. Whether a category, article, shop or post of that name exists is the loader's to find out. */
export type RouteMatch =
  | ({ readonly kind: 'redirect' } & Redirect)
  | { readonly kind: 'screen'; readonly name: ScreenName; readonly params: Params }
  | { readonly kind: 'articleById'; readonly id: number }
  | { readonly kind: 'houseBrand'; readonly product: string }
  | { readonly kind: 'gender'; readonly gender: GenderScreen }
  | { readonly kind: 'category'; readonly category: CategoryParams }
  | { readonly kind: 'notFound' }

/** What the brand has of what a path may name. */
export type RouteContext = {
  readonly genders: readonly GenderKey[]
  readonly houseBrandProducts?: readonly string[]
  /** Whether articles can be compared; true if left out, because the brand is unknown then. */
  readonly compares?: boolean
}

const notFound: RouteMatch = { kind: 'notFound' }

const decoded = (path: string): readonly string[] | null => {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}

const paramsOf = (pattern: readonly string[], segments: readonly string[]): Params | null => {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

/** Patterns with fewer parameters first: `/min-side/ordrer` is never the value of a parameter. */
const patterns = Object.entries(screens)
  .map(([name, path]) => ({ name: name as ScreenName, pattern: path.split('/').filter(Boolean) }))
  .toSorted((left, right) => left.pattern.join().split(':').length - right.pattern.join().split(':').length)

const screenOf = (segments: readonly string[]): RouteMatch | null => {
  for (const { name, pattern } of patterns) {
    const params = paramsOf(pattern, segments)
    if (params) return { kind: 'screen', name, params }
  }
  return null
}

const isId = (text: string | undefined): text is string => text !== undefined && /^\d+$/u.test(text)

/** `/product` and `/article` in the forms that lead to an article by id (spec §2). */
const articleRoute = ([first, second, ...rest]: readonly string[]): RouteMatch | null => {
  if ((first !== 'product' && first !== 'article') || rest.length > 0) return null
  if (second === undefined) return { kind: 'redirect', to: screens.home, status: 302 }
  if (first === 'article') return { kind: 'redirect', to: articlePath(second), status: 301 }
  return isId(second) ? { kind: 'articleById', id: Number(second) } : null
}

const categoryRoute = ([main, sub, group, ...rest]: readonly string[]): RouteMatch => {
  if (main === undefined || rest.length > 0) return notFound
  if (main === renamedCategory.from) return { kind: 'redirect', to: categoryPath(renamedCategory.to, sub, group), status: 301 }
  if (sub === undefined && isShortcut(main)) return { kind: 'category', category: categoryShortcuts[main] }
  return { kind: 'category', category: { main, ...(sub !== undefined && { sub }), ...(group !== undefined && { group }) } }
}

/** Fixed paths win over genders, which win over categories; what the brand does not have is not found (decisions.md, Routes). */
export const matchPath = (path: string, { genders, houseBrandProducts = [], compares = true }: RouteContext): RouteMatch => {
  const segments = decoded(path)
  if (segments === null) return notFound
  const fixed = `/${segments.join('/')}`
  const to = Object.hasOwn(redirects, fixed) ? redirects[fixed] : undefined
  if (to !== undefined) return { kind: 'redirect', to, status: 301 }
  const known = articleRoute(segments) ?? screenOf(segments)
  if (known) return known.kind === 'screen' && known.name === 'compare' && !compares ? notFound : known
  const product = segments.length === 1 ? houseBrandProduct(fixed) : null
  if (product !== null) return houseBrandProducts.includes(product) ? { kind: 'houseBrand', product } : notFound
  const [first = ''] = segments
  if (segments.length === 1 && isGenderUrl(first))
    return isGenderAllowed(first, genders) ? { kind: 'gender', gender: genderScreen(first) } : notFound
  return categoryRoute(segments)
}
