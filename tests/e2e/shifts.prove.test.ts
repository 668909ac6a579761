import { describe, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { brandOrder, widthsFor } from './support/kit.ts'
import { everyScreen } from './support/pages.ts'
import { chooseProvider, goToPayment, offeredProviders, paymentFrame } from './support/payment.ts'
import { fillCart, makeOrder, makeReceipt, show, showStockedCheckout } from './support/screens.ts'
import { mostShift, shiftsOnLoad, watchShifts } from './support/shifts.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

// Most of the time is waiting for what might still move: screens of several brands wait together.
describe.concurrent.each(brandOrder)('every screen of %s', (brand) => {
  it.for(widthsFor(brand, [390, 1440]))(
    'at %i px, opened and reloaded with a filled cart, a payment and an order, moves nothing by itself',
    { timeout: 900_000 },
    async (width, { expect }) => {
      const url = shops.url(brand)
      const { context, page } = await openPage(shops.browser(), { viewport: { width, height: 844 } })
      const isStill = async (path: string, whole?: () => Promise<unknown>) => {
        for (const load of [() => page.goto(url + path), () => page.reload()]) {
          const { sum, moved } = await shiftsOnLoad(page, load, whole)
          expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift)
        }
      }
      const receipt = await makeReceipt(page, url)
      await fillCart(page, url)
      await watchShifts(page)
      for (const path of [...(await everyScreen(url)), receipt]) await isStill(path)

      await show(page, `${url}/checkout`)
      for (const provider of await offeredProviders(page)) {
        await showStockedCheckout(page, url)
        await chooseProvider(page, provider)
        await goToPayment(page, provider)
        await isStill(new URL(page.url()).pathname, () => paymentFrame(page, provider))
      }
      await isStill(await makeOrder(page, url))
      await context.close()
    },
  )
})
