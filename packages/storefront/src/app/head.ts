/** What a route says of its page; the host prints it and a navigation applies it. */
export type Head = {
  readonly title: string
  readonly description?: string
  /** Path of the page's own address, without filter noise. */
  readonly canonical?: string
  readonly robots?: 'noindex' | 'noindex, follow'
  /** Structured data of a page that `seo` does not describe: what `seo` makes does not travel to the browser. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
}

/** Most characters of a description that search engines show. */
const shownLength = 155

/** A text as a description: cut after a whole word where it is too long. */
export function excerpt(text: string, length = shownLength): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= length) return plain
  const cut = plain.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).replace(/[\s,.;:–-]+$/, '')} …`
}

/** `Skalljakker – Storm`: what the page is, then whose it is. */
export function pageTitle(title: string, brandName: string): string {
  return title === brandName ? title : `${title} – ${brandName}`
}
