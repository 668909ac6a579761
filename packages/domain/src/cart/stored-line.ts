import { availabilityOf, byQuantity } from '../article/index.ts'
import type { Named, ShopStock, Variant, VariantColor } from '../article/index.ts'
import { exactOre } from '../money/ore.ts'
import type { Ore } from '../money/index.ts'
import { defaultFrightPrice } from '../shipping/index.ts'
import type { CartLine } from './types.ts'

/**
 * The most that an article may cost and that may be bought of it. Storage is the visitor's to edit: beyond these a line is broken, and no sum of lines that
 * fit in it leaves the safe integers.
 */
const highestAmount = 2 ** 31 - 1
const highestCount = 1000

type Stored = Readonly<Record<string, unknown>>

export const asRecord = (stored: unknown): Stored => (typeof stored === 'object' && stored !== null ? (stored as Stored) : {})

export const listOf = <Entry>(stored: unknown, read: (entry: unknown) => Entry | null): readonly Entry[] => {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : []
  return entries.flatMap((entry) => {
    const value = read(entry)
    return value === null ? [] : [value]
  })
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to
const isId = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER)

/** Øre from storage; null when it is none. */
export const readAmount = (stored: unknown): Ore | null => (isWhole(stored, 0, highestAmount) ? exactOre(stored) : null)

const readNamed = (stored: unknown): Named | null => {
  const { id, name } = asRecord(stored)
  return isId(id) && isText(name) ? { id, name } : null
}

const readColor = (stored: unknown): VariantColor | null => {
  const { hex, colorCode, imagePath } = asRecord(stored)
  const named = readNamed(stored)
  return named && isText(hex) && isText(colorCode) && isText(imagePath) ? { ...named, hex, colorCode, imagePath } : null
}

const readStock = (stored: unknown): ShopStock | null => {
  const { id, qty } = asRecord(stored)
  return isId(id) && isWhole(qty, 0, Number.MAX_SAFE_INTEGER) ? { id, qty } : null
}

const readVariant = (stored: unknown): Variant | null => {
  const { id, ean, ...rest } = asRecord(stored)
  const size = readNamed(rest['size'])
  const color = readColor(rest['color'])
  const shops = byQuantity(listOf(rest['shops'], readStock))
  return isId(id) && isText(ean) && size && color ? { id, ean, availability: availabilityOf(shops), shops, size, color } : null
}

/** A cart line from storage; null when anything that a line needs is missing or of the wrong kind. */
export const readLine = (stored: unknown): CartLine | null => {
  const line = asRecord(stored)
  const { id, ean, count, name, gender, size, color, image, slug, articleId, webPurchaseLimit } = line
  const price = readAmount(line['price'])
  const pant = readAmount(line['pant'])
  const variant = readVariant(line['variant'])
  if (price === null || pant === null || variant === null || !isWhole(count, 1, highestCount)) return null
  if (!isId(id) || !isId(gender) || !isId(articleId) || !isId(webPurchaseLimit)) return null
  if (!isText(ean) || !isText(name) || !isText(size) || !isText(color) || !isText(image) || !isText(slug)) return null
  return {
    count,
    id,
    ean,
    name,
    gender,
    size,
    color,
    price,
    pant,
    image,
    variant,
    beforePrice: readAmount(line['beforePrice']),
    articleId,
    slug,
    webPurchaseLimit,
    frightPrice: readAmount(line['frightPrice']) ?? defaultFrightPrice,
    canPurchase: line['canPurchase'] === true,
    onlyCC: line['onlyCC'] === true,
  }
}
