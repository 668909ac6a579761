import { Type } from 'typebox'
import { Flag, FreeText, Moment, RecordId, Words } from './fields.ts'

const text = (maxLength: number) => Type.String({ maxLength })

export const CustomerRecord = Type.Object(
  {
    email: Type.String({
      pattern: '^\\s*[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+\\s*$',
      maxLength: 200,
      description: 'What tells one account from another',
    }),
    phone: Type.String({
      pattern: '^\\s*(?:(?:\\+47|0047)\\s*)?[49]\\d{7}\\s*$',
      maxLength: 40,
      description: 'A Norwegian mobile number, of one account only',
    }),
    firstName: Words(100),
    surname: Words(100),
    passwordHash: Type.Union(
      [
        Type.String({
          pattern: '^\\$argon2id\\$v=19\\$m=\\d{1,6},t=\\d{1,2},p=\\d{1,2}\\$[A-Za-z0-9+/]{11,}\\$[A-Za-z0-9+/]{16,}$',
          maxLength: 200,
        }),
        Type.Null(),
      ],
      {
        default: null,
        description:
          'argon2id as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`; without one an account keeps its password, and a new one has none until its customer chooses it by "Glemt passord"',
      },
    ),
    authId: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'Made when left out' })),
    code: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, pattern: '^\\S+$', description: 'What the QR code says; made when left out' }),
    ),
    birthDate: Type.Union([Type.String({ format: 'date' }), Type.Null()], { default: null }),
    genderId: Type.Union([Type.Integer({ minimum: 1, maximum: 11 }), Type.Null()], { default: null }),
    street: FreeText(200),
    postalCode: Type.String({ pattern: '^(?:\\d{4})?$', default: '' }),
    city: FreeText(100),
    emailVerified: Flag(false),
    termsConditions: Flag(false),
    club: Flag(false),
    marketing: Flag(false),
    newsletter: Flag(false),
    eventInvite: Flag(false),
    birthdayGift: Flag(false),
    cookies: Flag(false),
    cookieDefault: Flag(false),
    cookieGa: Flag(false),
    cookieGoogleTagManager: Flag(false),
    cookieMetaPixel: Flag(false),
    permissions: Type.Array(text(100), { maxItems: 50, default: [] }),
    preferences: Type.Array(text(100), { maxItems: 50, default: [] }),
    favouriteArticleIds: Type.Array(RecordId, { maxItems: 500, uniqueItems: true, default: [], description: 'In the customer’s order' }),
    createdAt: Type.Optional(Moment),
  },
  { additionalProperties: false, title: 'Customer; passwords come in and go out as hashes alone' },
)
