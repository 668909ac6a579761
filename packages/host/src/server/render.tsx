import type { ContextType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetConsumer, StyleSheetContext, version as styledVersion } from 'styled-components'
import type { Prepared } from '@vidda/storefront/server'
import type { BrandData, ClientFiles } from './brand-data.ts'
import { renderDocument, type Frame } from './document.ts'

export type PageToRender = Extract<Prepared, { kind: 'page' }>

/** React puts its preloads before the markup; they belong into the head, where they are found sooner and hydration does not meet them. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)+/
const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g

/** One style sheet per render, so that a page carries its own styles and no others. */
export function renderPage(page: PageToRender, frame: Frame, client: ClientFiles, shop: BrandData['shop'], csrf: string | null) {
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(sheet.collectStyles(<Remembering>{page.element}</Remembering>))
    const preloads = leadingPreloads.exec(markup)?.[0] ?? ''
    return renderDocument(frame, {
      head: page.head,
      root: markup.slice(preloads.length),
      preloads,
      css: [...sheet.getStyleTags().matchAll(styleTag)].map(([, text]) => text).join(''),
      styledVersion,
      data: { brand: shop, hydration: page.hydration },
      csrf,
      modules: [...new Set(page.modules.flatMap((name) => client.modules[name] ?? []))],
    })
  } finally {
    sheet.seal()
  }
}

type Compile = NonNullable<ContextType<typeof StyleSheetContext>['stylis']>

/** Compiled rules by class: a component's styles are static, and compiling them anew for every page is a third of its cost. */
const compiled = new Map<string, ReturnType<Compile>>()

const remembering = (compile: Compile): Compile =>
  Object.assign((css: string, selector?: string, prefix?: string, componentId?: string) => {
    // Only a component's class is made from all that its rules depend on.
    if (!selector?.startsWith('.')) return compile(css, selector, prefix, componentId)
    let rules = compiled.get(selector)
    if (!rules) compiled.set(selector, (rules = compile(css, selector, prefix, componentId)))
    return rules
  }, compile)

function Remembering({ children }: { readonly children: ReactNode }) {
  return (
    <StyleSheetConsumer>
      {(context) => (
        <StyleSheetContext.Provider value={{ ...context, stylis: remembering(context.stylis) }}>{children}</StyleSheetContext.Provider>
      )}
    </StyleSheetConsumer>
  )
}
