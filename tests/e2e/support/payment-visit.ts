import type { Browser, FrameLocator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage, type Watched } from './browser.ts'
import { cartLine, comeToCheckout, type Journey } from './journey.ts'
import { chooseProvider, goToPayment, shopChoice, type Provider } from './payment.ts'
import { fillCart, show, showStockedCheckout } from './screens.ts'
import type { Shops } from './shops.ts'
import { stockOf } from './stock.ts'
import { mouse } from './user.ts'

/** What went wrong on the pages of a journey. */
export type Outcome = Promise<readonly string[]>

/** Somebody who pays, and where. */
export type Payer = {
  readonly browser: Browser
  readonly url: string
  /** Of the window, px. */
  readonly width: number
  readonly provider: Provider
  /** Leads to the checkout with an article in the cart, of which the shop has more than one. */
  readonly come: (page: Page) => Promise<void>
}

/** Pays in S&O for the first article of a gender's category. Files that may run at once take different ones: each counts the stock. */
export const payerOf =
  (shops: Pick<Shops, 'browser' | 'url'>, goods: Pick<Journey, 'gender' | 'category'>) =>
  (provider: Provider, width: number): Payer => {
    const url = shops.url('so')
    const come = (page: Page) => comeToCheckout(page, mouse, url, { ...goods, desktop: width >= 1020 })
    return { browser: shops.browser(), url, width, provider, come }
  }

type Line = { readonly articleId: number; readonly ean: string; readonly shopId: number }

export type AtPayment = Watched & { readonly frame: FrameLocator; readonly line: Line; readonly stockBefore: number }

const onePixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** Pictures are left out: a new shop draws each once, and other files wait for theirs. */
export async function openShop({ browser, width }: Pick<Payer, 'browser' | 'width'>): Promise<Watched> {
  const watched = await openPage(browser, { viewport: { width, height: width < 1020 ? 844 : 900 }, reducedMotion: 'reduce' })
  await watched.context.route('**/api/v1/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: onePixel }))
  return watched
}

/** The first line of the cart, in the shop that the checkout has chosen. */
export const chosenLine = async (page: Page): Promise<Line> => ({
  ...(await cartLine(page)),
  shopId: Number(await shopChoice(page).inputValue()),
})

/** A shopper on the page of a provider, whose frame has come. */
export async function atPayment(payer: Payer): Promise<AtPayment> {
  const watched = await openShop(payer)
  const { page } = watched
  await payer.come(page)
  await chooseProvider(page, payer.provider)
  const line = await chosenLine(page)
  const stockBefore = await stockOf(payer.url, line)
  return { ...watched, line, stockBefore, frame: await goToPayment(page, payer.provider) }
}

export const inCart = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as { count?: number }).count ?? 0)

/** The cart of a browser has so much, whichever of its tabs says so. */
export const cartHolds = (page: Page, count: number): Promise<void> => expect.poll(() => inCart(page)).toBe(count)

export const stockIs = (url: string, line: Line, count: number): Promise<void> => expect.poll(() => stockOf(url, line)).toBe(count)

export const openCheckout = (page: Page, url: string): Promise<void> => show(page, `${url}/checkout`)

/** Puts an article into the cart, and wants it from the shop that has most of it. */
export async function comeWithGoods(page: Page, url: string): Promise<void> {
  await fillCart(page, url)
  await showStockedCheckout(page, url)
}

/** Closes the pages; answers with what went wrong on them: scripts that failed, and violations of the policy. */
export async function leave(...all: readonly Watched[]): Promise<readonly string[]> {
  await Promise.all(all.map(({ context }) => context.close()))
  return all.flatMap(({ problems }) => problems)
}
