import type { ContextType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetConsumer, StyleSheetContext } from 'styled-components'

const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g

/** One style sheet per render, so that a page carries its own styles and no others. */
export function styledMarkup(element: ReactNode): { readonly markup: string; readonly css: string } {
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(sheet.collectStyles(<Remembering>{element}</Remembering>))
    return { markup, css: [...sheet.getStyleTags().matchAll(styleTag)].map(([, text]) => text).join('') }
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
