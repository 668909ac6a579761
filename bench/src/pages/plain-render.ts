import { median } from '../report/numbers.ts'
import type { PlainOptions, PlainTask } from '../servers/plain.child.ts'
import { startChild } from '../servers/start-child.ts'

/** `cpu` is the CPU time of one render in ms; `same` says whether the plain render writes the same markup as the shop. */
export type PlainRender = { readonly cpu: number; readonly same: boolean; readonly elements: number }

/** React's preloads stand before the markup, and its comments part texts and mark boundaries. */
export const comparedMarkup = (markup: string): string => markup.replaceAll(/<!--[^>]*-->|<link rel="preload"[^>]*>/g, '')

/** Markup of `#root`: from its opening tag to the data that follows it. */
export function rootMarkup(html: string): string {
  const from = html.indexOf('<div id="root">') + '<div id="root">'.length
  return html.slice(from, html.lastIndexOf('</div><script'))
}

/** What React alone needs for the same markup: plain elements, made once and rendered again and again. */
export async function measurePlain(
  pages: Readonly<Record<string, string>>,
  repetitions: number,
): Promise<Readonly<Record<string, PlainRender>>> {
  const child = await startChild<Readonly<Record<string, string>>>('./plain.child.ts', { pages } satisfies PlainOptions, 'measured')
  const found: Record<string, PlainRender> = {}
  for (const [page, markup] of Object.entries(pages)) {
    await child.task({ page, times: 500 } satisfies PlainTask)
    const costs: number[] = []
    for (let turn = 0; turn < repetitions; turn += 1) costs.push(await child.task<number>({ page, times: 500 } satisfies PlainTask))
    const same = comparedMarkup(child.ready[page] ?? '') === `<div>${comparedMarkup(markup)}</div>`
    found[page] = { cpu: median(costs), same, elements: [...markup.matchAll(/<\w/g)].length }
  }
  await child.stop()
  return found
}
