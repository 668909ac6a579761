import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { removeFolder, startKit, stateFolder, type Kit } from './kit.ts'

export type Shops = { readonly url: (brand: string) => string; readonly browser: () => Browser }

/** The shops of every brand and a browser, open while the tests of a file run. */
export function withShops(flags: readonly string[] = ['--articles', '300']): Shops {
  let kit: Kit | undefined
  let browser: Browser | undefined
  let state = ''

  beforeAll(async () => {
    state = await stateFolder()
    ;[kit, browser] = await Promise.all([startKit({ state, flags }), openBrowser()])
  }, 240_000)

  afterAll(async () => {
    await browser?.close()
    await kit?.stop()
    if (state) await removeFolder(state)
  }, 30_000)

  return {
    url: (brand) => kit?.urls[brand] ?? '',
    browser: () => {
      if (!browser) throw new Error('The browser is not open yet')
      return browser
    },
  }
}
