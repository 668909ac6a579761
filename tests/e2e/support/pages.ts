import { setTimeout } from 'node:timers/promises'
import { isPrivatePath, screens } from '@vidda/domain/route'

/** One address of every type of page, found by the shop's own links. */
export type PageTypes = {
  readonly home: string
  readonly gender: string
  readonly category: string
  readonly subcategory: string
  readonly article: string
  readonly search: string
  readonly cart: string
  readonly reserve: string
  readonly receipt: string
  readonly content: string
  readonly shops: string
  readonly shop: string
  readonly post: string
  readonly campaign: string
  readonly bestsellers: string
  readonly poll: string
  readonly missing: string
}

export async function pageTypes(url: string): Promise<PageTypes> {
  const category = '/klaer'
  const [home, listing] = await Promise.all([htmlOf(url), htmlOf(url + category)])
  const found = async (path: string, start: string) =>
    linksIn(await htmlOf(url + path)).find((link) => link.startsWith(start) && !link.includes('/kategori/')) ?? path
  const subcategory = linksIn(listing).find((link) => link.startsWith(`${category}/`))
  const [article] = goodsIn(listing)
  if (!subcategory || !article) throw new Error(`${url}${category} links to no subcategory or article`)
  const fixed = { home: '/', search: '/search/jakke', cart: '/checkout', reserve: '/checkout/reserver', content: '/om-oss' }
  const gender = ['/herre', '/barn'].find((path) => linksIn(home).includes(path)) ?? '/herre'
  const more = {
    shops: '/butikker',
    shop: await found('/butikker', '/butikker/'),
    post: await found('/blogg', '/blogg/'),
    campaign: await found('/kampanjer', '/kampanje/'),
    bestsellers: '/bestselgere',
    poll: linksIn(home).find((link) => link.startsWith('/avstemning/')) ?? '/',
  }
  return { ...fixed, ...more, gender, category, subcategory, article, receipt: '/checkout/kvittering/ukjent', missing: '/finnes-ikke' }
}

/** Where each of the shop's providers is paid: a host answers alike whatever is paid there. */
export async function paymentPages(url: string): Promise<readonly string[]> {
  const answer = await fetch(`${url}/api/v1/checkout/providers`)
  const { providers } = (await answer.json()) as { readonly providers: readonly { readonly provider: 'klarna' | 'qliro' }[] }
  if (providers.length === 0) throw new Error(`${url} offers no payment`)
  const addresses = { klarna: '/checkout/klarna', qliro: '/checkout/qliro/1' }
  return providers.map(({ provider }) => addresses[provider])
}

/** The screens of logging in, and of what is a customer's own. */
export const customerScreens: readonly string[] = Object.values(screens).filter(
  (path) => path === screens.favourites || (isPrivatePath(path) && !path.startsWith(screens.checkout)),
)

/** Screens whose address holds a name: one of each is enough. */
const named = ['/butikker/', '/blogg/kategori/', '/blogg/', '/kampanje/', '/furet-vaerbitt-'] as const

/**
 * An address of every kind of screen that the shop has: those above, what a list can be narrowed to, and of its list of pages the fixed
 * ones and one of each that is named.
 */
export async function everyScreen(url: string): Promise<readonly string[]> {
  const pages = await pageTypes(url)
  const types = [...Object.values(pages), ...(await narrowedLists(url, pages)), '/goggles', '/preview/vinter', '/search/finnesikkehos']
  const listed = addressesIn(await htmlOf(`${url}/sitemap-sider.xml`)).map((address) => new URL(address).pathname)
  const nameOf = (path: string) => named.find((beginning) => path.startsWith(beginning))
  const known = new Set(types.map(nameOf))
  const more = listed.filter((path) => {
    const name = nameOf(path)
    if (name === undefined) return true
    return !known.has(name) && Boolean(known.add(name))
  })
  return [...new Set([...types, ...more])]
}

/** The screens that a run looks at one after another: every one with `pnpm prove`, else one of each type of page. */
export const visitedScreens = async (url: string): Promise<readonly string[]> =>
  process.env['VIDDA_PROVE'] ? everyScreen(url) : [...new Set(Object.values(await pageTypes(url)))]

/** A group, a list with a filter, and a choice of articles as a link in a letter names them. */
export async function narrowedLists(url: string, { category, subcategory }: PageTypes): Promise<readonly string[]> {
  const [listing, first] = await Promise.all([htmlOf(url + subcategory), fetch(`${url}/api/v1/articles/addresses?after=0&take=3`)])
  const group = linksIn(listing).find((link) => link.startsWith(`${subcategory}/`))
  if (!group) throw new Error(`${url}${subcategory} links to no group`)
  const articles = (await first.json()) as readonly { readonly id: number }[]
  return [group, `${category}?price=100-2000&sort=pris`, `/utvalg/${articles.map(({ id }) => id).join('+')}`]
}

/** The addresses that a list for search engines holds. */
export function addressesIn(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

export async function htmlOf(url: string): Promise<string> {
  return (await fetch(url)).text()
}

/** Where the page's links go inside the shop, each once. */
export function linksIn(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&')))]
}

/** The articles that a page shows. */
export function goodsIn(html: string): readonly string[] {
  return linksIn(html).filter((link) => link.startsWith('/product/'))
}

/** The first pages of a new shop may miss their deadline on a busy machine: then they are shown without goods. */
export async function untilGoods(url: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (goodsIn(await htmlOf(`${url}/klaer`)).length > 0) return
    await setTimeout(1000)
  }
  throw new Error(`${url}/klaer shows no goods`)
}
