import { median } from '../report/numbers.ts'
import type { PlainOptions, PlainTask } from '../servers/plain.child.ts'
import type { RenderOptions } from '../servers/render.child.ts'
import { startChild, type Child } from '../servers/start-child.ts'

/** `cpu` is the CPU time of one render in ms; `same` says whether it is the shop's own markup. */
export type Render = { readonly cpu: number; readonly same: boolean; readonly elements: number }

/** React's preloads stand before the markup, and its comments part texts and mark boundaries. */
export const comparedMarkup = (markup: string): string => markup.replaceAll(/<!--[^>]*-->|<link rel="preload"[^>]*>/g, '')

/** Markup of `#root`: from its opening tag to the data that follows it. */
export function rootMarkup(html: string): string {
  const from = html.indexOf('<div id="root">') + '<div id="root">'.length
  return html.slice(from, html.lastIndexOf('</div><script'))
}

type Renders = Readonly<Record<string, string>>

async function measureRenders(child: Child<Renders>, pages: Renders, repetitions: number): Promise<Record<string, Render>> {
  const found: Record<string, Render> = {}
  for (const [page, markup] of Object.entries(pages)) {
    await child.task({ page, times: 500 } satisfies PlainTask)
    const costs: number[] = []
    for (let turn = 0; turn < repetitions; turn += 1) costs.push(await child.task<number>({ page, times: 500 } satisfies PlainTask))
    const same = comparedMarkup(child.ready[page] ?? '') === comparedMarkup(markup)
    found[page] = { cpu: median(costs), same, elements: [...markup.matchAll(/<\w/g)].length }
  }
  await child.stop()
  return found
}

/** The same markup as elements without components, made once and rendered again and again: the least that React can do. */
export async function measureElements(pages: Renders, repetitions: number) {
  return measureRenders(await startChild('./plain.child.ts', { pages } satisfies PlainOptions, 'measured'), pages, repetitions)
}

/** The shop's own components with their data at hand: renderToString, and nothing before or after it. */
export async function measureReact(options: RenderOptions, pages: Renders, repetitions: number) {
  return measureRenders(await startChild('./render.child.ts', options, 'measured'), pages, repetitions)
}
