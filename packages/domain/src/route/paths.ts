import type { GenderUrl } from '../gender/index.ts'
import { screens } from './screens.ts'
import type { SupportSection } from './screens.ts'

/**
 * `&` may stand in a path, and the category addresses of the specification have it. Browsers resolve `.` and `..`, encoded ones too, as
 * the way up: a blank behind them, which searches leave out, makes them a segment like any other.
 */
const segment = (text: string): string => (/^\.{1,2}$/u.test(text) ? `${text}%20` : encodeURIComponent(text).replaceAll('%26', '&'))

const filled = (pattern: string, value: string | number): string => pattern.replace(/:\w+/u, () => segment(String(value)))

const houseBrandPrefix = '/furet-vaerbitt-'

/** URL hash that selects a colour. A hash, so that loaders, caches and search engines see one page per article. */
export const colorHash = (colorId: number): string => `#farge=${colorId}`

/** Path of an article's page. With a colour id it opens in that colour, else in the first one in stock. */
export const articlePath = (slug: string, colorId?: number): string =>
  filled(screens.product, slug) + (colorId === undefined ? '' : colorHash(colorId))

/** Leads on to the article's own address (spec §2). */
export const articleByIdPath = (id: number): string => filled(screens.product, id)

export const previewPath = (name: string): string => filled(screens.homePreview, name)

export const searchPath = (query: string): string => filled(screens.search, query)

/** `/utvalg/11+12+13`. */
export const bundlePath = (ids: readonly number[]): string => screens.bundle.replace(':ids', () => ids.join('+'))

export const genderPath = (url: GenderUrl): string => `/${url}`

export const categoryPath = (main: string, sub?: string, group?: string): string =>
  [main, sub, group].flatMap((slug) => (slug === undefined ? [] : [`/${segment(slug)}`])).join('')

export const houseBrandPath = (product: string): string => `${houseBrandPrefix}${segment(product)}`

/** The product of a house-brand path; null for other paths. */
export const houseBrandProduct = (path: string): string | null =>
  path.startsWith(houseBrandPrefix) && path.length > houseBrandPrefix.length ? path.slice(houseBrandPrefix.length) : null

export const supportPath = (section?: SupportSection): string => (section ? `${screens.support}#${section}` : screens.support)

export const shopPath = (slug: string): string => filled(screens.shop, slug)

export const qliroPath = (shopId: number): string => filled(screens.qliro, shopId)

/** The part of a receipt's address after the `#` that holds the token of a mail that asks for a confirmation. */
export const confirmAnchor = 'bekreft'

/** After the `#` the token is in no server's log and in no `Referer`. */
export const receiptPath = (token: string): string => `${screens.receipt}#token=${encodeURIComponent(token)}`

export const blogPostPath = (slug: string): string => filled(screens.blogPost, slug)

export const blogCategoryPath = (slug: string): string => filled(screens.blogCategory, slug)

export const campaignPath = (id: number): string => filled(screens.campaign, id)

export const pollPath = (id: number): string => filled(screens.poll, id)
