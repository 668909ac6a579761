import type { Coords, Shop } from './types.ts'

const earthRadius = 6_371_000

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance in whole metres. */
export const distanceBetween = (from: Coords, to: Coords): number => {
  const lat = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const long = Math.sin(radians(to.long - from.long) / 2) ** 2
  const chord = lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * long
  return Math.round(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))))
}

/** Each shop with its distance from a position; null where the shop has no coordinates (spec §4 Position). */
export const withDistances = <Entry extends Pick<Shop, 'coords'>>(shops: readonly Entry[], position: Coords) =>
  shops.map((shop) => ({ ...shop, distance: shop.coords && distanceBetween(position, shop.coords) }))
