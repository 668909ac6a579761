import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { positionOf } from '../reference/size-position.ts'
import { pictureName } from '../images/addresses.ts'
import { reservation, reservationById } from '../reservations/reader.ts'
import { receiptHash, ReceiptTokens } from '../reservations/receipt-tokens.ts'
import { CommerceStartError } from '../start-error.ts'
import { engines, freshPlace } from '../testing/server.ts'
import { openDatabase, type OpenDatabase } from './open.ts'

/** Takes back that data name where pictures come from. */
async function undoPictures(db: OpenDatabase['db']): Promise<void> {
  await sql`drop table pictures`.execute(db)
  await sql`alter table shops drop column picture`.execute(db)
  await sql`alter table articles drop column pictures, add column drawing text not null`.execute(db)
  for (const [table, column] of [
    ['main_groups', 'banner'],
    ['polls', 'banner'],
    ['campaigns', 'image'],
    ['blog_posts', 'image'],
    ['facebook_posts', 'image'],
  ] as const) {
    await sql`alter table ${sql.table(table)} rename column picture to ${sql.ref(column)}`.execute(db)
  }
}

/** Takes the database back to before the migration of this name; each that cannot be applied twice is undone. */
async function goBackTo({ db }: OpenDatabase, name: string): Promise<void> {
  await sql`alter table reservations drop column token_hash, drop column token_nonce, add column token text not null unique`.execute(db)
  await sql`alter table withdrawals drop column reservation_id, add column token text not null unique`.execute(db)
  await sql`alter table blog_posts drop column updated_at`.execute(db)
  await undoPictures(db)
  await sql`delete from kysely_migration where name >= ${name}`.execute(db)
}

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
    await goBackTo(before, '0049-colors-of-chains')
    await sql`truncate colors, color_groups`.execute(before.db)
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
    await goBackTo(before, '0050-large-sizes')
    for (const [id, [name, position]] of Object.entries(sizes).entries())
      await sql`insert into sizes values (${id}, ${name}, ${position})`.execute(before.db)
    await before.close()

    const after = await openDatabase({ ...place.place, fresh: false })
    const { rows } = await sql<{ name: string; position: number }>`select name, position from sizes order by id`.execute(after.db)
    await after.close()
    expect(rows).toEqual(Object.keys(sizes).map((name) => ({ name, position: positionOf(name) })))
  })

  it('gives what was drawn an address, by which its pictures are known', async () => {
    const before = await openDatabase({ ...place.place, fresh: false })
    await undoPictures(before.db)
    await sql`delete from kysely_migration where name >= '0057-pictures'`.execute(before.db)
    const picture = { scene: 'fjord', palette: ['#0A0B0C', '#101010', '#202020', '#303030', '#404040'], seed: 7 }
    const banner = { title: 'Høst', text: '', linkText: '', to: '/', alt: 'En fjord', image: picture }
    const home = { top: banner, sub: [banner], middle: banner, popular: [banner, banner], bottom: banner, grid: [1] }
    await sql`insert into homes values (1, 'default', ${JSON.stringify(home)}::text::jsonb)`.execute(before.db)
    await sql`
      insert into facebook_posts (id, chain_id, message, image, created_at) values ('a', 1, 'A', ${JSON.stringify(picture)}::text::jsonb, now()),
        ('b', 1, 'B', null, now())`.execute(before.db)
    await sql`insert into chain_colors values (1, 401, 'Blå', '#1F5A8F', '0401', 4)`.execute(before.db)
    await sql`
      insert into articles (id, chain_id, article_no, slug, name, description, tech_description, price, original_price, pant, fright_price, product_line_id,
        main_group_id, subcategory_id, group_id, gender, genders, color_ids, can_purchase, visible, featured, only_cc, web_purchase_limit, created_at, drawing)
      values (1, 1, 'A', 'a', 'A', '', '', 1, 1, 0, 0, 1, 1, 1, 1, 4, '{4}', '{401}', true, true, false, false, 1, now(), 'parka')`.execute(
      before.db,
    )
    await before.close()

    const { db, close } = await openDatabase({ ...place.place, fresh: false })
    const src = 'scene:fjord/0a0b0c-101010-202020-303030-404040/7'
    const composed = { title: 'Høst', text: '', linkText: '', to: '/', picture: { src, alt: 'En fjord', tone: 'dark' } }
    const { rows: homes } = await sql<{ composition: object }>`select composition from homes`.execute(db)
    expect(homes[0]?.composition).toMatchObject({ top: composed, sub: [composed], popular: [composed, composed], grid: [1] })
    const { rows: posts } = await sql`select picture from facebook_posts order by id`.execute(db)
    expect(posts).toEqual([{ picture: { src, alt: '', tone: 'dark' } }, { picture: null }])
    const { rows: articles } = await sql<{ pictures: readonly object[] }>`select pictures from articles`.execute(db)
    expect(articles[0]?.pictures.map((one) => ({ ...one, alt: '' }))).toEqual(
      ['front', 'back', 'detail'].map((kind) => ({ src: `drawing:parka-child/1f5a8f/${kind}`, colorId: 401, kind, alt: '' })),
    )
    const { rows: known } = await sql<{ src: string }>`select src from pictures where name = ${pictureName({ src })}`.execute(db)
    expect(known).toEqual([{ src }])
    await close()
  })

  it('keeps of a receipt’s token no more than its hash; the link that was mailed still opens it', async () => {
    const before = await openDatabase({ ...place.place, fresh: false })
    await goBackTo(before, '0051-receipt-tokens')
    const at = new Date('2026-11-20T12:00:00Z')
    await sql`
      insert into reservations (token, chain_id, tenant_id, shop_id, status_id, name, email, phone, delivery, address, city, zipcode, total,
        created_at, collect_before)
      select token, 1, 'first', 101, 1, 'Kari', 'kari@example.org', '40000000', 'collect', '', '', '', 100, ${at}, ${at}
      from unnest(array['a-_Ab12', 'another']) as token`.execute(before.db)
    await sql`
      insert into withdrawals (chain_id, token, email, message, received_at) values (1, 'another', 'kari@example.org', '', ${at})`.execute(
      before.db,
    )
    await sql`
      insert into idempotency (chain_id, key, body_hash, status, answer, created_at, reservation_id)
      select 1, 'a', 'b', 201, json_build_object('id', id, 'token', token)::text, ${at}, id from reservations where token = 'a-_Ab12'`.execute(
      before.db,
    )
    await before.close()

    const { db, close } = await openDatabase({ ...place.place, fresh: false })
    const receipts = new ReceiptTokens('secret')
    const mailed = await reservation(db, receipts, 1, { token: 'a-_Ab12' })
    const said = await reservationById(db, receipts, mailed?.id ?? 0)
    const opened = await reservation(db, receipts, 1, { token: said?.token ?? '' })
    const foreign = await reservation(db, new ReceiptTokens('another secret'), 1, { token: said?.token ?? '' })
    const kept = await sql`select answer::jsonb as answer from idempotency`.execute(db)
    const withdrawn = await sql`select w.email from withdrawals w join reservations r on r.id = w.reservation_id
      where r.token_hash = ${receiptHash('another')}`.execute(db)
    await close()
    expect(mailed).toMatchObject({ name: 'Kari', token: 'a-_Ab12' })
    expect(said?.token).toMatch(/^[\w-]{56}$/)
    expect(opened).toEqual(said)
    expect(foreign).toBeNull()
    expect(kept.rows).toEqual([{ answer: { id: mailed?.id } }])
    expect(withdrawn.rows).toEqual([{ email: 'kari@example.org' }])
  })
})
