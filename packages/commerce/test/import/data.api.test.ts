import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchResult } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/reference/open-database.ts'
import { openCommerce } from '../../src/server.ts'
import { demoPictures } from '../kit/demo.ts'
import { inProcess } from '../kit/in-process.ts'
import { engines, filledPlace, freshPlace, testGoods, testOptions } from '../kit/server.ts'
import { dataFile, kindNames, openShopData, type DataFormat, type Fault, type ImportMode, type ShopData } from '../../src/data.ts'

type Place = Awaited<ReturnType<typeof freshPlace>>

const chainId = 1
const silent = { onFault: () => undefined, onProgress: () => undefined }

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidda-data-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function importFile(data: ShopData, path: string, mode: ImportMode = 'whole', rejects?: string) {
  const faults: Fault[] = []
  const imported = await data.import(await dataFile(path), { ...silent, chainId, mode, rejects, onFault: (fault) => faults.push(fault) })
  return { ...imported, faults }
}

async function exported(data: ShopData, format: DataFormat, name: string, kinds = kindNames): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for (const kind of kinds) {
    const path = join(folder, `${kind}-${name}.${format}`)
    await data.export(kind, { chainId, format, path })
    texts.set(kind, await readFile(path, 'utf8'))
  }
  return texts
}

/** Everything that could have changed, as text. */
async function contents(place: Place['place']): Promise<string> {
  const database = await openDatabase({ ...place, fresh: false })
  const tables = [
    'articles',
    'variants',
    'stock',
    'prices',
    'shops',
    'chain_colors',
    'sizes',
    'groups',
    'campaigns',
    'homes',
    'doc_idx',
    'doc_src',
    'facts',
  ]
  const parts: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{ all: string }>`
      select md5(string_agg(t::text, ',' order by t::text)) as all from ${sql.table(table)} t`.execute(database.db)
    parts.push(`${table} ${rows[0]?.all ?? ''}`)
  }
  await database.close()
  return parts.join('\n')
}

const linesOf = (text: string) => text.split('\n').filter(Boolean)
const records = (text: string) => linesOf(text).map((line) => JSON.parse(line) as Record<string, unknown>)

describe.each(engines)('data in and out on %s', (engine) => {
  let origin: Place
  let data: ShopData

  beforeAll(async () => {
    origin = await filledPlace(engine, { ...testGoods, articles: 60 })
    data = await openShopData({ ...origin.place, pictures: demoPictures })
  })

  afterAll(async () => {
    await data.close()
    await origin.drop()
  })

  /** Closes the data, looks at the tables, and opens it again. */
  async function state(): Promise<string> {
    await data.close()
    const text = await contents(origin.place)
    data = await openShopData({ ...origin.place, pictures: demoPictures })
    return text
  }

  const bring = async (kind: string, list: readonly object[]) => {
    const path = join(folder, `${kind}-moved-${engine}.ndjson`)
    await writeFile(path, list.map((one) => JSON.stringify(one)).join('\n'))
    expect((await importFile(data, path)).faults).toEqual([])
  }

  it.each(['ndjson', 'csv'] as const)(
    'what was taken out as %s and brought into an empty database is the same there, and a server serves it',
    async (format) => {
      const other = await freshPlace(engine)
      const empty = await openShopData({ ...other.place, pictures: demoPictures })
      const before = await exported(data, format, `before-${engine}`)
      let articles = 0
      for (const kind of kindNames) {
        const { faults, read, written } = await importFile(empty, join(folder, `${kind}-before-${engine}.${format}`))
        expect({ kind, faults }).toEqual({ kind, faults: [] })
        expect(written).toBe(read)
        if (kind === 'articles') articles = read
      }
      expect(await exported(empty, format, `after-${engine}`)).toEqual(before)
      await empty.finish(chainId)
      expect((await exported(empty, format, `finished-${engine}`, ['prices'])).get('prices')).toBe(before.get('prices'))
      await empty.close()
      const tenants = testOptions.tenants.filter((tenant) => tenant.chainId === chainId)
      const commerce = await openCommerce({ ...testOptions, ...other.place, tenants })
      const ask = await inProcess(commerce)
      const answer = await ask('/articles/search', { method: 'POST', body: JSON.stringify({ take: 1000 }) })
      const found = ((await answer.json()) as SearchResult).hits.hits.map(({ _source }) => _source.id)
      expect(found.length).toBeGreaterThan(10)
      expect(commerce.stats.articles).toBe(articles)
      await commerce.close()
      await other.drop()
    },
  )

  it('a file with 50 broken lines gives 50 messages with line, field and reason, and leaves the database as it was', async () => {
    const texts = await exported(data, 'ndjson', `broken-${engine}`, ['variants'])
    const breaks: readonly (readonly [field: string, change: (variant: Record<string, unknown>) => Record<string, unknown> | string])[] = [
      ['colorId', (one) => ({ ...one, colorId: 99_999 })],
      ['articleId', (one) => ({ ...one, articleId: 99_999 })],
      ['ean', (one) => ({ ...one, ean: 'x' })],
      ['size', (one) => ({ ...one, size: undefined })],
      ['farge', (one) => ({ ...one, farge: 'blå' })],
      ['record', () => '{"id": 1, '],
      ['size', (one) => ({ ...one, size: 'M\u0000' })],
      ['id', (one) => ({ ...one, id: 1.5 })],
      ['id', (one) => ({ ...one, id: 2 ** 40 })],
      ['size', (one) => ({ ...one, size: '' })],
    ]
    const expected: (readonly [number, string])[] = []
    const all = records(texts.get('variants') ?? '')
    const lines = all.map((record, index) => {
      const chosen = index % 3 === 0 && expected.length < 50 ? breaks[expected.length % breaks.length] : undefined
      if (!chosen) return JSON.stringify({ ...record, size: 'en annen' })
      expected.push([index + 1, chosen[0]])
      const changed = chosen[1](record)
      return typeof changed === 'string' ? changed : JSON.stringify(changed)
    })
    expect(expected).toHaveLength(50)
    const path = join(folder, `variants-fifty-${engine}.ndjson`)
    await writeFile(path, lines.join('\n'))
    const before = await state()
    const { faults, read, faulty, written } = await importFile(data, path)
    expect({ read, faulty, written }).toEqual({ read: all.length, faulty: 50, written: 0 })
    expect(faults.map(({ line, problems }) => [line, problems[0]?.field]).toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual(expected)
    for (const { problems } of faults) {
      expect(problems).toEqual([
        expect.objectContaining({ field: expect.any(String), reason: expect.stringMatching(/^(?:must|is no field)/) }),
      ])
    }
    expect(await state()).toBe(before)
  })

  it('with faults passed over the others are written, and the broken lines lie in a file that can be mended', async () => {
    const texts = await exported(data, 'csv', `skip-${engine}`, ['stock'])
    const [header = '', ...lines] = linesOf(texts.get('stock') ?? '')
    const changed = lines.map((line, index) =>
      index === 3 ? line.replace(/^\d+/, '00000000') : line.replace(/\d+$/, index === 5 ? 'mange' : '7'),
    )
    const path = join(folder, `stock-skip-${engine}.csv`)
    const rejects = join(folder, `stock-${engine}.csv.rejects.csv`)
    await writeFile(path, `\uFEFF${[header, ...changed].join('\r\n').replaceAll(',', ';')}\r\n`)
    const { faults, written } = await importFile(data, path, 'valid', rejects)
    expect(faults.map(({ line, problems }) => ({ line, ...problems[0] }))).toEqual([
      { line: 7, field: 'qty', reason: 'must be integer', value: 'mange' },
      { line: 5, field: 'ean', reason: 'must be the EAN of a known variant', value: expect.stringMatching(/^0{8}/) },
    ])
    expect(written).toBe(lines.length - 2)
    expect(linesOf(await readFile(rejects, 'utf8'))).toEqual([header, changed[3], changed[5]].map((line) => line?.replaceAll(',', ';')))
    await writeFile(rejects, [header, lines[3], lines[5]].join('\n'))
    expect(await importFile(data, rejects)).toMatchObject({ written: 2, faults: [] })
  })

  it('what stood on a record that was passed over is passed over too', async () => {
    const [line = ''] = linesOf((await exported(data, 'ndjson', `orphans-${engine}`, ['categories'])).get('categories') ?? '')
    const category = (changes: object) => JSON.stringify({ ...(JSON.parse(line) as object), picture: null, bannerLink: null, ...changes })
    const path = join(folder, `categories-orphans-${engine}.ndjson`)
    const group = category({ level: 'group', id: 990_002, parentId: 990_001 })
    await writeFile(path, `${group}\n${category({ level: 'sub', id: 990_001, parentId: 990_999 })}\n`)
    const { faults, written } = await importFile(data, path, 'valid', join(folder, `categories-${engine}.ndjson.rejects.ndjson`))
    expect({ written, faults: faults.map(({ line: at, problems: [one] }) => [at, one?.field, one?.reason, one?.follows]) }).toEqual({
      written: 0,
      faults: [
        [2, 'parentId', 'must be a category of the level main', undefined],
        [1, 'parentId', 'must be a category of the level sub', 'categories'],
      ],
    })
  })

  it('a check tells the same faults and writes nothing', async () => {
    const texts = await exported(data, 'ndjson', `check-${engine}`, ['stock'])
    const path = join(folder, `stock-check-${engine}.ndjson`)
    await writeFile(
      path,
      `${linesOf(texts.get('stock') ?? '')
        .map((line) => line.replace(/"qty":\d+/, '"qty":3'))
        .join('\n')}\n{}`,
    )
    const before = await state()
    const faults: Fault[] = []
    const file = await dataFile(path)
    const options = { ...silent, chainId, onFault: (fault: Fault) => faults.push(fault) }
    await data.check(async (check) => expect(await check(file, options)).toMatchObject({ faulty: 1, written: 0 }))
    expect(faults.map(({ problems }) => problems)).toEqual([
      ['ean', 'shopId', 'qty'].map((field) => ({ field, reason: 'must have a value' })),
    ])
    expect(await state()).toBe(before)
  })

  it('a check of two files of a kind tells what the second has in common with the first', async () => {
    const [article] = records((await exported(data, 'ndjson', `two-${engine}`, ['articles'])).get('articles') ?? '')
    const price = (priceOre: number) => ({ articleId: article?.['id'], from: '2026-01-01T00:00:00Z', priceOre })
    const code = (id: number) => ({ id, code: 'VINTER', percent: 10, validFrom: '2026-01-01', validTo: '2026-12-31' })
    const files = { 'prices-a': price(100), 'prices-b': price(200), 'promo-codes-a': code(9301), 'promo-codes-b': code(9302) }
    const found: string[] = []
    await data.check(async (check) => {
      for (const [name, record] of Object.entries(files)) {
        const path = join(folder, `${name}-${engine}.ndjson`)
        await writeFile(path, JSON.stringify(record))
        const onFault = ({ problems }: Fault) => found.push(`${name} ${problems.map(({ field }) => field).join()}`)
        await check(await dataFile(path), { ...silent, chainId, onFault })
      }
    })
    expect(found).toEqual(['prices-b from', 'promo-codes-b code'])
  })

  it('an article that comes to stock is listed, one that sells out is not, and a new price is kept beside the old one', async () => {
    const texts = await exported(data, 'ndjson', `stock-${engine}`)
    const offered = new Set(records(texts.get('campaign-articles') ?? '').map(({ articleId }) => articleId))
    const article = records(texts.get('articles') ?? '').find((one) => one['visible'] && !offered.has(one['id']))
    const id = Number(article?.['id'])
    const eans = new Set(records(texts.get('variants') ?? '').flatMap(({ articleId, ean }) => (articleId === id ? [ean] : [])))
    const stock = records(texts.get('stock') ?? '').filter(({ ean }) => eans.has(ean))
    const shops = async () => {
      await data.close()
      const database = await openDatabase({ ...origin.place, fresh: false })
      const { rows } = await sql<{ stock: string }>`select stock from doc_src where article_id = ${id}`.execute(database.db)
      await database.close()
      data = await openShopData({ ...origin.place, pictures: demoPictures })
      return rows[0]?.stock
    }
    await bring(
      'stock',
      stock.map((one) => ({ ...one, qty: 0 })),
    )
    expect(await shops()).toBe(',"shops":[],"available":[],"sizes":[]}')
    await bring(
      'stock',
      stock.slice(0, 1).map((one) => ({ ...one, qty: 4 })),
    )
    const shop = Number(stock[0]?.['shopId'])
    expect(await shops()).toMatch(new RegExp(`^,"shops":\\[55,${shop}\\],"available":\\[${shop}\\],"sizes":\\[\\d+\\]\\}$`))
    const history = async () =>
      records((await exported(data, 'ndjson', `prices-${engine}`, ['prices'])).get('prices') ?? '').filter(
        ({ articleId }) => articleId === id,
      )
    const before = await history()
    await bring('articles', [{ ...article, priceOre: 12_300 }])
    expect(await history()).toEqual([
      ...before,
      { articleId: id, priceOre: 12_300, from: expect.any(String), club: false, campaignId: null },
    ])
  })
})
