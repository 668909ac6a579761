import { ApiError } from '@vidda/client'
import type * as Wire from '@vidda/contract/wire'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

const tenPercent: Wire.PromoCode = {
  id: 1,
  name: 'TUR10',
  valid_from: '2026-01-01',
  valid_to: '2026-11-30',
  fixed: 0,
  amount: 0.1,
  type: 'percent',
}
const hundred: Wire.PromoCode = { ...tenPercent, id: 2, name: 'HUNDRE', fixed: 1, amount: 100, type: 'fixed' }

const refusal = (code: string) => () => Promise.reject(new ApiError(404, { message: 'no', code, requestId: '1' }))

const apiWith = (answers: Answers = {}) =>
  fakeApi({ promocodes: [], 'promocodes/check/TUR10': tenPercent, 'promocodes/check/HUNDRE': hundred, ...answers })

/** One article of 499 kr, as a page load finds it. */
beforeEach(async () => {
  const { unmount } = openShop('/product/vare-7')
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
  await screen.findByRole('dialog')
  unmount()
})

const toggle = () => screen.findByRole('button', { name: 'Rabattkode', hidden: true })
const modal = () => screen.findByRole('dialog', { name: 'Rabattkode' })
const noModal = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rabattkode' })).toBeNull())
const field = async () => within(await modal()).findByRole('textbox', { name: 'Har du en kode?' })
const shown = () => screen.queryByRole('region', { name: 'Sammendrag', hidden: true })?.textContent.replaceAll(/\s/gu, ' ')

async function openCart(answers: Answers = {}) {
  const api = apiWith(answers)
  return { api, ...openShop('/checkout', { api }) }
}

async function enter(code: string, answers: Answers = {}) {
  const view = await openCart(answers)
  await userEvent.click(await toggle())
  await userEvent.type(await field(), `${code}{Enter}`)
  return view
}

it('[R4.33] the promo code modal opens when closed and closes when open, by the same toggle', async () => {
  await openCart()
  await userEvent.click(await toggle())
  await modal()
  expect((await toggle()).getAttribute('aria-expanded')).toBe('true')
  act(() => screen.getByRole('button', { name: 'Rabattkode', hidden: true }).click())
  await noModal()
  expect((await toggle()).getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(await toggle())
  await userEvent.click(within(await modal()).getByRole('button', { name: 'Lukk' }))
  await noModal()
  await userEvent.click(await toggle())
  await modal()
})

it('takes the place of the cart modal, which comes back when it closes', async () => {
  openShop('/product/vare-7', { api: apiWith() })
  await userEvent.click(await screen.findByRole('radio', { name: 'L' }))
  await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
  await screen.findByRole('dialog', { name: 'Min Handlekurv' })
  await userEvent.click(await toggle())
  await modal()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Min Handlekurv' })).toBeNull())
  await userEvent.keyboard('{Escape}')
  const cart = await screen.findByRole('dialog', { name: 'Min Handlekurv' })
  expect(await within(cart).findByRole('button', { name: 'Rabattkode' })).toBeTruthy()
  await noModal()
})

it('[R1.20] a code that holds is checked with the commerce API, and its discount shows in the cart', async () => {
  const { api } = await enter(' TUR10 ')
  expect((await within(await modal()).findByRole('status')).textContent).toContain('«TUR10» er i bruk')
  expect(api.calls.map(({ path }) => path)).toContain('promocodes/check/TUR10')
  expect(shown()).toContain('Rabatt med TUR10')
  expect(shown()).toContain('−49,90 kr')
  expect(shown()).toContain('449,10 kr')
})

it('[R1.20] a fixed amount in kroner is taken off', async () => {
  await enter('HUNDRE')
  await waitFor(() => expect(shown()).toContain('399,00 kr'))
})

it.each([
  ['promo_code_unknown', 'Vi kjenner ikke koden «TUR11»'],
  ['promo_code_expired', 'Koden «TUR11» gjelder ikke lenger.'],
  ['promo_code_not_yet', 'Koden «TUR11» gjelder ikke ennå.'],
  ['promo_code_used', 'Koden «TUR11» er alt brukt.'],
  ['too_many_requests', 'Vi fikk ikke sjekket koden.'],
])('[R10.51] a refusal (%s) is told, and the cart stays as it was', async (why, words) => {
  await enter('TUR11', { 'promocodes/check/TUR11': refusal(why) })
  expect(await screen.findByText(words, { exact: false })).toBeTruthy()
  expect(shown()).toContain('499,00 kr')
  expect(shown()).not.toContain('Rabatt med')
})

it('is removed again, in the cart and in its modal', async () => {
  await enter('TUR10')
  await userEvent.click(await within(await modal()).findByRole('button', { name: 'Fjern koden' }))
  expect(shown()).not.toContain('Rabatt med')
  expect(localStorage.getItem('vd-promocode')).toBe('null')
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'TUR10{Enter}')
  await waitFor(() => expect(shown()).toContain('Rabatt med TUR10'))
  await userEvent.click(within(await modal()).getByRole('button', { name: 'Lukk' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Fjern rabatten' }))
  expect(shown()).not.toContain('Rabatt med')
})

it('a new page load has the code and its discount still', async () => {
  const { unmount } = await enter('TUR10')
  await waitFor(() => expect(shown()).toContain('Rabatt med TUR10'))
  unmount()
  await openCart()
  await toggle()
  expect(shown()).toContain('Rabatt med TUR10')
  expect(shown()).toContain('449,10 kr')
})

it('a code that ran out meanwhile is taken off when the cart is looked at again, and that is told', async () => {
  const { unmount } = await enter('TUR10')
  await waitFor(() => expect(shown()).toContain('Rabatt med TUR10'))
  unmount()
  await openCart({ 'promocodes/check/TUR10': refusal('promo_code_expired') })
  expect(await screen.findByText(/«TUR10» gjelder ikke lenger, og rabatten er tatt bort/)).toBeTruthy()
  expect(shown()).toContain('499,00 kr')
})

it('stays when it cannot be checked again', async () => {
  const { unmount } = await enter('TUR10')
  await waitFor(() => expect(shown()).toContain('Rabatt med TUR10'))
  unmount()
  const { api } = await openCart({ 'promocodes/check/TUR10': () => Promise.reject(new TypeError('no line')) })
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('promocodes/check/TUR10'))
  await toggle()
  expect(shown()).toContain('449,10 kr')
})

it('offers the codes that are open to all', async () => {
  await openCart({ promocodes: [tenPercent, hundred] })
  await userEvent.click(await toggle())
  const open = within(await modal())
  expect(await open.findByText('10 % på alt i handlekurven')).toBeTruthy()
  expect(open.getByText('TUR10 · Til og med 30. november')).toBeTruthy()
  await userEvent.click(open.getByRole('button', { name: 'Bruk koden HUNDRE' }))
  await waitFor(() => expect(shown()).toContain('Rabatt med HUNDRE'))
})

it('what is paid in the shop has its full price, and says so', async () => {
  const { unmount } = await enter('TUR10')
  await waitFor(() => expect(shown()).toContain('Rabatt med TUR10'))
  unmount()
  openShop('/checkout/reserver', { api: apiWith() })
  expect(await screen.findByText(/«TUR10» gjelder når varene betales på nett/)).toBeTruthy()
  expect(shown()).toContain('Å betale499,00 kr')
})
