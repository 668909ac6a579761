import { Type, type Static } from 'typebox'
import { Id, Instant, SentId } from './common.ts'

const Phone = Type.String({ pattern: '^\\s*(?:(?:\\+47|0047)\\s*)?[49]\\d{7}\\s*$', maxLength: 40 })
export const Email = Type.String({ pattern: '^\\s*[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+\\s*$', maxLength: 200 })
const Name = Type.String({ pattern: '\\S', maxLength: 100 })
const NewPassword = Type.String({ minLength: 8, maxLength: 128 })
export const Token = Type.String({ minLength: 1, maxLength: 100 })

const nullable = <Schema extends ReturnType<typeof Type.String | typeof Type.Integer>>(schema: Schema) => Type.Union([schema, Type.Null()])
const BirthDate = nullable(Type.String({ format: 'date' }))
const GenderId = Type.Union([Type.Integer({ minimum: 1, maximum: 11 }), Type.Null()])

/** What a customer has agreed to, each by itself (spec §3 Customer). */
const consents = {
  club: Type.Boolean(),
  marketing: Type.Boolean(),
  newsletter: Type.Boolean(),
  event_invite: Type.Boolean(),
  birthday_gift: Type.Boolean(),
  cookies: Type.Boolean({ description: 'Whether a choice about cookies was made' }),
  cookie_default: Type.Boolean(),
  cookie_ga: Type.Boolean(),
  cookie_google_tag_manager: Type.Boolean(),
  cookie_meta_pixel: Type.Boolean(),
}
export const Consents = Type.Object(consents)
export type Consents = Static<typeof Consents>

export const Customer = Type.Object({
  id: Id,
  auth_id: Type.String(),
  first_name: Type.String(),
  surname: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  birth_date: BirthDate,
  gender_id: GenderId,
  permissions: Type.Array(Type.String()),
  terms_conditions: Type.Boolean(),
  email_verified: Type.Boolean(),
  pending_email: { ...nullable(Type.String()), description: 'An address that takes the place of `email` once it is confirmed' },
  address: Type.Object({ street: Type.String(), postal_code: Type.String() }),
  city: Type.String(),
  preferences: Type.Array(Type.String()),
  ...consents,
})
export type Customer = Static<typeof Customer>

const details = Type.Partial(
  Type.Object({
    birth_date: BirthDate,
    gender_id: GenderId,
    address: Type.Object({
      street: Type.String({ maxLength: 200 }),
      postal_code: Type.String({ pattern: '^(?:\\d{4})?$', maxLength: 4 }),
    }),
    city: Type.String({ maxLength: 100 }),
    preferences: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 }),
    ...consents,
  }),
).properties

const person = { first_name: Name, surname: Name, email: Email, phone: Phone }

export const RegisterBody = Type.Object({
  ...person,
  password: NewPassword,
  password_confirmation: Type.String({ maxLength: 128 }),
  terms_conditions: Type.Literal(1, { description: '1 says that the terms are accepted (spec §5)' }),
  ...details,
})
export type RegisterBody = Static<typeof RegisterBody>

const Password = Type.String({ minLength: 1, maxLength: 128 })

/** Only what is sent is changed. */
export const CustomerUpdate = Type.Object({
  ...Type.Partial(Type.Object(person)).properties,
  password: Type.Optional({ ...NewPassword, description: 'A new password; all other sessions end' }),
  password_confirmation: Type.Optional(Type.String({ maxLength: 128 })),
  current_password: Type.Optional({
    ...Password,
    description: 'Needed where the e-mail address, the phone number or the password becomes another',
  }),
  ...details,
})
export type CustomerUpdate = Static<typeof CustomerUpdate>

export const CustomerDeletion = Type.Object({ current_password: Password })
export type CustomerDeletion = Static<typeof CustomerDeletion>

export const LoginBody = Type.Object({ email: Type.String({ minLength: 1, maxLength: 200 }), password: Password })
export type LoginBody = Static<typeof LoginBody>

export const PhoneLoginBody = Type.Object({ phone: Type.String({ minLength: 1, maxLength: 40 }), password: Password })
export type PhoneLoginBody = Static<typeof PhoneLoginBody>

export const TokenLoginBody = Type.Object({ registration_token: Token })
export type TokenLoginBody = Static<typeof TokenLoginBody>

export const LoginLinkBody = Type.Object({ email: Email })
export type LoginLinkBody = Static<typeof LoginLinkBody>

export const EmailConfirmBody = Type.Object({ token: Token })
export type EmailConfirmBody = Static<typeof EmailConfirmBody>

export const PasswordEmailBody = Type.Object({ email: Email })
export type PasswordEmailBody = Static<typeof PasswordEmailBody>

export const PasswordResetBody = Type.Object({
  token: Token,
  password: NewPassword,
  password_confirmation: Type.String({ maxLength: 128 }),
})
export type PasswordResetBody = Static<typeof PasswordResetBody>

export const PersonalCode = Type.Object({ code: Type.String({ description: 'What the QR code of the customer says' }) })
export type PersonalCode = Static<typeof PersonalCode>

export const Favourites = Type.Object({ articles: Type.Array(SentId, { maxItems: 500 }) })
export type Favourites = Static<typeof Favourites>

const sessionEntry = {
  device: Type.String({ description: 'The families of the browser and the system, in words' }),
  created_at: Instant,
  used_at: Instant,
}
export const SessionEntry = Type.Object(sessionEntry)
export type SessionEntry = Static<typeof SessionEntry>

/** A session as its customer sees it. */
export const OwnSession = Type.Object({
  id: Type.String({ description: 'Names the session, and does not open it' }),
  ...sessionEntry,
  current: Type.Boolean({ description: 'Whether the call was made with it' }),
})
export type OwnSession = Static<typeof OwnSession>
