import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, startServer, type TestServer } from '../kit/server.ts'
import { markStale, refreshStale } from '../../src/features/search/stale.ts'

// The embedded database has one connection, on which nobody comes between.
describe.each(engines.filter((name) => name === 'PostgreSQL'))('documents to be written anew, on %s', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer(engine, { articles: 24, tickEvery: 3_600_000 })
  })

  afterAll(() => server.close())

  it('an article that changes again while it is noted is written with both changes, whoever writes documents meanwhile', async () => {
    const { db } = server.commerce
    const { rows } = await sql<{ id: number }>`select id from articles order by id limit 1`.execute(db)
    const id = rows[0]?.id ?? 0
    await markStale(db, [id])
    await db.transaction().execute(async (changing) => {
      await sql`update articles set name = 'Et nytt navn' where id = ${id}`.execute(changing)
      await markStale(changing, [id])
      await refreshStale(db)
    })
    await refreshStale(db)
    const written = await sql<{
      name: string
    }>`select (source || '}')::json->>'name' as name from doc_src where article_id = ${id}`.execute(db)
    expect(written.rows).toEqual([{ name: 'Et nytt navn' }])
  })
})
