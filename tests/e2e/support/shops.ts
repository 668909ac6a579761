import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { removeFolder, startKit, stateFolder, type Kit } from './kit.ts'
import { untilGoods } from './pages.ts'
import { shared } from './shared.ts'

export type Shops = {
  readonly url: (brand: string) => string
  readonly browser: () => Browser
  /** The folder in which the shops lay their mails. */
  readonly outbox: () => string
}

type Opened = { readonly urls: Kit['urls']; readonly state: string; readonly close: () => Promise<unknown> }

async function sharedShops(): Promise<Opened> {
  const [urls, state] = await Promise.all([shared('shops'), shared('state')])
  return { urls, state, close: () => Promise.resolve() }
}

async function ownShops(flags: readonly string[]): Promise<Opened> {
  const state = await stateFolder()
  const kit = await startKit({ state, flags })
  for (const url of Object.values(kit.urls)) await untilGoods(url)
  return { urls: kit.urls, state, close: () => kit.stop().then(() => removeFolder(state)) }
}

/**
 * The shops of every brand and a browser, open while the tests of a file run. Other files use the same shops meanwhile: tests may buy and reserve there, and
 * count on nothing but what they have made themselves. With flags of the start command a file has shops of its own.
 */
export function withShops(flags?: readonly string[]): Shops {
  let opened: Opened | undefined
  let browser: Browser | undefined

  beforeAll(async () => {
    ;[opened, browser] = await Promise.all([flags ? ownShops(flags) : sharedShops(), openBrowser()])
  }, 600_000)

  afterAll(async () => {
    await browser?.close()
    await opened?.close()
  }, 30_000)

  return {
    url: (brand) => opened?.urls[brand] ?? '',
    outbox: () => join(opened?.state ?? '', 'outbox'),
    browser: () => {
      if (!browser) throw new Error('The browser is not open yet')
      return browser
    },
  }
}
