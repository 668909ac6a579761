import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kari, rememberKari, watchDocuments } from './customer.fixtures.ts'
import { openOwn } from './my-page.fixtures.ts'
import { field, readyToSend } from './reserve.fixtures.tsx'
import { fakeApi, openShop } from './shop.fixtures.tsx'

beforeEach(() => void watchDocuments())
afterEach(() => vi.restoreAllMocks())

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

const client = { name: 'Kari Nordmann', email: 'kari@eksempel.no', phone: '41234567', address: 'Storgata 12B' }

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
