import { LRUCache } from 'lru-cache'
import type { ContextType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetConsumer, StyleSheetContext } from 'styled-components'
import { sourceHash } from './security.ts'

const styleTag = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The rules that a page carries, ready to be written: most pages of a kind use the same classes. */
export type PageStyles = { readonly css: Buffer; readonly hash: string }

/** By the classes of a page, in the order in which they were met. */
const stylesOf = new LRUCache<string, PageStyles>({ max: 200 })

/** One style sheet per render, so that a page carries its own styles and no others. */
export function styledMarkup(element: ReactNode): { readonly markup: string; readonly styles: PageStyles } {
  const sheet = new ServerStyleSheet()
  const { instance } = sheet
  const used: Parameters<typeof instance.insertRules>[] = []
  const classes: string[] = []
  instance.insertRules = (id, name, rules) => {
    instance.registerName(id, name)
    used.push([id, name, rules])
    classes.push(name)
  }
  try {
    const markup = renderToString(sheet.collectStyles(<Remembering>{element}</Remembering>))
    const key = classes.join(' ')
    let styles = stylesOf.get(key)
    if (!styles) stylesOf.set(key, (styles = writtenStyles(used)))
    return { markup, styles }
  } finally {
    sheet.seal()
  }
}

function writtenStyles(used: readonly Parameters<ServerStyleSheet['instance']['insertRules']>[]): PageStyles {
  const sheet = new ServerStyleSheet()
  for (const rules of used) sheet.instance.insertRules(...rules)
  const text = [...sheet.getStyleTags().matchAll(styleTag)].map(([, css]) => css).join('')
  sheet.seal()
  return { css: Buffer.from(text), hash: sourceHash(text) }
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
