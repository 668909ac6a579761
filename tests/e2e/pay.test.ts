import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { comeToCheckout } from './support/journey.ts'
import { isDeclined, pays } from './support/payment-journeys.ts'
import type { Provider } from './support/payment.ts'
import type { Payer } from './support/payment-visit.ts'
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
  it.each([
    ['Klarna', 390],
    ['Qliro', 390],
  ] as const)('[R1.21] [R10.55] a visitor pays with %s at %i px', async (provider, width) => {
    expect(await pays(payer(provider, width))).toEqual([])
  })

  it('[R1.21] who is declined keeps the cart, goes back, and pays with the other provider', async () => {
    expect(await isDeclined('Qliro')(payer('Klarna', 390))).toEqual([])
  })
})
