import { withDistances, type Coords } from '@vidda/domain/shop'
import type { MapShop } from '@vidda/ui/shop-map'
import type { ShopEntry } from './load-shops.ts'

type Placed = Pick<ShopEntry, 'id' | 'name' | 'to' | 'coords'>

/** The shops that have a position, in the given order. */
export const placedShops = (shops: readonly Placed[]): readonly MapShop[] =>
  shops.flatMap(({ id, name, to, coords }) => (coords ? [{ id, name, to, ...coords }] : []))

/** The shops with their distances from a position, sorted by them; those without coordinates come last. */
export const nearestFirst = (shops: readonly ShopEntry[], position: Coords): readonly ShopEntry[] =>
  withDistances(shops, position).toSorted((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity))
