import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openCommerce } from '../../src/server.ts'
import { mailsIn, mailTo } from '../kit/mailbox.ts'
import { engines } from '../kit/server.ts'
import { tenants } from '../kit/tenants.ts'
import { back, waitingShop } from './waiting-shop.ts'

describe.each(engines)('goods that are there again, on %s', (engine) => {
  const { clock, server, outbox, db, open, goods, mailsTo, nothingWaits, ask, feed, waiting, verified, own, mailed } = waitingShop(engine)

  it('[R10.160] whoever waits for a size in a shop gets one mail when that shop has it, and none for another shop', async () => {
    const wanted = await goods()
    const { email, token } = await waiting(wanted)
    const elsewhere = wanted.article.variants.find(({ ean }) => ean === wanted.ean)?.shops[0]?.id ?? 0
    await feed(wanted, elsewhere, 40)
    const other = await goods()
    await waiting(other, 'merke@example.org')
    await feed(other, other.shopId, 1)
    await mailTo(outbox(), 'merke@example.org', back)
    expect(await mailsTo(email, back)).toBe(0)

    await feed(wanted, wanted.shopId, 2)
    const mail = await mailTo(outbox(), email, back)
    for (const body of [mail.text, mail.html])
      for (const said of [wanted.article.name, wanted.shop, `${tenants[0].origin}/product/${wanted.article.slug}`, `#token=${token}`])
        expect(body).toContain(said)
    expect((await mailed(token)).body.notices).toMatchObject([{ state: 'told', shop: wanted.shop, name: wanted.article.name }])
    for (const qty of [0, 3]) await feed(wanted, wanted.shopId, qty)
    const later = await goods()
    await waiting(later, 'senere@example.org')
    await feed(later, later.shopId, 1)
    await mailTo(outbox(), 'senere@example.org', back)
    await nothingWaits()
    expect(await mailsTo(email, back)).toBe(1)
  })

  it('[R10.160] a size that no shop has is told of wherever it comes, and what can be had is not waited for', async () => {
    const wanted = await goods()
    const person = await verified()
    expect(await ask(person.browser, { ean: wanted.ean })).toBe('inStock')
    await sql`update stock set qty = 0 where variant_id = (select id from variants where chain_id = 1 and ean = ${wanted.ean})`.execute(
      db(),
    )
    expect(await ask(person.browser, { ean: wanted.ean })).toBe('waiting')
    expect(await ask(person.browser, { ean: wanted.ean })).toBe('already')
    await feed(wanted, wanted.shopId, 1)
    const mail = await mailTo(outbox(), person.sent.email, back)
    expect(mail.text).toContain('Hvilken som helst')
    await expect.poll(async () => (await own(person)).map(({ state }) => state)).toEqual(['told'])

    // Sold again, it may be asked for again, and is told again.
    await feed(wanted, wanted.shopId, 0)
    clock.now += 1000
    expect(await ask(person.browser, { ean: wanted.ean })).toBe('waiting')
    await feed(wanted, wanted.shopId, 1)
    await expect.poll(() => mailsTo(person.sent.email, back)).toBe(2)
  })

  it('[R10.160] nothing is told of a hidden article until it is shown again', async () => {
    const [hidden, shown] = [await goods(), await goods()]
    const [one, other] = [await waiting(hidden), await waiting(shown)]
    await sql`update articles set visible = false where id = ${hidden.article.id}`.execute(db())
    for (const wanted of [hidden, shown]) await feed(wanted, wanted.shopId, 1)
    await mailTo(outbox(), other.email, back)
    await nothingWaits()
    expect(await mailsTo(one.email, back)).toBe(0)
    expect(await (await open()).post('/stock-notices', { EanNo: hidden.ean, email: one.email })).toMatchObject({ status: 404 })
    await sql`update articles set visible = true where id = ${hidden.article.id}`.execute(db())
    await mailTo(outbox(), one.email, back)
  })

  it('[R10.160] what is sold again before its mail is written waits on', async () => {
    const wanted = await goods()
    const { email, token } = await waiting(wanted)
    const { notices } = (await mailed(token)).body
    const payload = JSON.stringify({ noticeId: notices[0]?.id, toldAt: new Date(clock.now).toISOString() })
    await db()
      .transaction()
      .execute(async (transaction) => {
        await sql`update stock_notices set told_at = ${new Date(clock.now)} where id = ${notices[0]?.id}`.execute(transaction)
        await sql`insert into mails (tenant_id, kind, payload, created_at, next_at)
          values ('first', 'stockNotice', ${payload}::jsonb, ${new Date(clock.now)}, ${new Date(clock.now)})`.execute(transaction)
      })
    await expect.poll(async () => (await mailed(token)).body.notices[0]?.state, { timeout: 20_000 }).toBe('waiting')
    expect(await mailsTo(email, back)).toBe(0)
    await feed(wanted, wanted.shopId, 1)
    await mailTo(outbox(), email, back)
  })

  it('[R10.160] of two servers on one database one tells, each of many once', async ({ skip }) => {
    if (engine === 'PGlite') skip('one process alone has the embedded database')
    const wanted = await goods()
    const people = Array.from({ length: 25 }, (_, index) => `mange.${index}@example.org`)
    const values = people.map((email) => sql`(1, 'first', ${email}, ${wanted.ean}, ${wanted.shopId}::int, ${email}, now(), now())`)
    await sql`insert into stock_notices (chain_id, tenant_id, email, ean, shop_id, nonce, asked_at, confirmed_at)
      values ${sql.join(values)}`.execute(db())
    const second = await openCommerce(server().options)
    try {
      await feed(wanted, wanted.shopId, 1)
      await expect
        .poll(async () => (await mailsIn(outbox())).filter(({ headers }) => headers.includes('mange.')).length, { timeout: 30_000 })
        .toBe(25)
      await nothingWaits()
      for (const email of people) expect(await mailsTo(email, back)).toBe(1)
    } finally {
      await second.close()
    }
  })
})
