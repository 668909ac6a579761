import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openAdmin } from './admin/index.ts'
import { openDatabase } from './database/open.ts'
import { openCommerce, type Commerce } from './open-commerce.ts'
import { ownCatalogue } from './seed/seed.ts'
import { engines, filledPlace, freshPlace, testOptions } from './testing/server.ts'
import { failureOf } from './testing/start-failure.ts'

const options = { ...testOptions, articles: 24 }

describe.each(engines)('opening on %s', (engine) => {
  it('the second start finds everything, and another size makes the embedded catalogue anew', async () => {
    const { place, drop } = await freshPlace(engine)
    const steps: string[] = []
    const notes: string[] = []
    const open = async (articles: number | undefined) => {
      const onNote = (words: string) => notes.push(words)
      const commerce = await openCommerce({ ...options, ...place, articles, onNote, onProgress: ({ step }) => steps.push(step) })
      const { stats } = commerce
      await commerce.close()
      return stats.articles
    }
    expect(await open(24)).toBe(24)
    expect(new Set(steps)).toEqual(new Set(['articles', 'search']))
    steps.length = 0
    expect(await open(24)).toBe(24)
    expect(await open(undefined)).toBe(24)
    expect(steps).toEqual([])
    expect(notes).toEqual([])
    expect(await open(30)).toBe(engine === 'PGlite' ? 30 : 24)
    expect(notes).toEqual(
      engine === 'PGlite' ? [] : ['The size 30 has no effect: a catalogue in PostgreSQL is made anew with --fresh alone.'],
    )
    await drop()
  })

  it('a size that is asked for over a chain’s own data has no effect, and says so', async () => {
    const { place, drop } = await filledPlace(engine, options)
    const database = await openDatabase({ ...place, fresh: false })
    await sql`update facts set value = ${ownCatalogue} where name = 'catalogue'`.execute(database.db)
    await database.close()
    const notes: string[] = []
    for (const articles of [undefined, 24]) {
      const commerce = await openCommerce({ ...options, ...place, articles, onNote: (words) => notes.push(words) })
      expect(commerce.stats.articles).toBe(24)
      await commerce.close()
    }
    expect(notes).toEqual(['The size 24 has no effect: the database holds a chain’s own data.'])
    await drop()
  })

  it.each([engine].filter((name) => name === 'PostgreSQL'))('two servers on one %s that start at once fill it once', async () => {
    const { place, drop } = await freshPlace(engine)
    const steps: string[] = []
    const open = () => openCommerce({ ...options, ...place, onProgress: ({ step, done, total }) => done === total && steps.push(step) })
    const both = await Promise.all([open(), open()])
    expect(both.map((commerce) => commerce.stats.articles)).toEqual([24, 24])
    expect(steps).toEqual(['articles', 'search'])
    await Promise.all(both.map((commerce) => commerce.close()))
    await drop()
  })

  it.each([engine].filter((name) => name === 'PostgreSQL'))('a start on %s that waits for another process says so', async () => {
    const { place, drop } = await freshPlace(engine)
    const other = await openDatabase({ ...place, fresh: false })
    const started = await other.alone(
      () =>
        new Promise<{ opening: Promise<Commerce> }>((resolve) => {
          const opening = openCommerce({ ...options, ...place, onWait: () => resolve({ opening }) })
        }),
    )
    const commerce = await started.opening
    expect(commerce.stats.articles).toBe(24)
    await commerce.close()
    await other.close()
    await drop()
  })

  it.each([engine].filter((name) => name === 'PostgreSQL'))('a start on %s that has nothing to do waits for nobody', async () => {
    const { place, drop } = await filledPlace(engine, options)
    const other = await openDatabase({ ...place, fresh: false })
    const onWait = (words: string): never => {
      throw new Error(words)
    }
    // As an import or a check does for as long as it takes.
    await other.alone(async () => {
      const commerce = await openCommerce({ ...options, ...place, onWait })
      expect(commerce.stats.articles).toBe(24)
      await commerce.close()
      const admin = await openAdmin({ ...place, chainId: 1, onWait })
      expect(await admin.waitingReviews()).toEqual(expect.any(Array))
      await admin.close()
    })
    await other.close()
    await drop()
  })

  it('what an interrupted start has left is made anew', async () => {
    const { place, drop } = await filledPlace(engine, options)
    const database = await openDatabase({ ...place, fresh: false })
    await sql`update facts set value = 'unfinished' where name = 'catalogue'`.execute(database.db)
    await sql`delete from stock`.execute(database.db)
    await database.close()
    const steps: string[] = []
    await (await openCommerce({ ...options, ...place, onProgress: ({ step }) => steps.push(step) })).close()
    expect(steps).toContain('articles')
    await drop()
  })

  it('a brand whose chain has no data there is named, with what to do', async () => {
    const { place, drop } = await freshPlace(engine)
    const [tenant] = options.tenants
    const tenants = [...options.tenants, { ...tenant, id: 'fjern', chainId: 77 }]
    const { message } = await failureOf(openCommerce({ ...options, ...place, tenants }))
    expect(message).toMatch(/^The brand fjern sells for the chain 77, and .+ has only 1, 2\b.*pnpm vidda data import --chain 77/)
    await drop()
  })

  it('a schema of a newer version is left alone', async () => {
    const { place, drop } = await freshPlace(engine)
    const database = await openDatabase({ ...place, fresh: false })
    await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(database.db)
    await database.close()
    expect((await failureOf(openCommerce({ ...options, ...place }))).message).toMatch(/newer version \(9999-later\)/)
    await drop()
  })
})

describe('DATABASE_URL', () => {
  const open = (databaseUrl: string) => failureOf(openCommerce({ ...options, dataDir: tmpdir(), databaseUrl }))

  it('that nothing answers at says so, without the password', async () => {
    const { message } = await open('postgres://user:hemmelig@127.0.0.1:1/shop')
    expect(message).toMatch(/postgres:\/\/user@127\.0\.0\.1:1\/shop cannot be reached/)
    expect(message).not.toContain('hemmelig')
  })

  it.each(engines.filter((name) => name === 'PostgreSQL'))('with a wrong password for %s says so, without the password', async () => {
    const server = process.env['VIDDA_TEST_POSTGRES_URL'] ?? ''
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(`do $$ begin create role vidda_guarded login; exception when duplicate_object then null; end $$`)
    await client.query(`alter role vidda_guarded password 'the-right-one'`)
    await client.end()
    const url = new URL(server)
    url.username = 'vidda_guarded'
    url.password = 'hemmelig'
    const { message } = await open(url.href)
    expect(message).toMatch(/^PostgreSQL at postgres:\/\/vidda_guarded@\S+ refused the password\. Correct/)
    expect(message).not.toContain('hemmelig')
  })

  it('whose host is not there says so', async () => {
    expect((await open('postgres://user@finnes-ikke.invalid/shop')).message).toMatch(
      /user@finnes-ikke\.invalid\/shop cannot be reached \(\w+\)\. Start it, or correct DATABASE_URL\.$/,
    )
  })

  it('that is no address says what one looks like', async () => {
    expect((await open('shop')).message).toContain('postgres://user:password@host:5432/database')
  })

  it.each(engines.filter((name) => name === 'PostgreSQL'))('of an unknown %s database says that it is not there', async () => {
    const url = new URL(process.env['VIDDA_TEST_POSTGRES_URL'] ?? '')
    url.pathname = '/finnes_ikke'
    expect((await open(url.href)).message).toContain('no such database')
  })
})
