import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { providersOf } from './support/brand-providers.ts'
import { withFirefox } from './support/firefox.ts'
import { receiptLink, reserveCart } from './support/journey.ts'
import { brandOrder, demoFlags, visitedBrands, widthsFor } from './support/kit.ts'
import { goesBackWithTheLastUnit, losesTheLastUnit, reservesInstead } from './support/last-unit-journeys.ts'
import {
  changesElsewhere,
  goesBack,
  isAskedByTheBank,
  isDeclined,
  isPending,
  pays,
  paysShopByShop,
  reloadsEverywhere,
  returnsElsewhere,
  usesPromoCode,
} from './support/payment-journeys.ts'
import type { Provider } from './support/payment.ts'
import { cartHolds, comeWithGoods, leave, openCheckout, openShop, stockIs, type Payer } from './support/payment-visit.ts'
import { fillCart } from './support/screens.ts'
import { withShops } from './support/shops.ts'
import { mouse } from './support/user.ts'

const shops = withShops([...demoFlags, '--split'])
const chromium = { title: 'Chromium', missing: null, browser: shops.browser }
const visits = [...brandOrder.map((brand) => ({ ...chromium, brand })), { ...withFirefox(), brand: 'so' }]

/** The other brands run the same code: they pay once with each of their providers, and with `pnpm prove` in every way. */
const inEveryBrand = {
  'pays, and the receipt opens in another browser': pays,
} as const

const inOneBrand = {
  'is pending, and has nothing left to pay': isPending,
  'turns back at the bank, and then pays': isAskedByTheBank,
  'comes back from Vipps in another browser': returnsElsewhere,
  'pays less with a promo code': usesPromoCode,
  'loses the last unit between cart and payment': losesTheLastUnit,
  'goes back from the payment and forward again': goesBack,
  'opens the checkout again while paying for the last unit, and pays for it': goesBackWithTheLastUnit,
  'reserves instead what was to be paid': reservesInstead,
  'reloads at every step': reloadsEverywhere,
  'changes the cart in another tab': changesElsewhere,
  'pays shop by shop': paysShopByShop,
} as const

const journeysOf = (brand: string) => Object.entries(visitedBrands.includes(brand) ? { ...inEveryBrand, ...inOneBrand } : inEveryBrand)

describe.each(visits)('at $brand in $title, as a process beside the commerce API', ({ brand, browser, missing }) => {
  const providers = providersOf(brand)
  const payer = (provider: Provider, width: number): Payer => {
    const url = shops.url(brand)
    const come = (page: Page) => comeWithGoods(page, url)
    return { browser: browser(), url, width, provider, come }
  }

  describe.skipIf(missing !== null).each(widthsFor(brand, [390, 1440]))('%i px', (width) => {
    it('[R10.63] a shopper reserves', async () => {
      const url = shops.url(brand)
      const visit = await openShop({ browser: browser(), width })
      await fillCart(visit.page, url)
      await openCheckout(visit.page, url)
      const taken = await reserveCart(visit.page, mouse, url)
      await cartHolds(visit.page, 0)
      await stockIs(url, taken, taken.stockBefore - 1)
      const other = await openShop({ browser: browser(), width })
      await other.page.goto(url + receiptLink(taken.token))
      await other.page.getByText(taken.number).first().waitFor()
      expect(Number(taken.number)).toBeGreaterThan(0)
      expect(await leave(visit, other)).toEqual([])
    })

    describe.each(providers)('who pays with %s', (provider) => {
      it.each(journeysOf(brand))('[R1.21] [R10.55] %s', async (_, walk) => {
        expect(await walk(payer(provider, width))).toEqual([])
      })

      it.runIf(visitedBrands.includes(brand))(
        '[R1.21] is declined, keeps the cart, and pays with another provider where there is one',
        async () => {
          const instead = providers.find((other) => other !== provider) ?? provider
          expect(await isDeclined(instead)(payer(provider, width))).toEqual([])
        },
      )
    })
  })
})
