import type { MapShop } from '@vidda/ui/shop-map'
import type { ShopEntry } from './load-shops.ts'

type Placed = Pick<ShopEntry, 'id' | 'name' | 'to' | 'coords'>

/** The shops that have a position, in the given order. */
export const placedShops = (shops: readonly Placed[]): readonly MapShop[] =>
  shops.flatMap(({ id, name, to, coords }) => (coords ? [{ id, name, to, ...coords }] : []))
