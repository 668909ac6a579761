import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { propsOf } from './markup-props.ts'
import type { MarkupElement, MarkupNode } from './markup-tree.ts'

/** What a list repeats is a component in an app, compiled once, and so one function here for all that are built alike. */
const repeated = 'li'

/** The code of an element as compiled JSX has it, what may differ from one to the next in `values`. */
type Code = { readonly text: string; readonly values: readonly unknown[] }

class Writer {
  readonly functions = new Map<string, string>()
  readonly values: unknown[][] = []

  /** The maker of a list's item is called with its own values, as a component is with its props. */
  item(node: MarkupElement): string {
    const { text, values } = this.element(node)
    const name = this.functions.get(text) ?? `item${this.functions.size}`
    this.functions.set(text, name)
    return `${name}(all[${this.values.push([...values]) - 1}])`
  }

  element(node: MarkupElement, values: unknown[] = []): Code {
    const value = (given: unknown): string => `v[${values.push(given) - 1}]`
    const props = Object.entries(propsOf(node)).map(([key, given]) => {
      const written =
        typeof given === 'object' && given !== null
          ? `{${Object.entries(given)
              .map(([name, part]) => `${JSON.stringify(name)}:${value(part)}`)
              .join(',')}}`
          : value(given)
      return `${JSON.stringify(key)}:${written}`
    })
    const children = node.children.map((child) => this.node(child, values))
    if (children.length > 0) props.push(`children:${children.length === 1 ? children[0] : `[${children.join(',')}]`}`)
    return { text: `${children.length > 1 ? 'jsxs' : 'jsx'}(${JSON.stringify(node.name)},{${props.join(',')}})`, values }
  }

  node(node: MarkupNode, values: unknown[]): string {
    if (typeof node === 'string') return `v[${values.push(node) - 1}]`
    return node.name === repeated ? this.item(node) : this.element(node, values).text
  }
}

type Made = { readonly default: (runtime: object, all: readonly unknown[][], v: readonly unknown[]) => () => ReactNode }

/** A function that makes the tree's elements anew, with the calls that compiled JSX has and nothing between them. */
export async function elementMaker(tree: readonly MarkupNode[]): Promise<() => ReactNode> {
  const writer = new Writer()
  const values: unknown[] = []
  const children = tree.map((node) => writer.node(node, values))
  const functions = [...writer.functions].map(([text, name]) => `const ${name}=(v)=>${text};`)
  const code = `export default({jsx,jsxs,Fragment},all,v)=>{${functions.join('')}return()=>jsxs(Fragment,{children:[${children.join(',')}]})}`
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Made
  return module.default({ jsx, jsxs, Fragment }, writer.values, values)
}
