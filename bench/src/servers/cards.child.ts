import { childOptions, serveParent } from './child.ts'

/** `file` is the built `cards.entry`. */
export type CardsOptions = { readonly file: string }
export type CardsReady = { readonly markup: string }

const { file } = (await childOptions()) as CardsOptions
const { renderCards } = (await import(file)) as { readonly renderCards: () => CardsReady }

/** CPU time of one render in ms. */
async function task(times: number): Promise<number> {
  const before = process.cpuUsage()
  for (let turn = 0; turn < times; turn += 1) renderCards()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

serveParent(renderCards(), { close: () => Promise.resolve(), task: (times) => task(times as number) })
