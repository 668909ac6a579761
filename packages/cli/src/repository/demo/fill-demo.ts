import { createRequire } from 'node:module'
import type { OpenDatabase } from '@vidda/commerce'
import { fillShop, type Filled } from '@vidda/commerce/data'
import { articlesOf, createDemo, demoChains } from '@vidda/demo'
import type { Filling } from '../../extras.ts'

export const demoPictures = createRequire(import.meta.url).resolve('@vidda/demo/pictures')

const reasons = {
  own: 'the database holds a chain’s own data',
  another: 'goods in PostgreSQL are made anew with --fresh alone',
} as const

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
