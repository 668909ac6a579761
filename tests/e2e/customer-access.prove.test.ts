import { screens } from '@vidda/domain/route'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { violations } from './support/axe.ts'
import { anotherAccount, register } from './support/customer.ts'
import { reviews } from './support/customer-journey.ts'
import { arrived } from './support/journey.ts'
import { visitedBrands } from './support/kit.ts'
import { lostIn } from './support/layout.ts'
import { likes, openOwn, type Customer } from './support/own-pages.ts'
import { customerScreens } from './support/pages.ts'
import { fillCart, makeOrder, makeReceipt, show } from './support/screens.ts'
import { brokenStructure, mislabelled } from './support/semantics.ts'
import { withShops } from './support/shops.ts'
import { stockedArticle } from './support/stock.ts'
import { unseenStops } from './support/stops.ts'
import { mouse } from './support/user.ts'
import { withWindows } from './support/windows.ts'

const shops = withShops()
const { openQuickWindow } = withWindows(() => shops.browser())

const ownScreens = customerScreens.filter((path) => path.startsWith(screens.account))

/** Becomes a customer who has reserved, bought, reviewed and likes something. */
async function becomeBusy(page: Page, url: string): Promise<Customer> {
  const customer: Customer = { url, page, user: mouse, account: anotherAccount() }
  await show(page, `${url}/registrer`)
  await register(page, mouse, customer.account)
  await arrived(page, screens.account)
  const article = await stockedArticle(url)
  await makeReceipt(page, url, article)
  await fillCart(page, url, article)
  await makeOrder(page, url)
  await reviews(customer, 'Varm og god, og tørker fort')
  await likes(customer, article)
  return customer
}

/** Text twice as large, as a reader may set it in the browser. */
const doubleText = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))

describe.each(visitedBrands)('every screen of a customer of %s', (brand) => {
  it(
    '[R10.74] [R10.75] [R10.76] [R10.241] is without a finding, shows the focus in forced colours too, and loses nothing at 320 px, at 200 % and with text of 200 %',
    { timeout: 900_000 },
    async ({ expect }) => {
      const page = await openQuickWindow(390)
      const customer = await becomeBusy(page, shops.url(brand))
      for (const path of ownScreens) {
        await openOwn(customer, path.slice(screens.account.length))
        expect.soft([path, await violations(page), await mislabelled(page), await brokenStructure(page)]).toEqual([path, [], [], []])
        await page.emulateMedia({ forcedColors: 'active' })
        expect.soft([path, await unseenStops(page)]).toEqual([path, []])
        await page.emulateMedia({ forcedColors: 'none' })
        for (const width of [320, 640]) {
          await page.setViewportSize({ width, height: 450 })
          await expect.poll(async () => [path, width, await lostIn(page)]).toEqual([path, width, []])
        }
        await doubleText(page)
        await expect.poll(async () => [path, 'double', await lostIn(page)]).toEqual([path, 'double', []])
        await page.setViewportSize({ width: 390, height: 844 })
        await expect.poll(async () => [path, 'double on a phone', await lostIn(page)]).toEqual([path, 'double on a phone', []])
      }
    },
  )
})
