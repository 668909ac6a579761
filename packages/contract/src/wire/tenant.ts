import { Type, type Static } from 'typebox'
import { Id } from './common.ts'

const Hex = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })

export const Provider = Type.Enum(['klarna', 'qliro'])
export type Provider = 'klarna' | 'qliro'

const Seller = Type.Object({
  legalName: Type.String({ minLength: 1 }),
  orgNo: Type.String({ minLength: 1 }),
  address: Type.String({ minLength: 1 }),
  email: Type.String({ minLength: 3 }),
  phone: Type.String({ minLength: 1 }),
})

/** Colours of mails and payment frames, as sRGB `#rrggbb`. */
export const TenantColors = Type.Object({ surface: Hex, text: Hex, action: Hex, onAction: Hex })
export type TenantColors = Static<typeof TenantColors>

/** What the commerce API knows of a brand (architecture.md, Processes). */
export const Tenant = Type.Object({
  id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  chainId: Type.Integer({ minimum: 1 }),
  origin: Type.String({ pattern: '^https?://[^/]+$', description: 'Public address, without a path' }),
  name: Type.String({ minLength: 1 }),
  seller: Seller,
  mail: Type.Record(Type.String(), Type.String(), { description: 'Words of mails by name, where they differ from the common ones' }),
  colors: TenantColors,
  providers: Type.Array(Provider),
  links: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Paths that its menu, pages and old addresses lead to; those that its chain does not have are told at start',
    }),
  ),
})
export type Tenant = Static<typeof Tenant>

/** What anybody may know of a tenant: the answer of `GET /tenant/get`. */
export const TenantSettings = Type.Object({
  id: Type.String(),
  chainId: Id,
  origin: Type.String(),
  name: Type.String(),
  seller: Seller,
  providers: Type.Array(Provider),
  houseLineId: Type.Integer({ description: 'The product line that is the house brand' }),
  returnDays: Type.Integer(),
  reservationHours: Type.Integer({ description: 'How long a reservation is kept' }),
  deliveryText: Type.String(),
  collectText: Type.String(),
  reviewWithoutPurchase: Type.Boolean({ description: 'Whether a customer may review what they have not bought here' }),
})
export type TenantSettings = Static<typeof TenantSettings>
