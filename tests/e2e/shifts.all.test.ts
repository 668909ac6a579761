import { describe, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { brandOrder } from './support/kit.ts'
import { everyScreen } from './support/pages.ts'
import { fillCart, makeReceipt } from './support/screens.ts'
import { mostShift, shiftsOnLoad, watchShifts } from './support/shifts.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()

// Most of the time is waiting for what might still move: screens of several brands wait together.
describe.concurrent.each(brandOrder)('every screen of %s', (brand) => {
  it.for([390, 1440])(
    'at %i px, opened and reloaded with a filled cart, moves nothing by itself',
    { timeout: 900_000 },
    async (width, { expect }) => {
      const url = shops.url(brand)
      const { context, page } = await openPage(shops.browser(), { viewport: { width, height: 844 } })
      const receipt = await makeReceipt(page, brand, url)
      await fillCart(page, url)
      await watchShifts(page)
      for (const path of [...(await everyScreen(url)), receipt]) {
        for (const load of [() => page.goto(url + path), () => page.reload()]) {
          const { sum, moved } = await shiftsOnLoad(page, load)
          expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift)
        }
      }
      await context.close()
    },
  )
})
