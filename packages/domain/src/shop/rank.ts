import type { Variant } from '../article/index.ts'
import type { Shop } from './types.ts'

export type WantedLine = { readonly ean: string; readonly count: number; readonly variant: Pick<Variant, 'shops'> }

/** A shop and what it lacks of the cart. */
export type RankedShop = { readonly shop: Shop; readonly servesAll: boolean; readonly missing: readonly string[] }

const byName = new Intl.Collator('nb-NO', { numeric: true })

/** Shops without a known distance come after those with one. */
const distanceOf = (shop: Shop): number => shop.distance ?? Number.MAX_SAFE_INTEGER

/** The shorter distance first, then the name in Norwegian order, then the lower id. */
export const byRank = (left: Shop, right: Shop): number =>
  distanceOf(left) - distanceOf(right) || byName.compare(left.name, right.name) || left.id - right.id

/** Whether the shop has as many of the line as are wanted. */
export const servesLine = (shop: Shop, line: WantedLine): boolean =>
  (line.variant.shops.find(({ id }) => id === shop.id)?.qty ?? 0) >= line.count

const missingIn = (shop: Shop, lines: readonly WantedLine[]): readonly string[] =>
  lines.filter((line) => !servesLine(shop, line)).map((line) => line.ean)

/**
 * Shops that serve the whole cart first, then the shorter distance where one is known, then the name in Norwegian order (decisions.md,
 * Stock). `missing` holds the eans that the shop cannot serve in full.
 */
export const rankShopsForCart = (shops: readonly Shop[], lines: readonly WantedLine[]): readonly RankedShop[] =>
  shops
    .map((shop) => {
      const missing = missingIn(shop, lines)
      return { shop, missing, servesAll: missing.length === 0 }
    })
    .toSorted((left, right) => Number(right.servesAll) - Number(left.servesAll) || byRank(left.shop, right.shop))
