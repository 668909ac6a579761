import type { Page } from 'playwright-core'
import { hydrated, putIntoCart, reserveSomething } from './journey.ts'
import { someGender } from './kit.ts'
import { pageTypes, visitedScreens } from './pages.ts'
import { mouse } from './user.ts'

export async function show(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await hydrated(page)
  // A receipt is fetched in the browser: what stands there until then is no screen.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Shows an article and puts it into the cart. */
export async function fillCart(page: Page, url: string): Promise<void> {
  await show(page, url + (await pageTypes(url)).article)
  await putIntoCart(page, mouse)
}

/** Reserves something of the shop's own; answers with the path of its receipt. */
export async function makeReceipt(page: Page, brand: string, url: string): Promise<string> {
  const desktop = (page.viewportSize()?.width ?? 0) >= 1020
  const { token } = await reserveSomething(page, mouse, url, { gender: someGender(brand), category: 'Klær', desktop })
  return `/checkout/kvittering/${token}`
}

/** Shows every screen in each window and has it looked at; the cart and what follows it empty at first, and then with goods and a reservation. */
export async function onEveryScreen(
  { brand, url, screens = visitedScreens }: { readonly brand: string; readonly url: string; readonly screens?: typeof visitedScreens },
  pages: readonly [Page, ...Page[]],
  look: (path: string) => Promise<void>,
): Promise<void> {
  const visit = async (path: string, done = look) => {
    await Promise.all(
      pages.map(async (page) => {
        await show(page, url + path)
        // A cart, and the shops that one can choose, come after the page.
        await page.locator('main [data-pending]').first().waitFor({ state: 'detached' })
      }),
    )
    await done(path)
  }
  const paths = await screens(url)
  for (const path of paths) await visit(path)

  const receipt = await makeReceipt(pages[0], brand, url)
  for (const one of pages) await fillCart(one, url)
  const { cart, reserve } = await pageTypes(url)
  // What they show comes in several steps, and between two of them nothing is marked as pending.
  const quiet = async (path: string) => {
    await Promise.all(pages.map((page) => page.waitForLoadState('networkidle')))
    await look(path)
  }
  for (const path of [cart, reserve, receipt]) await visit(path, quiet)
}
