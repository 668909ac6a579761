import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { elementMaker } from '../pages/element-maker.ts'
import { markupTree } from '../pages/markup-tree.ts'
import { childOptions, serveParent } from './child.ts'

export type PlainOptions = {
  readonly pages: Readonly<Record<string, string>>
  /** Makes the elements again for each render, as any app does; default: once. */
  readonly anew?: boolean
}

/** How often a page is rendered by one task. */
export type PlainTask = { readonly page: string; readonly times: number }

const { pages, anew = false } = (await childOptions()) as PlainOptions
const makers = new Map(
  await Promise.all(Object.entries(pages).map(async ([page, markup]) => [page, await elementMaker(markupTree(markup))] as const)),
)
const elementsOf = (page: string): ReactNode => makers.get(page)?.()
const once = new Map([...makers.keys()].map((page) => [page, elementsOf(page)]))

const render = (page: string): string => renderToString(anew ? elementsOf(page) : once.get(page))

async function task({ page, times }: PlainTask): Promise<number> {
  const before = process.cpuUsage()
  for (let turn = 0; turn < times; turn += 1) render(page)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

serveParent(Object.fromEntries([...makers.keys()].map((page) => [page, render(page)])), {
  close: () => Promise.resolve(),
  task: (asked) => task(asked as PlainTask),
})
