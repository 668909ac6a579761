import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { sourceHash } from './security.ts'

const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The rules that a page carries, ready to be written: most pages of a kind use the same classes. */
export type PageStyles = { readonly css: Buffer; readonly hash: string }

/** By the classes of a page. */
const stylesOf = new LRUCache<string, PageStyles>({ max: 200 })

/**
 * A page and its own styles, and no others. A sheet of its own compiles every rule anew, which costs three times as much as the page itself: pages
 * are rendered without one, and once more with one where their classes are new.
 */
export function styledMarkup(element: ReactNode): { readonly markup: string; readonly styles: PageStyles } {
  const markup = renderToString(element)
  const classes = classesIn(markup)
  let styles = stylesOf.get(classes)
  if (!styles) stylesOf.set(classes, (styles = collectedStyles(element)))
  return { markup, styles }
}

function classesIn(markup: string): string {
  const classes = new Set<string>()
  for (const [, value = ''] of markup.matchAll(/ class="([^"]*)"/g)) classes.add(value)
  return [...classes].toSorted().join('\n')
}

function collectedStyles(element: ReactNode): PageStyles {
  const sheet = new ServerStyleSheet()
  try {
    renderToString(sheet.collectStyles(element))
    const text = [...sheet.getStyleTags().matchAll(styleTag)].map(([, css]) => css).join('')
    return { css: Buffer.from(text), hash: sourceHash(text) }
  } finally {
    sheet.seal()
  }
}
