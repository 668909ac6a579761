import type { Rng } from './prng.ts'
import type { ShopSeed } from './shops.ts'

export type Stock = readonly { readonly shopId: number; readonly qty: number }[]

const carried = [0, 0.12, 0.25, 0.48] as const

/** Which shops have the article on the shelf; at least two. `spread` from 0 to 1 shrinks it, as shelves do not grow with the catalogue. */
export function chooseShops(shops: readonly ShopSeed[], popular: boolean, spread: number, rng: Rng): readonly ShopSeed[] {
  const lift = popular ? 1.6 : shops.length < 20 ? 1.3 : 1
  const chosen = shops.filter((shop) => rng.chance(Math.min(0.95, (carried[shop.size] ?? 0) * lift * spread)))
  return chosen.length >= 2 ? chosen : rng.sample(shops, 2)
}

/** Middle sizes are both bought and sold more. */
export function createStock(shops: readonly ShopSeed[], middle: boolean, rng: Rng): Stock {
  const rows: { shopId: number; qty: number }[] = []
  for (const shop of shops) {
    if (rng.chance(middle ? 0.58 : 0.36)) rows.push({ shopId: shop.id, qty: rng.int(1, 1 + shop.size * (middle ? 2 : 1)) })
  }
  return rows.toSorted((one, other) => other.qty - one.qty || one.shopId - other.shopId)
}
