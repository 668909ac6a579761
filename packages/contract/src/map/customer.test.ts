import { expect, it } from 'vitest'
import type * as Wire from '../wire/index.ts'
import { customerUpdate, mapCustomer, registerBody } from './customer.ts'

const consents = {
  club: true,
  marketing: false,
  newsletter: true,
  event_invite: false,
  birthday_gift: true,
  cookies: true,
  cookie_default: true,
  cookie_ga: false,
  cookie_google_tag_manager: true,
  cookie_meta_pixel: false,
}

const wire: Wire.Customer = {
  id: 7,
  auth_id: 'a-7',
  first_name: 'Kari',
  surname: 'Nordmann',
  email: 'kari@example.org',
  phone: '40000000',
  birth_date: '1990-05-17',
  gender_id: 2,
  permissions: ['x'],
  terms_conditions: true,
  email_verified: false,
  pending_email: 'ny.kari@example.org',
  address: { street: 'Storgata 1', postal_code: '8006' },
  city: 'Bodø',
  preferences: ['ski'],
  ...consents,
}

it('[R3.44] a customer has id, names, auth id, e-mail, phone, birth date, gender, rights, terms, verification, address and city', () => {
  expect(mapCustomer(wire)).toMatchObject({
    id: 7,
    authId: 'a-7',
    firstName: 'Kari',
    surname: 'Nordmann',
    email: 'kari@example.org',
    phone: '40000000',
    birthDate: '1990-05-17',
    genderId: 2,
    permissions: ['x'],
    termsConditions: true,
    emailVerified: false,
    pendingEmail: 'ny.kari@example.org',
    address: { street: 'Storgata 1', postalCode: '8006' },
    city: 'Bodø',
  })
})

it('[R3.45] a customer has preferences and each consent by itself', () => {
  const expected = {
    preferences: ['ski'],
    club: true,
    marketing: false,
    newsletter: true,
    eventInvite: false,
    birthdayGift: true,
    cookies: true,
    cookieDefault: true,
    cookieGa: false,
    cookieGoogleTagManager: true,
    cookieMetaPixel: false,
  }
  expect(mapCustomer(wire)).toMatchObject(expected)
  const turned = Object.fromEntries(Object.entries(consents).map(([name, value]) => [name, !value])) as typeof consents
  const { preferences: _, ...flags } = expected
  expect(mapCustomer({ ...wire, ...turned })).toMatchObject(
    Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, !value])),
  )
})

const registration = {
  firstName: 'Kari',
  surname: 'Nordmann',
  email: 'kari@example.org',
  phone: '40000000',
  password: 'fjell og fjord',
  passwordConfirmation: 'fjell og fjord',
  termsAccepted: true,
}

it('[R3.46] passwords are sent with a registration, and neither they nor a token are part of the user object', () => {
  expect(registerBody(registration)).toMatchObject({ password: 'fjell og fjord', password_confirmation: 'fjell og fjord' })
  const secrets = { password: 'x', password_confirmation: 'x', token: 't', registration_token: 'r' }
  expect(mapCustomer({ ...wire, ...secrets })).toEqual(mapCustomer(wire))
  expect(JSON.stringify(mapCustomer({ ...wire, ...secrets }))).not.toMatch(/password|token/)
})

it('[R5.12] accepted terms are sent as the number 1, and others are not', () => {
  expect(registerBody(registration).terms_conditions).toBe(1)
  expect(registerBody({ ...registration, termsAccepted: false })).not.toHaveProperty('terms_conditions')
})

it('[R5.13] an update leaves out what is null or undefined and keeps false, 0 and the empty string', () => {
  expect(customerUpdate({ firstName: null, surname: undefined, city: '', newsletter: false, preferences: [] })).toEqual({
    city: '',
    newsletter: false,
    preferences: [],
  })
  expect(customerUpdate({ genderId: 0 as never })).toEqual({ gender_id: 0 })
  expect(customerUpdate({ address: { street: '', postalCode: '' } })).toEqual({ address: { street: '', postal_code: '' } })
  expect(customerUpdate({})).toEqual({})
})
