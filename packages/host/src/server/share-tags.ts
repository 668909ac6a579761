import { shareSize } from '@vidda/contract'
import type { DocumentHead } from '@vidda/storefront/server'
import { escapeHtml } from './escape.ts'

export type SharedFrom = {
  readonly origin: string
  readonly brandName: string
  /** Path of the brand's own picture. */
  readonly social: string
}

/** How a link to the page is shown where it is shared: Open Graph, and the card that has its own names for the same. */
export function shareTags(head: DocumentHead, { origin, brandName, social }: SharedFrom): readonly string[] {
  const properties = {
    'og:type': head.type ?? 'website',
    'og:site_name': brandName,
    'og:locale': 'nb_NO',
    'og:title': head.title,
    'og:description': head.description,
    'og:url': head.canonical === undefined ? undefined : origin + head.canonical,
    'og:image': head.image ?? origin + social,
    // The brand's own picture shows its mark.
    'og:image:alt': head.image === undefined ? brandName : (head.imageAlt ?? head.title),
    'og:image:width': String(shareSize.width),
    'og:image:height': String(shareSize.height),
  }
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content === undefined ? [] : [`<meta property="${property}" content="${escapeHtml(content)}">`],
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}
