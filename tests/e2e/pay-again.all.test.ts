import { describe, expect, it } from 'vitest'
import { goesBackWithTheLastUnit } from './support/last-unit-journeys.ts'
import { pays } from './support/payment-journeys.ts'
import { paymentFrame } from './support/payment.ts'
import { atPayment, leave, payerOf, stockIs } from './support/payment-visit.ts'
import { withShops } from './support/shops.ts'

const shops = withShops()
const payer = payerOf(shops, { gender: 'Dame', category: 'Sko' })

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
