import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const count = (to: number) => Array.from({ length: to }, (_, at) => at + 1)

const sizes = ['S', 'M', 'L'] as const

const eanOf = (id: number) => `29${String(id).padStart(11, '0')}`

const shops = count(2).map((id) => ({
  id,
  no: String(id),
  name: `Butikk ${id}`,
  fullName: `Butikk ${id}`,
  openingHours: '1-5:1000-2000',
  postNo: '0181',
  postPlace: 'Oslo',
  lat: 59.9,
  long: 10.7,
}))

const categories = (['main', 'sub', 'group'] as const).map((level) => ({
  id: 1,
  level,
  ...(level !== 'main' && { parentId: 1 }),
  name: level === 'main' ? 'Klær' : 'Jakker',
  position: 0,
}))

const articles = count(4).map((id) => ({
  id,
  articleNo: `A${id}`,
  name: `Turjakke ${id}`,
  priceOre: 50_000 + id * 100,
  brandId: 1,
  groupId: 1,
  genders: [1],
  colorIds: [101],
}))

const variants = articles.flatMap(({ id }) =>
  sizes.map((size, at) => ({ id: id * 10 + at, articleId: id, ean: eanOf(id * 10 + at), size, colorId: 101 })),
)

const stock = variants.map(({ ean }) => ({ ean, shopId: 1, qty: 3 }))

/** What a small chain brings: of each kind its records. */
export const shopRecords = { shops, brands: [{ id: 1, name: 'Merke' }], categories, articles, variants, stock } as const

/** Writes records as NDJSON and answers the path. */
export async function recordFile(folder: string, name: string, records: readonly object[]): Promise<string> {
  const path = join(folder, `${name}.ndjson`)
  await writeFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return path
}

/** A file of each kind, in no helpful order. */
export const shopFiles = (folder: string): Promise<string[]> =>
  Promise.all(
    Object.entries(shopRecords)
      .toReversed()
      .map(([kind, records]) => recordFile(folder, kind, records)),
  )
