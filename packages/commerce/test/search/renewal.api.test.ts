import type { Article, ArticleDetail } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommerce } from '../../src/server.ts'
import { refreshStock } from '../../src/features/search/stock.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { readFact, writeFact } from '../../src/kernel/database/facts.ts'

// Documents are written in several batches.
const articles = 700
const sampled = 25

describe.each(engines.filter((name) => name === 'PostgreSQL'))('documents that a newer process on %s makes anew', (engine) => {
  let server: TestServer
  let ids: readonly number[]

  beforeAll(async () => {
    server = await startServer(engine, { articles, keepAnswers: false })
    const { body } = await server.first.ask('/articles/search', { take: 1000 })
    ids = body.hits.hits.map(({ _source }) => _source.id).toSorted((a, b) => a - b)
  })

  afterAll(() => server.close())

  /** What the start of a newer version finds. */
  const makeOld = () => writeFact(server.commerce.db, 'documents', 'of an older version')

  const sample = () => ids.filter((_, index) => index % sampled === 0 || index === ids.length - 1)

  /** What shoppers of the running process see. */
  async function seen(some: readonly number[]): Promise<string> {
    const first = await server.first.get<ArticleDetail>(`/articles/${some[0]}`)
    const pages = await Promise.all(some.map(async (id) => (await server.first.get(`/articles/${id}`)).status))
    const list = await server.first.get<{ readonly data: readonly Article[] }>(
      `/categories/${first.body.categories[0]}/articles?per_page=100`,
    )
    return JSON.stringify([pages, list.status, list.body.data.map(({ id }) => id)])
  }

  it('are whole for those who run, also where it ends halfway, and the next start makes them to the end', async () => {
    const { db } = server.commerce
    const whole = await seen(sample())
    await makeOld()
    const halfway = new Error('killed')
    const dying = openCommerce({
      ...server.options,
      onProgress({ step, done, total }) {
        if (step === 'search' && done < total) throw halfway
      },
    })
    await expect(dying).rejects.toBe(halfway)
    expect(await seen(sample())).toBe(whole)
    expect(await readFact(db, 'documents')).toBe('of an older version')

    const life = { on: true }
    const watched = new Set<string>()
    const watching = (async () => {
      while (life.on) watched.add(await seen(sample().slice(-1)))
    })()
    const steps: string[] = []
    await (await openCommerce({ ...server.options, onProgress: ({ step }) => steps.push(step) })).close()
    life.on = false
    await watching
    expect(new Set(steps)).toEqual(new Set(['search']))
    expect([...watched]).toEqual([await seen(sample().slice(-1))])
    expect(await readFact(db, 'documents')).not.toBe('of an older version')
  })

  it('do not undo a sale of the last unit that is made meanwhile', async () => {
    const { db } = server.commerce
    const { body } = await server.first.ask('/articles/search', { take: 1, filters: [{ field: 'shops', op: 'in', value: [55] }] })
    const id = body.hits.hits[0]?._source.id ?? 0
    await makeOld()
    const blocked = async () =>
      (await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows
    const started = await db.transaction().execute(async (sale) => {
      await sql`update stock set qty = 0 where variant_id in (select id from variants where article_id = ${id})`.execute(sale)
      await refreshStock(sale, [id])
      const opening = openCommerce(server.options)
      await expect.poll(() => blocked()).not.toEqual([])
      return { opening }
    })
    await (await started.opening).close()
    expect((await server.first.get<ArticleDetail>(`/articles/${id}`)).body.available).toEqual([])
  })

  it('go where their articles are gone', async () => {
    const { db } = server.commerce
    const [gone, model] = [2_000_000_000, ids[0] ?? 0]
    for (const table of ['doc_idx', 'doc_src']) {
      await sql`
        insert into ${sql.table(table)} select (json_populate_record(d, json_build_object('article_id', ${gone}::int))).*
        from ${sql.table(table)} d where article_id = ${model}`.execute(db)
    }
    const left = async () => {
      const { rows } = await sql<{ count: number }>`
        select ((select count(*) from doc_idx) + (select count(*) from doc_src)) as count`.execute(db)
      return rows[0]?.count
    }
    expect(await left()).toBe(2 * articles + 2)
    await makeOld()
    await (await openCommerce(server.options)).close()
    expect(await left()).toBe(2 * articles)
  })
})
