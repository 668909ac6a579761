import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, freshPlace } from '../../kit/server.ts'
import { anyOf } from '../../../src/kernel/database/arrays.ts'
import type { Db, OpenDatabase } from '../../../src/kernel/database/open.ts'
import { openDatabase } from '../../../src/reference/open-database.ts'

const at = new Date('2026-03-29T01:30:00.123Z')

describe.each(engines)('what %s reads and is given', (engine) => {
  let place: Awaited<ReturnType<typeof freshPlace>>
  let opened: OpenDatabase
  let db: Db

  beforeAll(async () => {
    place = await freshPlace(engine)
    opened = await openDatabase({ ...place.place, fresh: false })
    db = opened.db
  })

  afterAll(async () => {
    await opened.close()
    await place.drop()
  })

  it('is of the types that the tables are written down with', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as int8, 4::int as int4, 0.5::float8 as float8, 12.34::numeric as numeric, count(*) as counted, sum(n) as summed,
        avg(n) as averaged, true as bool, 'æ'::text as text, ${at}::timestamptz as timestamptz, date '2026-03-29' as date, '12'::xid8 as xid8,
        '{"a": [1, null]}'::jsonb as jsonb, array[1, -2]::int[] as _int4, array[]::int[] as empty
      from generate_series(1, 3) as n`.execute(db)
    expect(rows).toEqual([
      {
        int8: 9007199254740991,
        int4: 4,
        float8: 0.5,
        numeric: 12.34,
        counted: 3,
        summed: 6,
        averaged: 2,
        bool: true,
        text: 'æ',
        timestamptz: at,
        date: '2026-03-29',
        xid8: '12',
        jsonb: { a: [1, null] },
        _int4: [1, -2],
        empty: [],
      },
    ])
  })

  it('may be a list: of numbers, of any text, or of nothing', async () => {
    const texts = ['', 'null', '"', '\\', '{a,b}', "o'", 'æøå 🚲', '$1']
    await db
      .insertInto('facts')
      .values(texts.map((name) => ({ name, value: name })))
      .execute()
    const found = await db.selectFrom('facts').select('value').where('name', '=', anyOf(texts)).execute()
    expect(new Set(found.map(({ value }) => value))).toEqual(new Set(texts))
    expect(await db.selectFrom('facts').select('value').where('name', '=', anyOf<string>([])).execute()).toEqual([])
    expect(
      await db
        .selectFrom('genders')
        .select('id')
        .where('id', '=', anyOf([4, 999]))
        .execute(),
    ).toEqual([{ id: 4 }])
    const { rows } = await sql`select id, place from unnest(${[7, 5]}::int[]) with ordinality as wanted (id, place) order by place`.execute(
      db,
    )
    expect(rows).toEqual([
      { id: 7, place: 1 },
      { id: 5, place: 2 },
    ])
  })

  it('may be JSON, as text', async () => {
    const focus = { x: 1, y: 2.5 }
    await db
      .insertInto('pictures')
      .values([
        { name: 'a', src: 'a', focus: JSON.stringify(focus) },
        { name: 'b', src: 'b', focus: null },
      ])
      .execute()
    expect(await db.selectFrom('pictures').select('focus').orderBy('name').execute()).toEqual([{ focus }, { focus: null }])
  })
})
