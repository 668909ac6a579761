import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { paying, session } from './payment.fixtures.ts'
import { fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

/** A shopper with one article in the cart, who has come to the checkout. */
export async function atCheckout(answers: Answers = {}, way: 'Legg i handlekurven' | 'Reserver i butikk' = 'Legg i handlekurven') {
  const api = fakeApi({ 'checkout/klarna/orders': session, ...answers })
  const view = openShop('/product/vare-7', { api, brand: paying })
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('button', { name: way }))
  if (way === 'Reserver i butikk') await screen.findAllByRole('group', { name: 'Velg butikk' })
  else await screen.findByRole('dialog')
  view.unmount()
  const { router } = openShop('/checkout', { api, brand: paying })
  await screen.findByRole('link', { name: 'Velg butikk og reserver' })
  if (way === 'Legg i handlekurven') await screen.findByRole('combobox', { name: 'Butikk' })
  const sent = () => api.calls.filter(({ path }) => path.startsWith('checkout/klarna/orders'))
  return { api, router, sent }
}

export const toPayment = () => screen.getByRole('link', { name: /Til betaling/ })
