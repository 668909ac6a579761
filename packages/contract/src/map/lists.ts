import type { Named } from '@vidda/domain/article'
import { genderNames, type GenderId } from '@vidda/domain/gender'
import { oreFromWire } from '@vidda/domain/money-wire'
import type { ShippingMethod } from '@vidda/domain/shipping'
import type { Shop } from '@vidda/domain/shop'
import type { SizeScale } from '@vidda/domain/size'
import type * as Wire from '../wire/index.ts'
import type { Ranks } from './article.ts'

export type ColorGroup = {
  readonly id: number
  readonly label: string
  readonly name: string
  readonly hex: string
  readonly colorId: number
}
/** Of one scale; another scale may have one of the same name. */
export type Size = Named & { readonly scale: SizeScale }
export type Gender = { readonly id: GenderId; readonly name: string }
export type PostalCode = {
  readonly code: string
  readonly place: string
  readonly coords: { readonly lat: number; readonly long: number }
  readonly approximate: boolean
}

/** A brand, which the commerce API calls a product line (spec §3 Brand). */
export const mapProductLine = (wire: Wire.ProductLine): Named => ({ id: wire.ProductLineID, name: wire.Name })

/** The names are fixed, whatever the wire says (spec §3 Gender). */
export const mapGender = (wire: Wire.Gender): Gender => ({ id: wire.id as GenderId, name: genderNames[wire.id as GenderId] ?? wire.name })

export const mapColorGroup = (wire: Wire.ColorGroup): ColorGroup => ({
  id: wire.id,
  label: wire.label,
  name: wire.name,
  hex: wire.hex,
  colorId: wire.colorId,
})

export const mapSize = ({ id, name, scale }: Wire.Size): Size => ({ id, name, scale })

export const mapShippingMethod = (wire: Wire.ShippingMethod): ShippingMethod => ({
  id: wire.id,
  name: wire.name,
  price: oreFromWire(wire.price),
})

export const mapShop = (wire: Wire.Shop): Shop => ({
  id: wire.id,
  no: wire.no,
  name: wire.name,
  fullName: wire.fullName,
  orgNo: wire.orgNo,
  description: wire.description,
  openingHours: wire.opening_hours,
  deviations: wire.deviations ?? [],
  mapLink: wire.mapLink,
  postNo: wire.postNo,
  postPlace: wire.postPlace,
  address: wire.address,
  email: wire.email,
  phone: wire.phone,
  messengerId: wire.messengerId,
  chainId: wire.chainId,
  coords: wire.CoordLat === null || wire.CoordLong === null ? null : { lat: wire.CoordLat, long: wire.CoordLong },
  picture: wire.image === undefined ? null : { image: wire.image, alt: wire.imageAlt ?? '' },
  distance: null,
})

export const mapPostalCode = (wire: Wire.PostalCode): PostalCode => ({
  code: wire.code,
  place: wire.place,
  coords: { lat: wire.CoordLat, long: wire.CoordLong },
  approximate: wire.approximate ?? false,
})

/** Ranks by article id, for `ArticleContext` (spec §3 Bestseller). */
export const bestsellerRanks = (wire: readonly Wire.Bestseller[]): ReadonlyMap<number, Ranks> =>
  new Map(wire.map((entry) => [entry.article_id, { qty: entry.qty_rank, turnover: entry.turnover_rank }]))
