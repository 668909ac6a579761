import { createElement, Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { markupTree, type MarkupNode } from '../pages/markup-tree.ts'
import { propsOf } from '../pages/markup-props.ts'
import { childOptions, serveParent } from './child.ts'

export type PlainOptions = {
  readonly pages: Readonly<Record<string, string>>
  /** Makes the elements again for each render, as any app does; default: once. */
  readonly anew?: boolean
}

/** How often a page is rendered by one task. */
export type PlainTask = { readonly page: string; readonly times: number }

type Made = string | { readonly name: string; readonly props: Readonly<Record<string, unknown>>; readonly children: readonly Made[] }

const madeOf = (node: MarkupNode): Made =>
  typeof node === 'string' ? node : { name: node.name, props: propsOf(node), children: node.children.map(madeOf) }

const elementOf = (made: Made): ReactNode =>
  typeof made === 'string' ? made : createElement(made.name, made.props, ...made.children.map(elementOf))

const { pages, anew = false } = (await childOptions()) as PlainOptions
const trees = new Map(Object.entries(pages).map(([page, markup]) => [page, markupTree(markup).map(madeOf)]))
const elementsOf = (tree: readonly Made[]): ReactNode => createElement(Fragment, null, ...tree.map(elementOf))
const once = new Map([...trees].map(([page, tree]) => [page, elementsOf(tree)]))

const render = (page: string): string => renderToString(anew ? elementsOf(trees.get(page) ?? []) : once.get(page))

async function task({ page, times }: PlainTask): Promise<number> {
  const before = process.cpuUsage()
  for (let turn = 0; turn < times; turn += 1) render(page)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

serveParent(Object.fromEntries([...trees.keys()].map((page) => [page, render(page)])), {
  close: () => Promise.resolve(),
  task: (asked) => task(asked as PlainTask),
})
