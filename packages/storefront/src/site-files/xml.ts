export type SiteEntry = {
  /** Whole address. */
  readonly address: string
  /** ISO 8601 instant of its last change, where one is known. */
  readonly changed?: string
  /** Whole address of its picture. */
  readonly image?: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')

/** An element with its text or its attributes; nothing where it has neither. */
export function element(name: string, text: string | undefined, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  if (text === undefined) return written.length === 0 ? '' : `<${name}${written.join('')}/>`
  return `<${name}${written.join('')}>${escaped(text)}</${name}>`
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const images = 'http://www.google.com/schemas/sitemap-image/1.1'

/** A list of pages in the words of sitemaps.org. */
export function pagesXml(entries: readonly SiteEntry[]): string {
  const pages = entries.map(({ address, changed, image }) => {
    const picture = image === undefined ? '' : `<image:image>${element('image:loc', image)}</image:image>`
    return `<url>${element('loc', address)}${element('lastmod', changed)}${picture}</url>`
  })
  return `${declaration}<urlset xmlns="${sitemaps}" xmlns:image="${images}">${pages.join('')}</urlset>\n`
}

/** The list of those lists. */
export function indexXml(lists: readonly Omit<SiteEntry, 'image'>[]): string {
  const entries = lists.map(({ address, changed }) => `<sitemap>${element('loc', address)}${element('lastmod', changed)}</sitemap>`)
  return `${declaration}<sitemapindex xmlns="${sitemaps}">${entries.join('')}</sitemapindex>\n`
}
