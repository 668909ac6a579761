import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openAdmin } from '../src/features/admin/index.ts'
import { openDatabase } from '../src/reference/open-database.ts'
import { openCommerce, type Commerce } from '../src/server.ts'
import { ownData } from '../src/import/own-data.ts'
import { writeFact } from '../src/kernel/database/facts.ts'
import { fillWithDemo, openFilled } from './kit/demo.ts'
import { engines, filledPlace, freshPlace, testGoods, testOptions } from './kit/server.ts'
import { failureOf } from './kit/start-failure.ts'
import { tenantHeader } from '../src/kernel/http/tenant-header/index.ts'

const goods = { ...testGoods, articles: 24 }
const options = { ...testOptions, ...goods }

describe.each(engines)('opening on %s', (engine) => {
  it('a second filling finds everything, and another size makes the embedded goods anew', async () => {
    const { place, drop } = await freshPlace(engine)
    const steps: string[] = []
    const fill = (articles: number) => fillWithDemo({ ...goods, ...place, articles, onProgress: ({ step }) => steps.push(step) })
    const articlesNow = async () => {
      const commerce = await openCommerce({ ...testOptions, ...place, onProgress: ({ step }) => steps.push(step) })
      await commerce.close()
      return commerce.stats.articles
    }
    expect([await fill(24), await articlesNow()]).toEqual(['filled', 24])
    expect(new Set(steps)).toEqual(new Set(['articles', 'search']))
    steps.length = 0
    expect([await fill(24), await articlesNow()]).toEqual(['there', 24])
    expect(steps).toEqual([])
    expect([await fill(30), await articlesNow()]).toEqual(engine === 'PGlite' ? ['filled', 30] : ['another', 24])
    expect(await fillWithDemo({ ...goods, ...place, articles: 36, fresh: true })).toBe('filled')
    expect(await articlesNow()).toBe(36)
    await drop()
  })

  it('a chain’s own data are never filled over', async () => {
    const { place, drop } = await filledPlace(engine, goods)
    const database = await openDatabase({ ...place, fresh: false })
    await writeFact(database.db, ...ownData)
    await database.close()
    expect(await fillWithDemo({ ...goods, ...place, articles: 30 })).toBe('own')
    const commerce = await openCommerce({ ...testOptions, ...place })
    expect(commerce.stats.articles).toBe(24)
    await commerce.close()
    await drop()
  })

  it.each([engine].filter((name) => name === 'PostgreSQL'))('two servers on one %s that start at once fill it once', async () => {
    const { place, drop } = await freshPlace(engine)
    const steps: string[] = []
    const open = () => openFilled({ ...options, ...place, onProgress: ({ step, done, total }) => done === total && steps.push(step) })
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
          const opening = openFilled({ ...options, ...place, onWait: () => resolve({ opening }) })
        }),
    )
    const commerce = await started.opening
    expect(commerce.stats.articles).toBe(24)
    await commerce.close()
    await other.close()
    await drop()
  })

  it.each([engine].filter((name) => name === 'PostgreSQL'))('a start on %s that has nothing to do waits for nobody', async () => {
    const { place, drop } = await filledPlace(engine, goods)
    const other = await openDatabase({ ...place, fresh: false })
    const onWait = (words: string): never => {
      throw new Error(words)
    }
    // As an import or a check does for as long as it takes.
    await other.alone(async () => {
      const commerce = await openCommerce({ ...testOptions, ...place, onWait })
      expect(commerce.stats.articles).toBe(24)
      await commerce.close()
      const admin = await openAdmin({ ...place, chainId: 1, onWait })
      expect(await admin.reviews('waiting')).toEqual(expect.any(Array))
      await admin.close()
    })
    await other.close()
    await drop()
  })

  it('what an interrupted start has left is made anew', async () => {
    const { place, drop } = await filledPlace(engine, goods)
    const database = await openDatabase({ ...place, fresh: false })
    await sql`update facts set value = 'unfinished' where name = 'catalogue'`.execute(database.db)
    await sql`delete from stock`.execute(database.db)
    await database.close()
    const steps: string[] = []
    expect(await fillWithDemo({ ...goods, ...place, onProgress: ({ step }) => steps.push(step) })).toBe('filled')
    expect(steps).toContain('articles')
    await drop()
  })

  it('a brand whose chain has no data begins empty, and is named with what to do', async () => {
    const { place, drop } = await filledPlace(engine, goods)
    const [tenant] = options.tenants
    const far = { ...tenant, id: 'fjern', chainId: 77 }
    const notes: string[] = []
    const commerce = await openCommerce({
      ...testOptions,
      ...place,
      tenants: [...options.tenants, far],
      onNote: (note) => notes.push(note),
    })
    expect(notes).toContainEqual(
      expect.stringMatching(/^The shop of fjern is empty: its chain 77 has no goods\..*data import --brand fjern/),
    )
    expect(notes.filter((note) => note.includes('is empty'))).toHaveLength(1)
    const methods = await commerce.fetch(
      new Request('http://commerce/api/v1/shipping_methods', { headers: tenantHeader('fjern', testOptions.secret) }),
    )
    expect(await methods.json()).toHaveLength(2)
    await commerce.close()
    await drop()
  })

  it('a schema of a newer version is left alone', async () => {
    const { place, drop } = await freshPlace(engine)
    const database = await openDatabase({ ...place, fresh: false })
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(database.db)
    await database.close()
    expect((await failureOf(openCommerce({ ...testOptions, ...place }))).message).toMatch(/newer version \(9999-later\)/)
    await drop()
  })
})

describe('DATABASE_URL', () => {
  const open = (databaseUrl: string) => failureOf(openCommerce({ ...testOptions, dataDir: tmpdir(), databaseUrl }))

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
