import { createEan } from './ean.ts'
import type { Planned } from './plan.ts'
import { createRng, type Rng } from './prng.ts'
import type { ShopSeed } from './shops.ts'
import { scaleOf, sizesOf } from './sizes.ts'
import { createStock } from './stock.ts'
import type { VariantRow } from './types.ts'

/** Sizes × colours; `shops` is empty for an article that is sold out everywhere. */
export function createVariants(planned: Planned, colorIds: readonly number[], shops: readonly ShopSeed[], rng: Rng): readonly VariantRow[] {
  const sizes = planned.size === null ? sizesOf(planned.kind.sizes, planned.audience) : [planned.size]
  const rows = colorIds.flatMap((colorId, colorAt) =>
    sizes.map((size, sizeAt): VariantRow => {
      const at = colorAt * sizes.length + sizeAt
      const middle = sizes.length < 3 || (sizeAt > 0 && sizeAt < sizes.length - 1)
      return {
        id: planned.id * 100 + at,
        articleId: planned.id,
        ean: createEan(planned.chainId, planned.index, at),
        size,
        sizeScale: scaleOf(planned.kind.sizes, planned.audience),
        colorId,
        stock: createStock(shops, middle, rng),
      }
    }),
  )
  return shops.length === 0 || rows.some((row) => row.stock.length > 0) ? rows : withOne(rows, shops)
}

/** An article that shops carry is never sold out by chance alone. */
function withOne(rows: readonly VariantRow[], shops: readonly ShopSeed[]): readonly VariantRow[] {
  const chosen = createRng('one', rows[0]?.id ?? 0).int(0, rows.length - 1)
  return rows.map((row, at) => (at === chosen ? { ...row, stock: shops.slice(0, 2).map((shop) => ({ shopId: shop.id, qty: 2 })) } : row))
}
