import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kari, rememberKari, watchDocuments } from './customer.fixtures.ts'
import { arrive } from './customer/index.ts'
import { openOwn, refused } from './my-page.fixtures.ts'
import { field, readyToSend } from './reserve.fixtures.tsx'
import { sessionOf } from './session/index.ts'
import { articleDetail, fakeApi, openShop } from './shop.fixtures.tsx'

beforeEach(() => void watchDocuments())
afterEach(() => vi.restoreAllMocks())

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

const client = { name: 'Kari Nordmann', email: 'kari@eksempel.no', phone: '41234567', address: 'Storgata 12B' }

const ola = { ...kari, id: 32, first_name: 'Ola', surname: 'Hansen', email: 'ola@eksempel.no', phone: '98765432' }

/** A browser with goods in its cart, and with who collected the last reservation. */
async function reservedBefore() {
  const { api } = await readyToSend({ 'customers/current': null }, { client })
  expect(api.calls.length).toBeGreaterThan(0)
  cleanup()
  localStorage.setItem('vd-addresses', JSON.stringify([{ address: 'Storgata 12B', zipcode: '2615', city: 'Lillehammer' }]))
}

const whoCollects = async () => {
  await screen.findByRole('textbox', { name: 'Navn' })
  return ['Navn', 'E-post', 'Mobilnummer'].map((name) => (field(name) as HTMLInputElement).value.replaceAll(' ', ''))
}

describe('who collects', () => {
  it('[R10.211] goes with the account at the log-out, and the goods stay', async () => {
    await reservedBefore()
    rememberKari()
    openOwn('/min-side', { 'customers/current': kari, 'customers/logout': null })
    await press('Logg ut')
    await screen.findByText('Du er logget ut')
    await waitFor(() => expect(stored('vd-user')).toBeNull())
    expect(stored('vd-cart')).toMatchObject({ client: {}, orders: [expect.anything()] })
    expect(stored('vd-addresses')).toEqual([])
    cleanup()
    openShop('/checkout/reserver', { api: fakeApi({ 'customers/current': null }) })
    expect(await whoCollects()).toEqual(['', '', ''])
  })

  it('[R10.211] of a page that is open goes too, and is not written back by its cart', async () => {
    await reservedBefore()
    rememberKari()
    const { router } = openOwn('/min-side', { 'customers/current': kari, 'customers/logout': null })
    await press('Logg ut')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await router.navigate('/checkout/reserver')
    expect(await whoCollects()).toEqual(['', '', ''])
    expect(JSON.stringify(stored('vd-cart'))).not.toContain('kari@eksempel.no')
  })

  it('[R10.211] that a guest has written stays for the guest', async () => {
    await reservedBefore()
    openShop('/checkout/reserver', { api: fakeApi({ 'customers/current': null }) })
    expect(await whoCollects()).toEqual(['KariNordmann', 'kari@eksempel.no', '41234567'])
  })
})

describe('a session that has ended elsewhere', () => {
  /** A browser in which Kari was logged in, with what belongs to her. */
  function leftByKari() {
    rememberKari()
    localStorage.setItem('vd-favourites', '[7]')
    localStorage.setItem('vd-code', '{"customerId":31,"code":"VD-1"}')
  }
  const left = () => [stored('vd-user'), stored('vd-favourites'), stored('vd-code')]

  it('[R10.212] takes the favourites and the code of the account with it, once that is known', async () => {
    leftByKari()
    openOwn('/favoritter', { 'customers/current': null })
    await waitFor(() => expect(left()).toEqual([null, [], null]))
    expect(await screen.findByRole('heading', { name: 'Ingen favoritter ennå' })).toBeTruthy()
  })

  it('[R10.212] and is told of by a 401 takes them too', async () => {
    leftByKari()
    openOwn('/min-side/ordrer', { 'customers/current': kari, 'customers/current/favourites': refused(401) })
    await waitFor(() => expect(left()).toEqual([null, [], null]))
  })

  it('[R10.223] a favourite that is pressed is not kept as a guest’s, and the log-in is offered', async () => {
    leftByKari()
    const api = fakeApi({
      'articles/slug/vare-7': articleDetail(7),
      'customers/current': kari,
      'customers/current/favourites': refused(401),
    })
    localStorage.setItem('vd-favourites', '[]')
    const { router } = openShop('/product/vare-7', { api })
    await press('Legg til i favoritter')
    const told = (await screen.findByText(/Du er logget ut/u)).closest<HTMLElement>('[role=alert]')
    await waitFor(() => expect(left()).toEqual([null, [], null]))
    expect(await screen.findByRole('button', { name: 'Legg til i favoritter' })).toBeTruthy()
    expect(localStorage.getItem('vd-unsaved-favourites')).toBeNull()
    await userEvent.click(within(told as HTMLElement).getByRole('button', { name: 'Logg inn' }))
    await screen.findByRole('dialog', { name: 'Logg inn' })
    expect([router.state.location.pathname, screen.queryByText(/Du er logget ut/u)]).toEqual(['/product/vare-7', null])
  })

  it('[R10.223] by the time of the press leaves it undone too', async () => {
    leftByKari()
    localStorage.setItem('vd-customer', '31')
    localStorage.setItem('vd-favourites', '[]')
    const api = fakeApi({
      'articles/slug/vare-7': articleDetail(7),
      'customers/current': kari,
      'customers/current/favourites': { articles: [] },
    })
    const { app } = openShop('/product/vare-7', { api })
    const heart = await screen.findByRole('button', { name: 'Legg til i favoritter' })
    await arrive(app)
    act(() => {
      heart.click()
      sessionOf(app).getState().setUser(null)
    })
    await screen.findByText(/Du er logget ut/u)
    await waitFor(() => expect(left()).toEqual([null, [], null]))
  })

  it('[R10.212] leaves nothing that the next customer is offered as chosen in this browser', async () => {
    leftByKari()
    localStorage.setItem('vd-customer', '31')
    localStorage.setItem('vd-user', 'null')
    openShop('/logg-inn', { api: fakeApi({ 'customers/login': ola, 'customers/current/favourites': { articles: [9] } }) })
    await userEvent.type(await screen.findByLabelText('E-post eller mobilnummer'), 'ola@eksempel.no')
    await userEvent.type(screen.getByLabelText('Passord'), 'ull lue fjell')
    await press('Logg inn')
    await waitFor(() => expect(stored('vd-favourites')).toEqual([9]))
    expect([stored('vd-guest-favourites'), stored('vd-code'), stored('vd-customer')]).toEqual([null, null, 32])
  })

  it('[R10.212] takes nothing from a guest', async () => {
    localStorage.setItem('vd-favourites', '[7]')
    const { api } = openOwn('/favoritter', { 'customers/current': null })
    await waitFor(() => expect(api.calls.some(({ path }) => path === 'customers/current')).toBe(true))
    expect(stored('vd-user')).toBeNull()
    expect(stored('vd-favourites')).toEqual([7])
  })
})
