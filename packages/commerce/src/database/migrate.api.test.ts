import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CommerceStartError } from '../start-error.ts'
import { engines, freshPlace } from '../testing/server.ts'
import { openDatabase } from './open.ts'

describe.each(engines)('a migration that fails on %s', (engine) => {
  let place: Awaited<ReturnType<typeof freshPlace>>

  beforeAll(async () => {
    place = await freshPlace(engine)
  })

  afterAll(() => place.drop())

  it('is told by its name and with what the database says', async () => {
    const before = await openDatabase({ ...place.place, fresh: false })
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(before.db)
    const { location } = before
    await before.close()

    const error: unknown = await openDatabase({ ...place.place, fresh: false }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(CommerceStartError)
    expect(String(error)).toMatch(
      /: The migration 00\d\d-[\w-]+ of the database .* failed, and nothing of it stays: (?:column|relation|index|function) ".*" .*already exists[\w ]* \(\w{5}\)\. /,
    )
    expect(String(error)).toContain(location)
    expect(String(error)).not.toMatch(/cannot be reached|damaged|--fresh|\n/)
  })
})
