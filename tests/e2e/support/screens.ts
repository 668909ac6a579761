import type { Page } from 'playwright-core'
import { cartLine, hydrated, putIntoCart, reserveCart } from './journey.ts'
import { pageTypes, visitedScreens } from './pages.ts'
import { chooseProvider, goToPayment, offeredProviders, orderReceipt, pay, shopChoice } from './payment.ts'
import { shopWithMost, stockedArticle, stockedVariant } from './stock.ts'
import { mouse } from './user.ts'

export async function show(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await hydrated(page)
  // A receipt is fetched in the browser: what stands there until then is no screen.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Shows an article and puts into the cart what the shops have most of. */
export async function fillCart(page: Page, url: string, article?: string): Promise<void> {
  const path = article ?? (await stockedArticle(url))
  await show(page, url + path)
  await putIntoCart(page, mouse, await stockedVariant(url, path))
}

/** Reserves an article of which there are many where most of it lies, so that tests side by side do not take it from each other; answers with the path of its receipt. */
export async function makeReceipt(page: Page, url: string, article?: string): Promise<string> {
  await fillCart(page, url, article)
  await show(page, `${url}/checkout`)
  const { token } = await reserveCart(page, mouse, url, await shopWithMost(url, await cartLine(page)))
  return `/checkout/kvittering/${token}`
}

/** Shows the checkout, and wants the goods from the shop that has most of them. */
export async function showStockedCheckout(page: Page, url: string): Promise<void> {
  await show(page, `${url}/checkout`)
  await shopChoice(page).selectOption(String(await shopWithMost(url, await cartLine(page))))
}

/** Pays for what is in the cart; answers with the path of the receipt. */
export async function makeOrder(page: Page, url: string): Promise<string> {
  await showStockedCheckout(page, url)
  const [provider] = await offeredProviders(page)
  await pay(await goToPayment(page, provider), provider)
  return orderReceipt(page)
}

/** Shows every screen in each window and has it looked at; the cart and what follows it empty at first, and then with goods, a reservation and an order. */
export async function onEveryScreen(
  { url, screens = visitedScreens }: { readonly url: string; readonly screens?: typeof visitedScreens },
  pages: readonly [Page, ...Page[]],
  look: (path: string) => Promise<void>,
): Promise<void> {
  // A cart, the shops that one can choose, whether they are open and where a payment's goods are come after the page.
  const filled = (page: Page) => page.locator('main :is([data-pending], [data-part=pending])').first().waitFor({ state: 'detached' })
  const visit = async (path: string, done = look) => {
    await Promise.all(pages.map((page) => show(page, url + path).then(() => filled(page))))
    await done(path)
  }
  // What a cart shows comes in several steps, and between two of them nothing is marked as pending.
  const quiet = async (path: string) => {
    await Promise.all(pages.map((page) => page.waitForLoadState('networkidle')))
    await look(path)
  }
  const { cart, reserve } = await pageTypes(url)
  const paths = await screens(url)
  for (const path of paths) await visit(path, path === cart ? quiet : look)

  // One article for both: the shop that it was reserved in is the shopper’s own from then on, and has most of it.
  const article = await stockedArticle(url)
  const receipt = await makeReceipt(pages[0], url, article)
  for (const one of pages) await fillCart(one, url, article)
  for (const path of [cart, reserve, receipt]) await visit(path, quiet)

  await show(pages[0], url + cart)
  for (const provider of await offeredProviders(pages[0])) {
    const shown = await Promise.all(
      pages.map(async (page) => {
        await showStockedCheckout(page, url)
        await chooseProvider(page, provider)
        await goToPayment(page, provider)
        await filled(page)
        return new URL(page.url()).pathname
      }),
    )
    await look(shown[0] ?? '')
  }
  await visit(await makeOrder(pages[0], url), quiet)
}
