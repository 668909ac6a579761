import { describe, expect, it } from 'vitest'
import { isDeclined, pays } from './support/payment-journeys.ts'
import { payerOf } from './support/payment-visit.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()
const payer = payerOf(shops, { gender: 'Herre', category: 'Sko' })

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
