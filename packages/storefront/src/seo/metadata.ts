import { shareImage } from '@vidda/contract'
import type { ShopBrand } from '../app/index.ts'

/** A thing in schema.org's words. */
export type LinkedThing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** What a page tells beside its head. */
export type PageMetadata = {
  /** Kind in Open Graph's words; `website` when left out. */
  readonly type?: 'article' | 'product'
  /** Whole address of the picture that stands for the page; the brand's own when left out. */
  readonly image?: string
  /** What that picture shows, in words. */
  readonly imageAlt?: string
  readonly jsonLd: readonly (LinkedThing & { readonly '@context': string })[]
}

export const inContext = (thing: LinkedThing) => ({ '@context': 'https://schema.org', ...thing })

/** The whole address of a path of the shop. */
export const addressOf = (brand: ShopBrand, path: string): string => brand.origin + path

/** A base address of a picture as it is shared; nothing for one that is missing or stands elsewhere. */
export function sharePicture(brand: ShopBrand, base: string | null | undefined, alt?: string): Pick<PageMetadata, 'image' | 'imageAlt'> {
  if (!base?.startsWith('/')) return {}
  return { image: addressOf(brand, shareImage(base)), ...(alt ? { imageAlt: alt } : {}) }
}
