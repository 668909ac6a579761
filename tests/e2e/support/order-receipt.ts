import type { Browser, Page } from 'playwright-core'
import { openPage } from './browser.ts'
import { hydrated, receiptLink, receiptToken, shownOrTold } from './journey.ts'
import { fillCart, makeOrder } from './screens.ts'

/** Pays for an order at a shop; `link` opens its receipt anew. */
export async function ordered(browser: Browser, url: string, width: number) {
  const { context, page, problems } = await openPage(browser, { viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  await fillCart(page, url)
  await makeOrder(page, url)
  return { context, page, problems, link: url + receiptLink(await receiptToken(page)) }
}

/** Opens a receipt that offers what this button begins. */
export async function openReceipt(page: Page, link: string, button: string): Promise<void> {
  await page.goto(link)
  await hydrated(page)
  await shownOrTold(page, page.getByRole('button', { name: button }))
}
