import { htmlOf, linksIn, addressesIn } from './pages.ts'
import { linkedProblems } from './linked.ts'

export type Visited = {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Path of the page's own address; null where it names none. */
  readonly canonical: string | null
  readonly indexed: boolean
  /** Path of the picture that the page is shared with; empty where it names none. */
  readonly picture: string
}

export type Crawl = {
  readonly pages: readonly Visited[]
  readonly problems: readonly string[]
  /** Paths of the pictures that search engines and those who share a page are told of, by where: a list, or the first part of a page's path. */
  readonly pictures: ReadonlyMap<string, ReadonlySet<string>>
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const found = (html: string, pattern: RegExp): string => unescaped(pattern.exec(html)?.[1] ?? '')

const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '')

function read(path: string, html: string): Visited {
  const canonical = found(html, /<link rel="canonical" href="([^"]*)"/)
  return {
    path,
    title: found(html, /<title>([^<]*)<\/title>/),
    description: found(html, /<meta name="description" content="([^"]*)"/),
    canonical: canonical === '' ? null : pathOf(canonical),
    indexed: !html.includes('<meta name="robots" content="noindex'),
    picture: pathOf(found(html, /<meta property="og:image" content="([^"]*)"/)),
  }
}

const atOnce = 8

/** Every address that the shop's lists for search engines name, as paths, and the pictures that they name. */
async function listed(url: string): Promise<{ readonly entries: readonly string[]; readonly pictures: ReadonlySet<string> }> {
  const lists = addressesIn(await htmlOf(`${url}/sitemap.xml`)).map(pathOf)
  const texts = await Promise.all(lists.map((list) => htmlOf(url + list)))
  const pictures = texts.flatMap((xml) => [...xml.matchAll(/<image:loc>([^<]*)</g)].map(([, address = '']) => pathOf(unescaped(address))))
  return { entries: texts.flatMap(addressesIn).map(pathOf), pictures: new Set(pictures) }
}

/**
 * Follows every link and every entry of the sitemaps. The links of a page that stands under its own address are followed; those of a
 * filtered or ordered list lead to more of the same without end, and are not.
 */
export async function crawl(url: string): Promise<Crawl> {
  const { entries, pictures } = await listed(url)
  const waiting = new Map<string, string>([['/', 'the beginning'], ...entries.map((path): [string, string] => [path, 'sitemap'])])
  const seen = new Set<string>()
  const pages: Visited[] = []
  const ids = new Map<string, ReadonlySet<string>>()
  const anchors: { readonly from: string; readonly path: string; readonly id: string }[] = []
  const problems: string[] = []

  const open = async (path: string, from: string): Promise<void> => {
    const answer = await follow(url, path)
    if (answer.steps > 1) problems.push(`${path} (from ${from}) leads on ${answer.steps} times`)
    if (answer.steps > 0 && from === 'sitemap') problems.push(`${path} of the sitemap leads on`)
    if (answer.status !== 200) return void problems.push(`${path} (from ${from}) answers ${answer.status}`)
    if (answer.path !== path) return wait(answer.path, `${path}, which leads on`)
    const page = read(path, answer.html)
    pages.push(page)
    ids.set(path.split('?')[0] ?? '', new Set([...answer.html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)))
    problems.push(...linkedProblems(answer.html).map((problem) => `${path}: ${problem}`))
    if (from === 'sitemap' && (!page.indexed || page.canonical !== path)) problems.push(`${path} of the sitemap is to be found elsewhere`)
    if (page.indexed && page.canonical !== path && page.canonical !== null) return wait(page.canonical, `${path}, whose own address it is`)
    for (const link of linksIn(answer.html)) {
      const [to = '', id] = link.split('#')
      if (id) anchors.push({ from: path, path: to || path, id })
      if (!to.startsWith('/api/')) wait(to, path)
    }
  }
  const wait = (path: string, from: string): void => {
    if (path !== '' && !seen.has(path) && !waiting.has(path)) waiting.set(path, from)
  }

  while (waiting.size > 0) {
    const next = [...waiting].slice(0, atOnce)
    for (const [path] of next) {
      waiting.delete(path)
      seen.add(path)
    }
    await Promise.all(next.map(([path, from]) => open(path, from)))
  }
  for (const { from, path, id } of anchors)
    if (ids.has(path) && !ids.get(path)?.has(decodeURIComponent(id))) problems.push(`${from} links to ${path}#${id}, which is not there`)
  const shared = Map.groupBy(pages, ({ path }) => `/${path.split(/[/?]/)[1]}`)
  const ofPages = [...shared].map(([start, same]): [string, Set<string>] => [start, new Set(same.map(({ picture }) => picture))])
  return { pages, problems, pictures: new Map([['sitemap', pictures], ...ofPages]) }
}

async function follow(url: string, path: string) {
  let at = path
  for (let steps = 0; ; steps += 1) {
    const answer = await fetch(url + at, { redirect: 'manual' })
    const location = answer.headers.get('location')
    if (!location || steps > 5) return { status: answer.status, html: await answer.text(), path: at, steps }
    await answer.body?.cancel()
    at = location.split('#')[0] ?? '/'
  }
}
