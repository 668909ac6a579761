import type { Consents, Customer, CustomerChanges, CustomerSession, Registration } from '@vidda/domain/customer'
import type { GenderId } from '@vidda/domain/gender'
import type * as Wire from '../wire/index.ts'

const mapConsents = (wire: Wire.Consents): Consents => ({
  club: wire.club,
  marketing: wire.marketing,
  newsletter: wire.newsletter,
  eventInvite: wire.event_invite,
  birthdayGift: wire.birthday_gift,
  cookies: wire.cookies,
  cookieDefault: wire.cookie_default,
  cookieGa: wire.cookie_ga,
  cookieGoogleTagManager: wire.cookie_google_tag_manager,
  cookieMetaPixel: wire.cookie_meta_pixel,
})

/** Field by field: whatever else an answer holds, such as a password or a token, goes no further (spec §3 Customer). */
export const mapCustomer = (wire: Wire.Customer): Customer => ({
  id: wire.id,
  authId: wire.auth_id,
  firstName: wire.first_name,
  surname: wire.surname,
  email: wire.email,
  phone: wire.phone,
  birthDate: wire.birth_date,
  genderId: wire.gender_id as GenderId | null,
  permissions: wire.permissions,
  termsConditions: wire.terms_conditions,
  emailVerified: wire.email_verified,
  pendingEmail: wire.pending_email,
  address: { street: wire.address.street, postalCode: wire.address.postal_code },
  city: wire.city,
  preferences: wire.preferences,
  ...mapConsents(wire),
})

export const mapSession = (wire: Wire.OwnSession): CustomerSession => ({
  id: wire.id,
  device: wire.device,
  createdAt: wire.created_at,
  usedAt: wire.used_at,
  current: wire.current,
})

const given = <Value extends object>(fields: { readonly [Key in keyof Value]: Value[Key] | null | undefined }): Partial<Value> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as Partial<Value>

/** The body of `PUT /customers/{id}`: without what is null or undefined, with false, 0 and the empty string (spec §5). */
export const customerUpdate = (changes: CustomerChanges): Wire.CustomerUpdate =>
  given<Required<Wire.CustomerUpdate>>({
    current_password: changes.currentPassword,
    password: changes.password,
    password_confirmation: changes.passwordConfirmation,
    first_name: changes.firstName,
    surname: changes.surname,
    email: changes.email,
    phone: changes.phone,
    birth_date: changes.birthDate,
    gender_id: changes.genderId,
    address: changes.address && { street: changes.address.street, postal_code: changes.address.postalCode },
    city: changes.city,
    preferences: changes.preferences && [...changes.preferences],
    club: changes.club,
    marketing: changes.marketing,
    newsletter: changes.newsletter,
    event_invite: changes.eventInvite,
    birthday_gift: changes.birthdayGift,
    cookies: changes.cookies,
    cookie_default: changes.cookieDefault,
    cookie_ga: changes.cookieGa,
    cookie_google_tag_manager: changes.cookieGoogleTagManager,
    cookie_meta_pixel: changes.cookieMetaPixel,
  })

/** The body of `POST /customers/register`; accepted terms are the number 1, and others are not sent (spec §5). */
export const registerBody = (registration: Registration): Omit<Wire.RegisterBody, 'terms_conditions'> & { terms_conditions?: 1 } => ({
  ...customerUpdate(registration),
  first_name: registration.firstName,
  surname: registration.surname,
  email: registration.email,
  phone: registration.phone,
  password: registration.password,
  password_confirmation: registration.passwordConfirmation,
  ...(registration.termsAccepted && { terms_conditions: 1 as const }),
})
