import { ApiError } from '@vidda/client'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { paths } from '@vidda/contract'
import { addressQuery } from '@vidda/domain/address'
import { afterEach, expect, it } from 'vitest'
import { receipt } from './receipt.fixtures.ts'
import { field, readyToSend, send } from './reserve.fixtures.tsx'
import { fakeApi, openShop, plainBrand, type Answers } from './shop.fixtures.tsx'

const map = (answer: unknown) => ({ [paths.maps(addressQuery({ street: 'Storgata', number: '12B', postalCode: '2615' }))]: answer })
const house = {
  elements: [{ lat: 61, lon: 10, tags: { 'addr:street': 'Storgata', 'addr:housenumber': '12B', 'addr:postcode': '2615' } }],
}
const place = { code: '2615', place: 'Lillehammer', CoordLat: 61.1, CoordLong: 10.4 }
const sentReceipt = { ...receipt, delivery: 'delivery', address: 'Storgata 12B', zipcode: '2615', city: 'Lillehammer' }
const address = () => screen.getByRole('combobox', { name: 'Adresse' })
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

afterEach(() => localStorage.clear())

/** A shopper who has said that the goods are to be sent, and where. */
async function readyToReceive(answers: Answers = {}, written = 'Storgata 12B') {
  const shop = await readyToSend({ 'postalcodes/2615': place, 'receipts/hemmelig': sentReceipt, ...answers })
  await userEvent.click(screen.getByRole('radio', { name: /Få dem sendt/ }))
  await userEvent.type(address(), written)
  await userEvent.type(field('Postnummer'), '2615')
  return shop
}

it('[R3.30] sends name, phone, e-mail, delivery, address and city, and the place comes with the postal code', async () => {
  const { sent } = await readyToReceive(map(house))
  await waitFor(() => expect(field('Poststed')).toHaveProperty('value', 'Lillehammer'))
  await userEvent.click(send())
  expect(await screen.findByText('Storgata 12B, 2615 Lillehammer')).toBeTruthy()
  expect(sent()).toMatchObject([
    {
      sent: {
        name: 'Kari Nordmann',
        phone: '41234567',
        email: 'kari@eksempel.no',
        delivery: 'delivery',
        address: 'Storgata 12B',
        zipcode: '2615',
        city: 'Lillehammer',
      },
    },
  ])
})

it('[R3.27] keeps an address once it was found, and offers it on the next load without looking it up again', async () => {
  const { sent, api } = await readyToReceive(map(house))
  await waitFor(() => expect(field('Poststed')).toHaveProperty('value', 'Lillehammer'))
  await userEvent.click(send())
  await screen.findByText('Storgata 12B, 2615 Lillehammer')
  expect(stored('vd-addresses')).toEqual([{ address: 'Storgata 12B', zipcode: '2615', city: 'Lillehammer' }])

  localStorage.removeItem('vd-cart')
  const lookups = () => api.calls.filter(({ path }) => path.startsWith('maps')).length
  const before = lookups()
  cleanup()
  await readyToSend({ 'receipts/hemmelig': sentReceipt })
  await userEvent.click(screen.getByRole('radio', { name: /Få dem sendt/ }))
  expect(address()).toHaveProperty('value', 'Storgata 12B')
  expect(field('Poststed')).toHaveProperty('value', 'Lillehammer')
  await userEvent.click(send())
  await screen.findByText('Storgata 12B, 2615 Lillehammer')
  expect(lookups()).toBe(before)
  expect(sent()).toHaveLength(1)
})

it('[R5.06] marks an address without a house number, and sends nothing', async () => {
  const { sent } = await readyToReceive({}, 'Storgata')
  await userEvent.click(send())
  expect(address().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(/^Ingen husnummer oppgitt/).length).toBeGreaterThan(0)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rett opp dette før du går videre' }))
  expect(sent()).toEqual([])
})

it('[R5.07] tells once that the map does not have the address, and believes the shopper the second time', async () => {
  const { sent } = await readyToReceive(map({ elements: [] }))
  await waitFor(() => expect(field('Poststed')).toHaveProperty('value', 'Lillehammer'))
  await userEvent.click(send())
  expect((await screen.findAllByText(/^Ingen addresser funnet/)).length).toBeGreaterThan(0)
  expect(sent()).toEqual([])
  await userEvent.click(send())
  await screen.findByText('Storgata 12B, 2615 Lillehammer')
  expect(sent()).toHaveLength(1)
  expect(stored('vd-addresses')).toBeNull()
})

it('a map that is away holds nobody up', async () => {
  const { sent } = await readyToReceive(map(new ApiError(503, { message: 'away', code: 'maps_unavailable', requestId: '1' })))
  await waitFor(() => expect(field('Poststed')).toHaveProperty('value', 'Lillehammer'))
  await userEvent.click(send())
  await screen.findByText('Storgata 12B, 2615 Lillehammer')
  expect(sent()).toHaveLength(1)
})

it('asks for no address where the goods can be paid for and sent', async () => {
  const api = fakeApi()
  const brand = { ...plainBrand, providers: ['klarna'] as const }
  const { unmount } = openShop('/product/vare-7', { api, brand })
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
  await screen.findByRole('dialog')
  unmount()
  openShop('/checkout/reserver', { api, brand })
  await screen.findByRole('radio', { name: /Byen/ })
  expect(screen.queryByRole('radio', { name: /Få dem sendt/ })).toBeNull()
})
