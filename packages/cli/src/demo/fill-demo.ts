import { createRequire } from 'node:module'
import { openDatabase, type OpenDatabase } from '@vidda/commerce'
import { fillShop, type Filled } from '@vidda/commerce/data'
import { articlesOf, createDemo, demoChains } from '@vidda/demo'
import type { Progress } from '../progress.ts'

/** The module that keeps the demo's pictures, and takes in what records name of them. */
export const demoPictures = createRequire(import.meta.url).resolve('@vidda/demo/pictures')

type Filling = {
  /** Chain ids of the brands that are served. The demo is filled in when at least one of them is a demo chain. */
  readonly chains: readonly number[]
  /** What is there, or as many as the demo usually has, when left out. */
  readonly articles: number | undefined
  readonly fresh: boolean
  readonly progress: Pick<Progress, 'part' | 'say'>
  readonly stop: AbortSignal
}

const reasons = {
  own: 'the database holds a chain’s own data',
  another: 'goods in PostgreSQL are made anew with --fresh alone',
} as const

/** Fills a database with the demo, unless it has it already, or goods of its own; null where nobody sells for a chain of the demo. */
export async function fillDemo(opened: OpenDatabase, { chains, articles, fresh, progress, stop }: Filling): Promise<Filled | null> {
  if (!chains.some((chain) => demoChains.some((known) => known === chain))) return null
  const now = new Date()
  let there: string | null = null
  const filled = await fillShop(opened, {
    shop(name) {
      there = name
      return createDemo({ articles: articles ?? articlesOf(name), now })
    },
    fresh,
    pictures: demoPictures,
    now,
    onProgress(part) {
      stop.throwIfAborted()
      progress.part(part)
    },
  })
  const isHeeded = filled === 'filled' || filled === 'there' || articles === undefined || articlesOf(there) === articles
  if (!isHeeded) progress.say(`    The size ${articles} has no effect: ${reasons[filled]}.`)
  return filled
}

type DatabaseLocation = { readonly databaseUrl: string | undefined; readonly dataDir: string }

/** Opens a database and fills it. */
export async function openFilled(location: DatabaseLocation, filling: Filling): Promise<OpenDatabase> {
  const { fresh, progress, stop } = filling
  const say = (words: string) => progress.say(`    ${words}`)
  const opened = await openDatabase({ ...location, fresh, onWait: say, onNote: say, stop })
  try {
    await fillDemo(opened, filling)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
