import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'

const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
const colours = [101, 201, 401, 501, 601] as const

async function write(path: string, records: Iterable<object>): Promise<void> {
  const stream = createWriteStream(path)
  for (const record of records) if (!stream.write(`${JSON.stringify(record)}\n`)) await once(stream, 'drain')
  stream.end()
  await finished(stream)
}

const description = 'Vindtett og varm, med forsterkninger der ryggsekken ligger. Sydd for lange dager ute, og laget for å vare. '.repeat(3)

const article = (id: number) => ({
  id,
  articleNo: `A${id}`,
  name: `Turjakke modell ${id}`,
  description,
  techDescription: 'Vannsøyle 15 000 mm\nVekt 540 g',
  priceOre: 49_900 + (id % 90) * 1000,
  brandId: 1 + (id % 20),
  groupId: 1 + (id % 40),
  genders: [1 + (id % 2)],
  colorIds: [colours[id % colours.length]],
})

const variantsOf = (id: number) =>
  sizes.map((size, at) => ({
    id: id * sizes.length + at,
    articleId: id,
    ean: `29${String(id * sizes.length + at).padStart(11, '0')}`,
    size,
    colorId: colours[id % colours.length],
  }))

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

const shop = (id: number) => ({
  id,
  no: String(id),
  name: `Butikk ${id}`,
  fullName: `Butikk ${id}`,
  openingHours: '1-5:1000-2000',
  postNo: '0181',
  postPlace: 'Oslo',
  lat: 59.9,
  long: 10.7,
})

function* categories() {
  yield { id: 1, level: 'main', name: 'Klær', position: 0 }
  yield { id: 1, level: 'sub', parentId: 1, name: 'Jakker', position: 0 }
  for (const id of count(1, 40)) yield { id, level: 'group', parentId: 1, name: `Turjakker ${id}`, position: id }
}

function* each<Item>(articles: number, of: (id: number) => Iterable<Item>): Generator<Item> {
  for (let id = 1; id <= articles; id += 1) yield* of(id)
}

/** A chain's data of that many articles with six variants each, every one in two shops; the `broken` first variants name no article. */
export async function writeChain(folder: string, articles: number, broken: number): Promise<Readonly<Record<string, string>>> {
  const file = (name: string) => join(folder, `${name}.ndjson`)
  await write(file('shops'), count(1, 2).map(shop))
  await write(
    file('brands'),
    count(1, 20).map((id) => ({ id, name: `Merke ${id}` })),
  )
  await write(file('categories'), categories())
  await write(
    file('articles'),
    each(articles, (id) => [article(id)]),
  )
  await write(file('variants'), each(articles, variantsOf))
  await write(
    file('stock'),
    each(articles, (id) => variantsOf(id).flatMap(({ ean }) => [1, 2].map((shopId) => ({ ean, shopId, qty: 1 + (id % 9) })))),
  )
  await write(
    file('variants-broken'),
    each(articles, (id) =>
      variantsOf(id).map((variant) => (variant.id - sizes.length < broken ? { ...variant, articleId: articles + 1 } : variant)),
    ),
  )
  return Object.fromEntries(
    ['shops', 'brands', 'categories', 'articles', 'variants', 'stock', 'variants-broken'].map((name) => [name, file(name)]),
  )
}
