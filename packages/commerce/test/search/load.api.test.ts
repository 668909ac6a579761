import { setImmediate } from 'node:timers/promises'
import { loadAll, reload, type Loaded } from '@vidda/search/memory'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRows } from '../../src/kernel/database/insert-rows.ts'
import type { OpenDatabase } from '../../src/kernel/database/open.ts'
import { openDatabase } from '../../src/reference/open-database.ts'
import { engines, freshPlace } from '../kit/server.ts'
import { documentsOf, namesOf } from '../../src/features/search/engine.ts'

const documents = 1800

describe.each(engines)('the index in memory, read from %s', (engine) => {
  let place: Awaited<ReturnType<typeof freshPlace>>
  let database: OpenDatabase

  beforeAll(async () => {
    place = await freshPlace(engine)
    database = await openDatabase({ ...place.place, fresh: false })
    await sql`
      insert into doc_idx (article_id, chain_id, visible, tags, terms, name_sort, price, qty_rank, turnover_rank, created)
      select id, 1, true, '{1}', 'Lue', 'lue', 100, 1, 1, now() from generate_series(1, ${documents}::int) as id`.execute(database.db)
  })

  afterAll(async () => {
    await database.close()
    await place.drop()
  })

  const having = ({ chains }: Loaded, stem: string) => chains.get(1)?.strong.count(stem) ?? 0

  /** What the work answers, and how much was there each time that somebody else had a turn. */
  async function watched(work: Promise<Loaded>, look: () => number) {
    const seen = new Set<number>()
    const state = { isWorking: true }
    const watching = (async () => {
      while (state.isWorking) {
        seen.add(look())
        await setImmediate()
      }
    })()
    const loaded = await work
    state.isWorking = false
    await watching
    return { loaded, between: [...seen].filter((count) => count > 0 && count < documents) }
  }

  it('what one transaction changes in many documents is taken over whole, and others get their turn meanwhile', async () => {
    const before = await loadAll(documentsOf(database.db), namesOf(database.db))
    expect(having(before, 'lue')).toBe(documents)
    await sql`update doc_idx set terms = 'Vott'`.execute(database.db)
    const { loaded, between } = await watched(reload(documentsOf(database.db), namesOf(database.db), before), () => having(before, 'vott'))
    expect(having(loaded, 'vott')).toBe(documents)
    expect(between.length).toBeGreaterThan(1)
  })

  it('what several transactions change is taken over whole too, each at its time', async () => {
    const before = await loadAll(documentsOf(database.db), namesOf(database.db))
    const third = documents / 3
    for (const [part, name] of ['Hals', 'Skjerf', 'Hette'].entries()) {
      // The last articles first: neither order is the other.
      const end = documents - part * third
      await sql`update doc_idx set terms = ${name}::text where article_id > ${end - third}::int and article_id <= ${end}::int`.execute(
        database.db,
      )
    }
    const loaded = await reload(documentsOf(database.db), namesOf(database.db), before)
    expect(['hals', 'skjerf', 'hett'].map((word) => having(loaded, word))).toEqual([third, third, third])
  })

  it('sizes and places are read again when one of them has changed, and only then', async () => {
    const before = await loadAll(documentsOf(database.db), namesOf(database.db))
    await sql`update doc_idx set price = 60 where article_id = 8`.execute(database.db)
    const priced = await reload(documentsOf(database.db), namesOf(database.db), before)
    expect(priced.chains.get(1)?.keys.filter(({ price }) => price === 60)).toEqual([expect.objectContaining({ id: 8 })])
    expect([priced.sizes === before.sizes, priced.places === before.places]).toEqual([true, true])
    await insertRows(database.db, 'sizes', [{ id: 1, name: '104 cm', position: 1, scale: 'children' }])
    await insertRows(database.db, 'product_lines', [{ chain_id: 1, id: 7, name: 'Rim', house_brand: false }])
    const named = await reload(documentsOf(database.db), namesOf(database.db), priced)
    expect([...named.sizes.keys()]).toContain('104cm')
    expect([...(named.places.get(1)?.values() ?? [])].map(({ name }) => name)).toEqual(['Rim'])
    await sql`update product_lines set name = 'Tind'`.execute(database.db)
    expect(
      [...((await reload(documentsOf(database.db), namesOf(database.db), named)).places.get(1)?.values() ?? [])].map(({ name }) => name),
    ).toEqual(['Tind'])
  })
})
