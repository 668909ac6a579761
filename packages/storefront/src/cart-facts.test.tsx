import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { atCheckout } from './at-checkout.fixtures.tsx'
import { article, articleDetail, fakeApi, found, openShop } from './shop.fixtures.tsx'

const bundle = 'articles/bundle?articles=7'
const line = () => within(screen.getByRole('list', { name: 'Varer i handlekurven' })).getByRole('listitem')
const part = (name: string) => line().querySelector<HTMLElement>(`[data-part="${name}"]`)

describe('a line of the cart’s screen', () => {
  const stock = (shops: readonly { readonly id: number; readonly qty: number }[]) => [
    { articleId: 7, shops: shops.map(({ id }) => id), variants: articleDetail(7).variants.map(({ ean }) => ({ ean, shops })) },
  ]

  it('[R10.321] names the brand, and the stock of the shop in which it is collected or of all that could send it', async () => {
    await atCheckout({ [bundle]: [article(7, { brand: 'Lauvås' })] })
    await waitFor(() => expect(part('brand')?.textContent).toBe('Lauvås'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Butikk' }), '6')
    expect(part('stock')?.textContent).toBe('På lager i Bygda')
    await userEvent.click(screen.getByRole('radio', { name: /Levert til deg/ }))
    expect(part('stock')?.textContent).toBe('På lager i 2 butikker')
  })

  it('[R10.321] says which shops lack what is wanted', async () => {
    await atCheckout({ 'articles/availability/7': stock([{ id: 4, qty: 1 }]) })
    expect(part('stock')?.textContent).toBe('På lager i Byen')
    await userEvent.click(screen.getByRole('button', { name: 'Én til av Vare 7' }))
    expect([part('stock')?.textContent, part('stock')?.dataset['none']]).toEqual(['Ingen butikk har 2 av den', 'true'])
  })

  it('[R10.321] turns to a shop that has as many as are wanted', async () => {
    await atCheckout({
      'articles/availability/7': stock([
        { id: 4, qty: 1 },
        { id: 6, qty: 5 },
      ]),
    })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Butikk' }), '4')
    await userEvent.click(screen.getByRole('button', { name: 'Én til av Vare 7' }))
    expect(part('stock')?.textContent).toBe('På lager i Bygda')
  })

  it('[R10.321] keeps the room of what has not come', async () => {
    await atCheckout({ [bundle]: () => new Promise(() => undefined) })
    expect(part('brand')?.textContent).toBe('')
  })
})

describe('the cart’s screen', () => {
  const tenant = { returnDays: 45, collectText: 'Klart på en time', deliveryText: 'Hjem på 3 dager' }

  it('[R10.322] names the ways to pay and what the chain promises, and says of each way to get the goods what the chain does', async () => {
    await atCheckout({ 'tenant/get': tenant })
    const means = within(within(screen.getByRole('main')).getByRole('list', { name: 'Betal trygt med' })).getAllByRole('listitem')
    expect(means.map(({ textContent }) => textContent)).toEqual(['Klarna', 'Qliro', 'Vipps', 'Kort'])
    expect((await screen.findByRole('link', { name: 'Returner innen 45 dager' })).getAttribute('href')).toBe('/kundeservice#retur')
    expect(screen.getByRole('link', { name: 'Hent i butikk: Klart på en time' }).getAttribute('href')).toBe('/kundeservice#levering')
    expect(screen.getByRole('radio', { name: /Hent i butikk.*Klart på en time/ })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Levert til deg.*Hjem på 3 dager/ })).toBeTruthy()
  })

  it('[R10.322] keeps to its own words where the chain’s do not come', async () => {
    await atCheckout()
    expect(screen.getByRole('radio', { name: /Klar samme dag i åpningstiden/ })).toBeTruthy()
    expect(screen.queryByRole('link', { name: /Returner innen/ })).toBeNull()
  })
})

describe('the goods below a cart', () => {
  type Sent = { readonly take: number; readonly filters: readonly { readonly field: string; readonly value: unknown }[] }
  const goods = () => screen.findByRole('list', { name: 'Mest kjøpt nå' })
  const names = async () =>
    within(await goods())
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  const many = (ids: readonly number[], group = 0) => ids.map((id) => article(id, { ArticleGroup2ID: group || id }))

  it('[R10.320] are the bestsellers for those that the goods in the cart are for, two of a subcategory at most and none that is in the cart', async () => {
    const { api } = await atCheckout({ 'articles/search': found([...many([7]), ...many([20, 21, 22], 11), ...many([30, 31, 32])]) })
    expect(await names()).toEqual(['Vare 20', 'Vare 21', 'Vare 30', 'Vare 31', 'Vare 32'])
    const asked = api.calls.map(({ sent }) => sent as Sent | undefined).filter((sent) => sent?.take === 36)
    expect(asked.map((sent) => sent?.filters.find(({ field }) => field === 'genders')?.value)).toEqual([[2]])
  })

  it('[R10.320] are those of the whole shop where few are for them, below an empty cart too', async () => {
    const answer = (sent: Sent) => found(sent.filters.some(({ field }) => field === 'genders') ? many([20]) : many([40, 41, 42, 43, 44]))
    await atCheckout({ 'articles/search': answer })
    expect(await names()).toHaveLength(5)
    await userEvent.click(screen.getByRole('button', { name: 'Fjern Vare 7' }))
    await screen.findByText('Handlekurven er tom')
    expect(await names()).toHaveLength(5)
  })

  it('[R10.320] are left out where none come', async () => {
    const api = fakeApi({ 'articles/search': () => Promise.reject(new TypeError('no line')) })
    openShop('/checkout', { api })
    await screen.findByText('Handlekurven er tom')
    await waitFor(() => expect(document.querySelector('[data-none]')).toBeTruthy())
    expect(screen.queryByRole('list', { name: 'Mest kjøpt nå' })).toBeNull()
  })
})
