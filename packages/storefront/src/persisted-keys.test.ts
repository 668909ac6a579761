import type { Customer } from '@vidda/domain/customer'
import { afterEach, describe, expect, it } from 'vitest'
import { persist } from './app/index.ts'
import { createCartStore, persistCart } from './cart/cart-store.ts'
import { changeOf, createFavouritesStore, persistedFavourites } from './favourites/favourites-store.ts'
import { createAddressesStore, persistedAddresses } from './position/known-addresses.ts'
import { createSessionStore, persistedUser } from './session/session-store.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

/** The stores of one load, as the page has them. */
function load() {
  const stores = {
    cart: createCartStore(),
    favourites: createFavouritesStore(),
    session: createSessionStore(),
    addresses: createAddressesStore(),
  }
  stops.push(
    persistCart(stores.cart),
    persist(stores.favourites, persistedFavourites),
    persist(stores.session, persistedUser),
    persist(stores.addresses, persistedAddresses),
  )
  return stores
}

const customer: Customer = {
  id: 31,
  authId: 'a31',
  firstName: 'Kari',
  surname: 'Nordmann',
  email: 'kari@eksempel.no',
  phone: '41234567',
  birthDate: null,
  genderId: null,
  permissions: [],
  termsConditions: true,
  emailVerified: true,
  address: { street: 'Storgata 12B', postalCode: '2615' },
  city: 'Lillehammer',
  preferences: [],
  club: true,
  marketing: false,
  newsletter: false,
  eventInvite: false,
  birthdayGift: false,
  cookies: true,
  cookieDefault: true,
  cookieGa: false,
  cookieGoogleTagManager: false,
  cookieMetaPixel: false,
}

const home = { address: 'Storgata 12B', zipcode: '2615', city: 'Lillehammer' }
const known = ({ cart, favourites, session, addresses }: ReturnType<typeof load>) => ({
  promoCode: cart.getState().promoCode,
  favourites: favourites.getState().ids,
  user: session.getState().user,
  addresses: addresses.getState().addresses,
})

it('[R3.27] promo code, favourites, user and found addresses are persisted, and read back on load', () => {
  const first = load()
  first.cart.setState({ promoCode: 'VINTER' })
  first.favourites.getState().change(changeOf(7, true))
  first.session.getState().setUser(customer)
  first.addresses.getState().note(home)
  expect(Object.keys(localStorage).toSorted()).toEqual(['vd-addresses', 'vd-favourites', 'vd-promocode', 'vd-user'])
  expect(known(load())).toEqual({ promoCode: 'VINTER', favourites: [7], user: customer, addresses: [home] })
})

it('[R3.27] what was removed is not there on the next load', () => {
  const first = load()
  first.cart.setState({ promoCode: 'VINTER' })
  first.favourites.getState().change(changeOf(7, true))
  first.session.getState().setUser(customer)
  first.cart.setState({ promoCode: null })
  first.favourites.getState().change(changeOf(7, false))
  first.session.getState().setUser(null)
  expect(known(load())).toEqual({ promoCode: null, favourites: [], user: null, addresses: [] })
})

describe('known addresses', () => {
  it('are the last five, the latest first, each once', () => {
    const { addresses } = load()
    for (const number of [1, 2, 3, 4, 5, 6, 3]) addresses.getState().note({ ...home, address: `Storgata ${number}` })
    expect(addresses.getState().addresses.map(({ address }) => address)).toEqual(
      ['3', '6', '5', '4', '2'].map((number) => `Storgata ${number}`),
    )
  })

  it.each(['{', '{}', '[1,null]', '[{"address":1}]'])('that storage does not tell are none: %s', (text) => {
    localStorage.setItem('vd-addresses', text)
    expect(load().addresses.getState().addresses).toEqual([])
  })
})
