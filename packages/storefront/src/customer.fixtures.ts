import { ApiError } from '@vidda/client'
import type * as Wire from '@vidda/contract/wire'
import { vi } from 'vitest'

/** A customer as the commerce API answers. */
export const kari: Wire.Customer = {
  id: 31,
  auth_id: 'a31',
  first_name: 'Kari',
  surname: 'Nordmann',
  email: 'kari@eksempel.no',
  phone: '41234567',
  birth_date: null,
  gender_id: null,
  permissions: [],
  terms_conditions: true,
  email_verified: true,
  pending_email: null,
  address: { street: '', postal_code: '' },
  city: '',
  preferences: [],
  club: false,
  marketing: false,
  newsletter: false,
  event_invite: false,
  birthday_gift: false,
  cookies: false,
  cookie_default: false,
  cookie_ga: false,
  cookie_google_tag_manager: false,
  cookie_meta_pixel: false,
}

/** Stores Kari as the logged-in user, as a browser has it after an earlier log-in. */
export function rememberKari(): void {
  const { id, first_name: firstName, surname, email, phone, email_verified: emailVerified } = kari
  localStorage.setItem('vd-user', JSON.stringify({ id, firstName, surname, email, phone, emailVerified }))
}

/** An answer of the commerce API that refuses with a status, and with messages by field. */
export const refusal = (status: number, errors?: Readonly<Record<string, readonly string[]>>) => (): never => {
  throw new ApiError(status, { message: 'No', code: 'no', requestId: '1', ...(errors && { errors }) })
}

/** Where the page was sent, by a new document. */
export const watchDocuments = () => ({
  assigned: vi.spyOn(window.location, 'assign').mockImplementation(() => undefined),
  reloaded: vi.spyOn(window.location, 'reload').mockImplementation(() => undefined),
})
