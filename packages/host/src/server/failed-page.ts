import { errorsTexts, wordsOf } from '@vidda/texts'
import { space } from '@vidda/tokens'
import type { BrandData } from './brand-data.ts'
import { escapeHtml } from './escape.ts'
import { makePage, type Page } from './page.ts'
import { contentSecurityPolicy, pageHeaders, sourceHash } from './security.ts'

/** A page for where none can be shown now; `retryAfter` in seconds says when another try makes sense. */
export type FailedPage = (status: 429 | 500 | 503, retryAfter?: number) => Page

/** What is left to say where a page could not be rendered: made beforehand, without anything that may fail with it. */
export function makeFailedPage({ shop, staticCss, favicon }: BrandData): FailedPage {
  const { failedTitle, failedText, toFrontPage } = wordsOf(errorsTexts, shop.texts)
  const html = [
    '<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${failedTitle} – ${shop.name}`)}</title><meta name="robots" content="noindex">`,
    `<link rel="icon" href="${favicon}" type="image/svg+xml"><style>${staticCss}</style></head>`,
    `<body><main style="display:grid;gap:${space.medium};padding:${space.wide} ${space.large}">`,
    `<h1>${escapeHtml(failedTitle)}</h1><p>${escapeHtml(failedText)}</p><p><a href="/">${escapeHtml(toFrontPage)}</a></p>`,
    '</main></body></html>',
  ].join('')
  const page = makePage(500, html, {
    ...pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy([sourceHash(staticCss)]),
  })
  return (status, retryAfter) => ({
    ...page,
    status,
    headers: { ...page.headers, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
  })
}
