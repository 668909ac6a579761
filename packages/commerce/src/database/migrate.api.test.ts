import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { positionOf } from '../catalogue/sizes.ts'
import { CommerceStartError } from '../start-error.ts'
import { engines, freshPlace } from '../testing/server.ts'
import { openDatabase } from './open.ts'

describe.each(engines)('a migration on %s', (engine) => {
  let place: Awaited<ReturnType<typeof freshPlace>>

  beforeEach(async () => {
    place = await freshPlace(engine)
  })

  afterEach(() => place.drop())

  it('that fails is told by its name and with what the database says', async () => {
    const before = await openDatabase({ ...place.place, fresh: false })
    await sql`delete from kysely_migration where name >= '0049-colors-of-chains'`.execute(before.db)
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

  it('gives each chain the colours that all had in common', async () => {
    const before = await openDatabase({ ...place.place, fresh: false })
    await sql`drop table chain_colors`.execute(before.db)
    await sql`delete from kysely_migration where name >= '0049-colors-of-chains'`.execute(before.db)
    await sql`insert into color_groups values (4, 'Blå', 'Blå', '#1f5a8f', 401)`.execute(before.db)
    await sql`insert into colors values (401, 'Fjordblå', '#1f5a90', '0401', 4)`.execute(before.db)
    await sql`insert into chain_settings values (1, 0, 14, 48, '', ''), (7, 0, 14, 48, '', '')`.execute(before.db)
    await before.close()

    const after = await openDatabase({ ...place.place, fresh: false })
    const { rows } = await sql`select * from chain_colors order by chain_id`.execute(after.db)
    await after.close()
    const fjord = { id: 401, name: 'Fjordblå', hex: '#1f5a90', color_code: '0401', color_group_id: 4 }
    expect(rows).toEqual([
      { chain_id: 1, ...fjord },
      { chain_id: 7, ...fjord },
    ])
  })

  it('gives sizes of which many X say how large they are the positions of new ones', async () => {
    const sizes = { XXXS: 0, 'XS (49–52 cm)': 1, S: 2, L: 4, XXL: 6, '2XL': 300, XXXL: 0, '3XL': 400, xl: 0, '4 l': 500, Små: 0, Lår: 0 }
    const before = await openDatabase({ ...place.place, fresh: false })
    await sql`delete from kysely_migration where name = '0050-large-sizes'`.execute(before.db)
    for (const [id, [name, position]] of Object.entries(sizes).entries())
      await sql`insert into sizes values (${id}, ${name}, ${position})`.execute(before.db)
    await before.close()

    const after = await openDatabase({ ...place.place, fresh: false })
    const { rows } = await sql<{ name: string; position: number }>`select name, position from sizes order by id`.execute(after.db)
    await after.close()
    expect(rows).toEqual(Object.keys(sizes).map((name) => ({ name, position: positionOf(name) })))
  })
})
