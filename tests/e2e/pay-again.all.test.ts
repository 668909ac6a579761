import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { comeToCheckout } from './support/journey.ts'
import { goesBackWithTheLastUnit } from './support/last-unit-journeys.ts'
import { pays } from './support/payment-journeys.ts'
import { paymentFrame, type Provider } from './support/payment.ts'
import { atPayment, leave, stockIs, type Payer } from './support/payment-visit.ts'
import { withShops } from './support/shops.ts'
import { mouse } from './support/user.ts'

const shops = withShops()

/** Other files take other goods meanwhile. */
const payer = (provider: Provider, width: number): Payer => {
  const url = shops.url('so')
  const come = (page: Page) => comeToCheckout(page, mouse, url, { gender: 'Herre', category: 'Sko', desktop: width >= 1020 })
  return { browser: shops.browser(), url, width, provider, come }
}

describe('from the checkout to the receipt of an order', () => {
  it('[R1.21] [R10.55] a visitor pays with Klarna at 1440 px', async () => {
    expect(await pays(payer('Klarna', 1440))).toEqual([])
  })

  it.each(['Klarna', 'Qliro'] as const)('[R10.189] who comes back from paying for the last unit with %s has it still', async (provider) => {
    expect(await goesBackWithTheLastUnit(payer(provider, 390))).toEqual([])
  })

  it.each(['Klarna', 'Qliro'] as const)(
    'a page of %s is taken up again after a reload, with the same goods put aside once',
    async (provider) => {
      const visit = await atPayment(payer(provider, 1440))
      await visit.page.reload()
      await paymentFrame(visit.page, provider)
      await stockIs(shops.url('so'), visit.line, visit.stockBefore - 1)
      expect(await leave(visit)).toEqual([])
    },
  )
})
