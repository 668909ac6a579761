import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { engines, freshPlace } from '../../kit/server.ts'
import { failureOf } from '../../kit/start-failure.ts'
import { readFact, writeFact } from '../../../src/kernel/database/facts.ts'
import { openPostgres } from '../../../src/kernel/database/open-postgres.ts'
import { openDatabase } from '../../../src/reference/open-database.ts'

describe.each(engines)('the schema of %s', (engine) => {
  let place: Awaited<ReturnType<typeof freshPlace>>
  let notes: string[]

  beforeEach(async () => {
    place = await freshPlace(engine)
    notes = []
  })

  afterEach(() => place.drop())

  const open = () => openDatabase({ ...place.place, fresh: false, onNote: (words) => notes.push(words) })

  const migrationsOf = async (db: Awaited<ReturnType<typeof open>>['db']) =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(({ name }) => name)

  /** Leaves a database that names another first migration, and a fact of its own; answers where it is. */
  async function openedBefore(first: string): Promise<string> {
    const { db, location, close } = await open()
    await writeFact(db, 'mine', 'kept')
    await sql`update kysely_migration set name = ${first} where name = '0001'`.execute(db)
    await close()
    return location
  }

  it('that cannot be made is told by its migration’s name and with what the database says', async () => {
    const before = await open()
    await sql`delete from kysely_migration`.execute(before.db)
    const { location } = before
    await before.close()

    const { message } = await failureOf(open())
    expect(message).toMatch(
      /^The migration 0001 of the database .* failed, and nothing of it stays: relation "genders" already exists \(42P07\)\. /,
    )
    expect(message).toContain(location)
    expect(message).not.toMatch(/cannot be reached|damaged|--fresh/)
  })

  it.each([engine].filter((name) => name === 'PGlite'))('of before the first release is made anew in %s, with a word', async () => {
    const first = await open()
    const made = await migrationsOf(first.db)
    await first.close()
    const location = await openedBefore('0001-shop')
    const { db, close } = await open()
    expect(notes).toEqual([expect.stringMatching(/^The embedded database in .* is made anew, .* npx vidda data import\.$/)])
    expect(notes[0]).toContain(location)
    expect(await readFact(db, 'mine')).toBeNull()
    expect(made).toContain('0001')
    expect(await migrationsOf(db)).toEqual(made)
    await close()
    await (await open()).close()
    expect(notes.length).toBe(1)
  })

  it.each([engine].filter((name) => name === 'PostgreSQL'))(
    'of before the first release is refused in %s, and stays as it is',
    async () => {
      const location = await openedBefore('0001-shop')
      const { message } = await failureOf(open())
      expect(message).toMatch(/before the first release.* Name an empty database, .*npx vidda data import/)
      expect(message).toContain(location)
      const { db, close } = await openPostgres(place.place.databaseUrl ?? '')
      expect(await readFact(db, 'mine')).toBe('kept')
      await close()
    },
  )
})
