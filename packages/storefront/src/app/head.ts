/** What a route says of its page; the host prints it and a navigation applies it. */
export type Head = {
  readonly title: string
  readonly description?: string
  /** Path of the page's own address, without filter noise. */
  readonly canonical?: string
  readonly robots?: 'noindex'
  /** Descriptions of the page for search engines, which the host prints; a navigation leaves them as they are. */
  readonly jsonLd?: readonly unknown[]
}

/** `Skalljakker – Storm`: what the page is, then whose it is. */
export function pageTitle(title: string, brandName: string): string {
  return title === brandName ? title : `${title} – ${brandName}`
}
