import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { markupTree, type MarkupNode } from '../pages/markup-tree.ts'
import { propsOf } from '../pages/markup-props.ts'
import { childOptions, serveParent } from './child.ts'

export type PlainOptions = { readonly pages: Readonly<Record<string, string>> }

/** How often a page is rendered by one task. */
export type PlainTask = { readonly page: string; readonly times: number }

const elementOf = (node: MarkupNode): ReactNode =>
  typeof node === 'string' ? node : createElement(node.name, propsOf(node), ...node.children.map(elementOf))

const { pages } = childOptions() as PlainOptions
const elements = new Map(
  Object.entries(pages).map(([page, markup]) => [page, createElement('div', null, ...markupTree(markup).map(elementOf))]),
)

const render = (page: string): string => renderToString(elements.get(page))

async function task({ page, times }: PlainTask): Promise<number> {
  const before = process.cpuUsage()
  for (let turn = 0; turn < times; turn += 1) render(page)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

serveParent(Object.fromEntries([...elements.keys()].map((page) => [page, render(page)])), {
  close: () => Promise.resolve(),
  task: (asked) => task(asked as PlainTask),
})
