import { createHash } from 'node:crypto'
import { oldBrowserTexts, wordsOf } from '@vidda/texts'
import { integrityOf } from './assets.ts'
import type { BrandData } from './brand-data.ts'
import { escapeHtml } from './escape.ts'
import { makePage, type Page } from './page.ts'

export type OldBrowserNotice = { readonly path: string; readonly file: Page; readonly tag: string }

/**
 * A file that only browsers without module scripts fetch: they get a page on which nothing can be pressed, and it says so.
 */
export function oldBrowserNotice({ shop }: BrandData): OldBrowserNotice {
  const notice = `<p role="alert">${escapeHtml(wordsOf(oldBrowserTexts, shop.texts).notice)}</p>`
  const source = Buffer.from(`document.body.insertAdjacentHTML('afterbegin',${JSON.stringify(notice)})`)
  const path = `/assets/old-browser-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' }
  return {
    path,
    file: makePage(200, source, headers, { hashed: true }),
    tag: `<script nomodule defer src="${path}" integrity="${integrityOf(source)}"></script>`,
  }
}
