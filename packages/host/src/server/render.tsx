import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, version as styledVersion } from 'styled-components'
import type { Prepared } from '@vidda/storefront/server'
import type { BrandData, ClientFiles } from './brand-data.ts'
import { renderDocument } from './document.ts'

export type PageToRender = Extract<Prepared, { kind: 'page' }>

/** React puts its preloads before the markup; they belong into the head, where they are found sooner and hydration does not meet them. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/
const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g

/** One style sheet per render, so that a page carries its own styles and no others. */
export function renderPage(page: PageToRender, brand: BrandData, client: ClientFiles, csrf: string | null, origin: string) {
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(sheet.collectStyles(page.element))
    const preloads = leadingPreloads.exec(markup)?.[0] ?? ''
    const css = [...sheet.getStyleTags().matchAll(styleTag)].map(([, text]) => text).join('')
    return renderDocument(
      { entry: client.entry, staticCss: brand.staticCss, themeColor: brand.themeColor, fonts: brand.fonts, favicon: brand.favicon, origin },
      {
        head: page.head,
        root: markup.slice(preloads.length),
        preloads,
        css,
        styledVersion,
        data: { brand: brand.shop, hydration: page.hydration },
        csrf,
        modules: [...new Set(page.modules.flatMap((name) => client.modules[name] ?? []))],
      },
    )
  } finally {
    sheet.seal()
  }
}
