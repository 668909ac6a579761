import { feedPath, openSearchPath, type DocumentHead } from '@vidda/storefront/server'
import type { BrandData, ClientFiles } from './brand-data.ts'
import { shareTags } from './share-tags.ts'
import { escapeHtml, scriptJson } from './escape.ts'
import { openerSource } from './opener.ts'
import type { PageStyles } from './styled-markup.tsx'
import {
  contentSecurityPolicy,
  noServices,
  pageHeaders,
  paymentHeaders,
  paymentSecurityPolicy,
  privateHeaders,
  sourceHash,
  type AllowedServices,
  type PaymentPolicy,
} from './security.ts'

export type DocumentParts = {
  readonly head: DocumentHead
  /** Markup of `#root`. */
  readonly root: string
  /** Ready-made `<link rel="preload">` tags. */
  readonly preloads: string
  /** The page's own styled-components sheet, without tags. */
  readonly styles: PageStyles
  readonly styledVersion: string
  /** What the browser hydrates from. */
  readonly data: unknown
  readonly csrf: string | null
  /** Whether the page is one that services of others have no business on. */
  readonly isPrivate: boolean
  /** Of a page on which a provider is paid; null on every other. */
  readonly payment: PaymentPolicy | null
  readonly modules: readonly string[]
}

export type Frame = {
  readonly entry: string
  /** Theme variables, fonts and globals: one static style block of a brand. */
  readonly staticStyles: PageStyles
  readonly themeColor: string
  readonly fonts: readonly string[]
  readonly favicon: string
  /** Ready-made tags of the files about the site: manifest, feed, search, licences. */
  readonly fileLinks: string
  readonly origin: string
  readonly brandName: string
  /** Path of the brand's own picture for sharing. */
  readonly social: string
  readonly services: AllowedServices
  /** The integrity of each script, by its path. */
  readonly integrity: ReadonlyMap<string, string>
  /** The tag of a script for browsers that cannot run the shop's; empty where there is none. */
  readonly oldBrowserTag: string
}

type Scripts = Pick<Frame, 'integrity' | 'oldBrowserTag'>

const fileLinksOf = (brandName: string): string => {
  const title = escapeHtml(brandName)
  return [
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    `<link rel="search" type="application/opensearchdescription+xml" title="${title}" href="${openSearchPath}">`,
    `<link rel="alternate" type="application/atom+xml" title="${title}" href="${feedPath}">`,
    '<link rel="license" href="/licenses.txt">',
  ].join('')
}

/** The parts of a brand's documents that are the same on every page. */
export function frameOf(brand: BrandData, client: ClientFiles, origin: string, scripts: Partial<Scripts> = {}): Frame {
  const { staticCss, themeColor, fonts, favicon, social, shop } = brand
  const staticStyles = { css: Buffer.from(staticCss), hash: sourceHash(staticCss) }
  const services = { scripts: brand.serviceScripts, hosts: brand.serviceHosts }
  const { integrity = new Map<string, string>(), oldBrowserTag = '' } = scripts
  return {
    entry: client.entry,
    staticStyles,
    themeColor,
    fonts,
    favicon,
    fileLinks: fileLinksOf(shop.name),
    origin,
    social,
    services,
    integrity,
    oldBrowserTag,
    brandName: shop.name,
  }
}

/** The whole document and the policy that fits exactly this document. Half of a document is styles, which are written once. */
export function renderDocument(
  frame: Frame,
  parts: DocumentParts,
): { readonly html: Buffer; readonly headers: Readonly<Record<string, string>> } {
  const { head } = parts
  /** `path#integrity`, as the opener reads it. */
  const checked = (path: string) => [path, frame.integrity.get(path)].filter(Boolean).join('#')
  const meta = [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description && `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.robots && `<meta name="robots" content="${escapeHtml(head.robots)}">`,
    head.canonical && `<link rel="canonical" href="${escapeHtml(frame.origin + head.canonical)}">`,
    ...shareTags(head, frame),
    parts.csrf && `<meta name="csrf-token" content="${escapeHtml(parts.csrf)}">`,
  ]
  const top = [
    '<!doctype html><html lang="nb"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...meta.filter(Boolean),
    `<meta name="theme-color" content="${frame.themeColor}"><link rel="icon" href="${frame.favicon}" type="image/svg+xml">`,
    frame.fileLinks,
    ...frame.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    parts.preloads,
    '<style>',
  ].join('')
  const nonce = parts.payment ? ` nonce="${parts.payment.nonce}"` : ''
  const ownStyles = `</style><style data-styled="true" data-styled-version="${parts.styledVersion}">`
  const rest = [
    `</style><script type="module"${nonce} data-entry="${checked(frame.entry)}" data-modules="${parts.modules.map(checked).join(' ')}">${openerSource}</script>`,
    frame.oldBrowserTag,
    ...head.jsonLd.map((entry) => `<script type="application/ld+json">${scriptJson(entry)}</script>`),
    `</head><body><div id="root">${parts.root}</div>`,
    `<script type="application/json" id="vidda-data">${scriptJson(parts.data)}</script></body></html>`,
  ].join('')
  const { staticStyles } = frame
  const { styles } = parts
  const html = Buffer.concat([Buffer.from(top), staticStyles.css, Buffer.from(ownStyles), styles.css, Buffer.from(rest)])
  const blocks = [staticStyles.hash, styles.hash]
  const policy = parts.payment
    ? paymentSecurityPolicy(blocks, parts.payment)
    : contentSecurityPolicy(blocks, parts.isPrivate ? noServices : frame.services)
  return {
    html,
    headers: {
      ...pageHeaders,
      ...(parts.isPrivate && privateHeaders),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      ...(parts.payment && paymentHeaders),
      'content-security-policy': policy,
    },
  }
}
