import type { ShopStock, Variant } from './types.ts'

/** Largest quantity first, then the lower shop id, so that the order is the same everywhere (decisions.md, Stock). */
export const byQuantity = (shops: readonly ShopStock[]): readonly ShopStock[] =>
  shops.toSorted((left, right) => right.qty - left.qty || left.id - right.id)

/** The number of shops with stock (spec §3 Variant). */
export const availabilityOf = (shops: readonly ShopStock[]): number => shops.filter((shop) => shop.qty > 0).length

/** spec §5: availability above 0. */
export const isAvailable = (variant: Pick<Variant, 'availability'>): boolean => variant.availability > 0

/** The shop with the most of the variant; null when no shop has it. */
export const firstShop = (variant: Pick<Variant, 'shops'>): ShopStock | null => variant.shops[0] ?? null

/** Whether one more may follow `count` of the variant: below the purchase limit and within the first shop's stock (spec §4 Cart). */
export const canAddOneMore = (
  line: { readonly webPurchaseLimit: number; readonly variant: Pick<Variant, 'shops'> },
  count: number,
): boolean => count < line.webPurchaseLimit && count + 1 <= (firstShop(line.variant)?.qty ?? 0)
