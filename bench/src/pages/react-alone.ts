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

/** Renders pages over and over in a process of its own. */
export type Renderer = {
  readonly turn: (page: string) => Promise<void>
  /** Median of a page's turns; `markup` is the shop's own. */
  readonly result: (page: string, markup: string) => Render
  readonly stop: () => Promise<void>
}

function renderer(child: Child<Renders>): Renderer {
  const costs = new Map<string, number[]>()
  return {
    async turn(page) {
      const task = () => child.task<number>({ page, times: 500 } satisfies PlainTask)
      let known = costs.get(page)
      if (!known) {
        costs.set(page, (known = []))
        await task()
      }
      known.push(await task())
    },
    result: (page, markup) => ({
      cpu: median(costs.get(page) ?? []),
      same: comparedMarkup(child.ready[page] ?? '') === comparedMarkup(markup),
      elements: [...markup.matchAll(/<\w/g)].length,
    }),
    stop: () => child.stop(),
  }
}

/** The same markup as elements without components, made once and rendered again and again: the least that React can do. */
export const startElements = async (pages: Renders): Promise<Renderer> =>
  renderer(await startChild('./plain.child.ts', { pages } satisfies PlainOptions, 'measured'))

/** The shop's own components with their data at hand: renderToString, and nothing before or after it. */
export const startReact = async (options: RenderOptions): Promise<Renderer> =>
  renderer(await startChild('./render.child.ts', options, 'measured'))
