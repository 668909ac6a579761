import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { line } from './receipt.fixtures.ts'
import { paying, session } from './payment.fixtures.ts'
import { article, articleDetail, fakeApi, found, openShop, type Answers } from './shop.fixtures.tsx'

const goods = {
  'articles/8': articleDetail(8),
  'articles/slug/vare-8': articleDetail(8),
  'articles/search': found([article(7), article(8)]),
}
/** Of each article, the shops that have it. */
const stock = (shopsOf: Readonly<Record<number, readonly number[]>>) =>
  Object.entries(shopsOf).map(([id, shops]) => ({
    articleId: Number(id),
    shops,
    variants: articleDetail(Number(id)).variants.map(({ ean }) => ({ ean, shops: shops.map((shop) => ({ id: shop, qty: 3 })) })),
  }))

/** A shopper at the checkout with two articles that no shop has both of: Bygda has the first, Byen the second. */
async function dividedCart(answers: Answers = {}, path = '/checkout') {
  const api = fakeApi({ ...goods, 'checkout/klarna/orders': session, 'articles/availability/7,8': stock({ 7: [6], 8: [4] }), ...answers })
  for (const slug of ['vare-7', 'vare-8']) {
    const { unmount } = openShop(`/product/${slug}`, { api, brand: paying })
    await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
    await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
    await screen.findByRole('dialog')
    unmount()
  }
  return { api, ...openShop(path, { api, brand: paying }) }
}

afterEach(() => vi.restoreAllMocks())

const steps = () =>
  within(screen.getByRole('list', { name: 'Handlekurven deles på flere butikker' }))
    .getAllByRole('listitem')
    .map((step) => `${step.getAttribute('aria-current') ?? 'later'}: ${step.textContent.replaceAll(/\s/gu, ' ')}`)

it('says in which turn shops are paid, and what the first step costs', async () => {
  await dividedCart()
  await screen.findByText('Handlekurven deles på flere butikker')
  expect(steps()).toEqual(['step: Byen NåVare 8499,00 kr', 'later: Bygda Vare 7499,00 kr'])
  expect(screen.getByRole('link', { name: /Til betaling/ }).textContent).toMatch(/499,00\skr/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Butikk' }), '6')
  expect(steps()[0]).toBe('step: Bygda NåVare 7499,00 kr')
})

/** Each line of the cart: its article, and where it is in stock or paid later. */
const stocks = () =>
  within(screen.getByRole('list', { name: 'Varer i handlekurven' }))
    .getAllByRole('listitem')
    .map((one) => `${within(one).getByRole('link').textContent}: ${one.querySelector('[data-part="stock"]')?.textContent}`)

it('[R10.305] a split cart says at its button and its lines what is paid now', async () => {
  await dividedCart()
  expect(await screen.findByText('Du betaler for 1 av 2 varer nå')).toBeTruthy()
  expect(screen.getByText('2 varer')).toBeTruthy()
  expect(stocks()).toEqual(['Vare 7: Hentes senere i Bygda', 'Vare 8: På lager i Byen'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Butikk' }), '6')
  expect(stocks()).toEqual(['Vare 7: På lager i Bygda', 'Vare 8: Hentes senere i Byen'])
  await userEvent.click(screen.getByRole('radio', { name: /Levert til deg/ }))
  expect(stocks()).toEqual(['Vare 7: Sendes senere fra Bygda', 'Vare 8: På lager i 1 butikk'])
})

it('[R10.166] says of no line that it is paid later where no shop has it, or it cannot be bought', async () => {
  await dividedCart({ 'articles/availability/7,8': stock({ 7: [6], 8: [] }) })
  expect(await screen.findByText('Du betaler for 1 av 2 varer nå')).toBeTruthy()
  expect(screen.queryByText(/betales senere/)).toBeNull()
})

it('[R10.305] a cart that one shop has says at its button how long it can be returned', async () => {
  await dividedCart({
    'articles/availability/7,8': stock({ 7: [6], 8: [6] }),
    'tenant/get': { returnDays: 30, collectText: '', deliveryText: '' },
  })
  const button = await screen.findByRole('link', { name: /Til betaling/ })
  await waitFor(() => expect(button.parentElement?.textContent).toContain('Returner innen 30 dager'))
  expect(stocks()).toEqual(['Vare 7: På lager i Bygda', 'Vare 8: På lager i Bygda'])
})

const sums = () =>
  [...screen.getByRole('region', { name: 'Sammendrag' }).querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll(/\s/gu, ' ')).join(': '),
  )

it('[R10.166] sums up what the next step costs, and what stays in the cart meanwhile', async () => {
  await dividedCart()
  await screen.findByText('Handlekurven deles på flere butikker')
  expect(sums()).toEqual(['Sum varer: 499,00 kr', 'Frakt: Gratis', 'Å betale nå: 499,00 kr'])
  await userEvent.click(screen.getByRole('radio', { name: /Levert til deg/ }))
  expect(sums()).toEqual(['Sum varer: 499,00 kr', 'Frakt: 99,00 kr', 'Å betale nå: 598,00 kr'])
  expect(screen.getByText(/^Varer for 499,00\skr betales senere$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Til betaling/ }).textContent).toMatch(/598,00\skr/)
})

it('offers no shop that has nothing of the cart', async () => {
  await dividedCart({ 'articles/availability/7,8': stock({ 7: [6], 8: [6] }) })
  const shops = within(await screen.findByRole('combobox', { name: 'Butikk' })).getAllByRole('option')
  expect(shops.map(({ textContent }) => textContent)).toEqual(['Bygda – har alt'])
})

it('takes another shop than that of an earlier purchase, which has nothing of this cart', async () => {
  localStorage.setItem('vd-shop', JSON.stringify({ id: 4, name: 'Byen', slug: 'byen' }))
  await dividedCart({ 'articles/availability/7,8': stock({ 7: [6], 8: [6] }) })
  expect(await screen.findByRole('combobox', { name: 'Butikk' })).toHaveProperty('value', '6')
  expect(screen.queryByText('Handlekurven deles på flere butikker')).toBeNull()
})

it('asks for another shop to reserve in where the own has nothing of the cart', async () => {
  localStorage.setItem('vd-shop', JSON.stringify({ id: 4, name: 'Byen', slug: 'byen' }))
  await dividedCart({ 'articles/availability/7,8': stock({ 7: [6], 8: [6] }) }, '/checkout/reserver')
  expect(await screen.findByText('Byen har ingen av varene dine akkurat nå. Velg en annen butikk.')).toBeTruthy()
  expect(screen.getAllByRole('radio').filter((radio) => radio instanceof HTMLInputElement && radio.checked)).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: /Bygda/ }))
  expect(await screen.findByRole('group', { name: 'Hent i Bygda' })).toBeTruthy()
  expect(screen.queryByText(/har ingen av varene dine/)).toBeNull()
})

it('says on the payment page which shop is paid, and what stays in the cart for the next', async () => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  await dividedCart({ 'checkout/klarna/orders': { ...session, notOrdered: [{ ...line, EanNo: '7090000071', name: 'Vare 7' }] } })
  await screen.findByText('Handlekurven deles på flere butikker')
  await userEvent.click(screen.getByRole('link', { name: /Til betaling/ }))
  expect(await screen.findByText('Hentes i Byen')).toBeTruthy()
  expect(screen.getByText('Blir liggende i handlekurven').parentElement?.textContent).toContain('1 × Vare 7')
  expect(screen.queryByText(/ble dessverre ikke bestilt/)).toBeNull()
})

it('[R10.189] counts what an open payment of the cart has put aside as there', async () => {
  const lines = [7, 8].map((id) => ({ eanNo: articleDetail(id).variants[0]?.ean, problem: null, stock: [{ id: 4, qty: 1 }] }))
  const { api, unmount } = await dividedCart({ 'articles/availability/7,8': stock({ 7: [6], 8: [] }), 'checkout/validate': { lines } })
  await screen.findByRole('combobox', { name: 'Butikk' })
  unmount()
  const stored = JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as object
  localStorage.setItem('vd-cart', JSON.stringify({ ...stored, klarnaOrders: [{ orderId: 'own' }] }))
  openShop('/checkout', { api, brand: paying })
  const shops = await screen.findByRole('combobox', { name: 'Butikk' })
  expect(within(shops).getAllByRole('option')).toHaveLength(1)
  expect(shops.textContent).toMatch(/^Byen/u)
  expect(screen.queryByText('Handlekurven deles på flere butikker')).toBeNull()
  expect(api.calls.filter(({ path }) => path === 'checkout/validate').map(({ sent }) => sent)).toContainEqual(
    expect.objectContaining({ payments: ['own'] }),
  )
})
