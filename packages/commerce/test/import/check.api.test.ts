import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/reference/open-database.ts'
import { demoPictures } from '../kit/demo.ts'
import { engines, filledPlace, freshPlace, testGoods, type Engine } from '../kit/server.ts'
import { dataFile, kindNames, openShopData, type Fault, type FileReading, type ShopData } from '../../src/data.ts'

type Progress = Parameters<FileReading['onProgress']>[0]

const chainId = 1
const articles = 60

/** Every kind of a small catalogue in a file, and a database without anything. */
async function prepared(engine: Engine) {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-check-'))
  const full = await filledPlace(engine, { chains: testGoods.chains, articles })
  const data = await openShopData({ ...full.place, pictures: demoPictures })
  const told: Progress[] = []
  for (const kind of kindNames) {
    const options = {
      chainId,
      format: 'ndjson',
      path: join(folder, `${kind}.ndjson`),
      onProgress: (one: Progress) => told.push(one),
    } as const
    await data.export(kind, options)
  }
  await data.close()
  await full.drop()
  const empty = await freshPlace(engine)
  return {
    place: empty.place,
    told,
    path: (kind: string) => join(folder, `${kind}.ndjson`),
    lines: async (kind: string) => (await readFile(join(folder, `${kind}.ndjson`), 'utf8')).trimEnd().split('\n'),
    async drop() {
      await empty.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function rowsIn(place: Parameters<typeof openShopData>[0]): Promise<Readonly<Record<string, number>>> {
  const database = await openDatabase({ ...place, fresh: false })
  const counts: Record<string, number> = {}
  for (const table of [
    'articles',
    'variants',
    'stock',
    'prices',
    'shops',
    'product_lines',
    'genders',
    'chain_settings',
    'doc_src',
    'facts',
  ]) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db)
    counts[table] = rows[0]?.count ?? -1
  }
  await database.close()
  return counts
}

describe.each(engines)('files of an empty shop on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof prepared>>
  let data: ShopData

  beforeAll(async () => {
    shop = await prepared(engine)
    data = await openShopData({ ...shop.place, pictures: demoPictures })
  })

  afterAll(async () => {
    await data.close()
    await shop.drop()
  })

  async function checked(kinds: readonly string[]): Promise<string[]> {
    const faults: string[] = []
    await data.check(async (check) => {
      for (const kind of kinds) {
        const onFault = ({ line, problems }: Fault) => {
          faults.push(`${kind}:${line} ${problems.map(({ field, follows }) => (follows ? `${field} of ${follows}` : field)).join()}`)
        }
        const { written } = await check(await dataFile(shop.path(kind)), { chainId, onFault, onProgress: () => undefined })
        expect(written).toBe(0)
      }
    })
    return faults
  }

  it('that need each other are checked together, and nothing of them stays', async () => {
    const before = await rowsInClosed()
    expect(await checked(kindNames)).toEqual([])
    expect(await rowsInClosed()).toEqual(before)
    expect(before).toMatchObject({ articles: 0, shops: 0, chain_settings: 0 })
  })

  it('are told as broken where what they need is not among them', async () => {
    const all = await shop.lines('variants')
    expect(await checked(['variants'])).toEqual(all.map((_, index) => `variants:${index + 1} articleId`))
  })

  it('are told as broken where they stand on a record with a fault', async () => {
    const lines = await shop.lines('articles')
    const records = lines.map((line) => JSON.parse(line) as { readonly id: number; readonly wornWith?: readonly number[] })
    // No outfit names it: those would be told too.
    const at = records.findIndex(({ id }) => records.every(({ wornWith = [] }) => !wornWith.includes(id)))
    const { id } = records[at] ?? { id: 0 }
    await writeFile(shop.path('articles'), lines.with(at, JSON.stringify({ ...records[at], priceOre: -1 })).join('\n'))
    const its = (await shop.lines('variants')).flatMap((line, index) =>
      (JSON.parse(line) as { articleId: number }).articleId === id ? [`variants:${index + 1} articleId of articles`] : [],
    )
    await expect(checked(['shops', 'colors', 'brands', 'categories', 'articles', 'variants'])).resolves.toEqual([
      `articles:${at + 1} priceOre`,
      ...its,
    ])
    await writeFile(shop.path('articles'), lines.join('\n'))
  })

  it('tell how far they have come: bytes while they are read, articles while search documents are written, records on the way out', async () => {
    const told: Progress[] = []
    const options = { chainId, mode: 'whole', onFault: () => undefined, onProgress: (one: Progress) => told.push(one) } as const
    for (const kind of ['shops', 'colors', 'brands', 'categories', 'articles'] as const)
      await data.import(await dataFile(shop.path(kind)), options)
    const last = (step: string) => told.findLast((one) => one.step === step)
    const { bytes } = await dataFile(shop.path('articles'))
    expect(last('read')).toEqual({ step: 'read', done: bytes, total: bytes })
    const count = (await shop.lines('articles')).length
    expect(last('search')).toEqual({ step: 'search', done: count, total: count })

    await data.finish(chainId, (one) => told.push(one))
    expect(last('prices')).toEqual({ step: 'prices', done: count, total: count })

    const stock = (await shop.lines('stock')).length
    const out = shop.told.filter(({ total }) => total === stock)
    expect(stock).toBeGreaterThan(2000)
    expect(out[0]).toEqual({ step: 'export', done: 1000, total: stock })
    expect(out.at(-1)).toEqual({ step: 'export', done: stock, total: stock })
  })

  async function rowsInClosed() {
    await data.close()
    const rows = await rowsIn(shop.place)
    data = await openShopData({ ...shop.place, pictures: demoPictures })
    return rows
  }
})
