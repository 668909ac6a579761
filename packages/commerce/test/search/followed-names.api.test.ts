import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SearchResult, Suggestions } from '@vidda/contract/wire'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFile, openShopData, type ShopData } from '../../src/data.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'

const chainId = 1

// The embedded database has one owner: nobody brings anything in while its server runs.
describe.each(engines.filter((name) => name === 'PostgreSQL'))('a server on %s while somebody else brings data in', (engine) => {
  let server: TestServer
  let data: ShopData
  let folder: string

  beforeAll(async () => {
    server = await startServer(engine, { articles: 120, keepAnswers: false })
    data = await openShopData(server.options)
    folder = await mkdtemp(join(tmpdir(), 'vidda-names-'))
  })

  afterAll(async () => {
    await data.close()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function bring(kind: string, record: object): Promise<void> {
    const path = join(folder, `${kind}.ndjson`)
    await writeFile(path, JSON.stringify(record))
    const faults: unknown[] = []
    await data.import(await dataFile(path), {
      chainId,
      mode: 'whole',
      onFault: (fault) => faults.push(fault),
      onProgress: () => undefined,
    })
    expect(faults).toEqual([])
  }

  const suggest = async (typed: string) => (await server.first.get<Suggestions>(`/articles/suggest?q=${encodeURIComponent(typed)}`)).body

  const idsOf = ({ hits }: SearchResult) => hits.hits.map(({ _source }) => _source.id)

  /** One row; the server is not asked. */
  async function row<Row>(query: RawBuilder<Row>): Promise<Row> {
    const [first] = (await query.execute(server.commerce.db)).rows
    if (first === undefined) throw new Error('There is no such row')
    return first
  }

  it('a search for a size that nothing had before finds what comes in it', async () => {
    const size = '77 tommer'
    expect(idsOf((await server.first.ask('/articles/search', { query: size })).body)).toEqual([])
    const variant = await row(sql<{ id: number; articleId: number; ean: string; colorId: number }>`
      select v.id, v.article_id as "articleId", v.ean, v.color_id as "colorId" from variants v join articles a on a.id = v.article_id
      where a.chain_id = ${chainId} and a.visible order by v.id limit 1`)
    await bring('variants', { ...variant, size })
    expect(idsOf((await server.first.ask('/articles/search', { query: size })).body)).toEqual([variant.articleId])
  })

  it('a brand is offered by its new name', async () => {
    const brand = await row(sql<{ id: number; houseBrand: boolean }>`
      select l.id, l.house_brand as "houseBrand" from product_lines l join articles a on a.product_line_id = l.id and a.chain_id = l.chain_id
      where l.chain_id = ${chainId} and a.visible order by l.id limit 1`)
    const id = { ProductLineID: brand.id }
    expect((await suggest('kvikksand')).brands).not.toContainEqual(expect.objectContaining(id))
    await bring('brands', { ...brand, name: 'Kvikksand' })
    expect((await suggest('kvikksand')).brands).toEqual([{ ...id, Name: 'Kvikksand' }])
  })

  it('a category that moves is offered where it is now', async () => {
    const group = await row(sql<{ id: number; name: string; sub: number; other: number; main: number }>`
      select g.id, g.name, g.subcategory_id as sub, s.id as other, s.main_group_id as main
      from groups g join subcategories s on s.chain_id = g.chain_id and s.id <> g.subcategory_id
      where g.chain_id = ${chainId} and g.name = 'Skalljakker' order by s.id desc limit 1`)
    const offered = async () => (await suggest('skalljakker')).categories.find(({ ArticleGroup3ID }) => ArticleGroup3ID === group.id)
    expect(await offered()).toMatchObject({ ArticleGroup2ID: group.sub })
    await bring('categories', { id: group.id, level: 'group', parentId: group.other, name: group.name, position: 0 })
    expect(await offered()).toMatchObject({ ArticleGroup2ID: group.other, MainGroupID: group.main })
  })
})
