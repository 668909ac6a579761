import type { Reservation } from '@vidda/contract/wire'
import { reservationStates } from '@vidda/domain/reservation'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inStock } from '../kit/goods.ts'
import { mailTo } from '../kit/mailbox.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'

const person = { name: 'Kari Nordmann', email: 'kari@example.org', phone: '40000000' }

describe.each(engines)('the total of a reservation on %s', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer(engine, { articles: 24 })
  })

  afterAll(() => server.close())

  it('[R10.25] may be more than one of its goods can cost', async () => {
    const { db, mailLocation } = server.commerce
    const { ean, shopId, article } = await inStock(server.first)
    await sql`update articles set price = 3000000, web_purchase_limit = 1000 where id = ${article.id}`.execute(db)
    await sql`
      update stock k set qty = 1000 from variants v where v.id = k.variant_id and v.ean = ${ean} and k.shop_id = ${shopId}`.execute(db)
    const { status, body } = await server.first.reserve({ ...person, shopID: shopId, items: [{ EanNo: ean, Count: 1000 }] })
    expect({ status, total: body.total }).toEqual({ status: 201, total: 3_000_000_000 })
    expect((await server.first.get<Reservation>(`/receipts/${body.token}`)).body).toEqual(body)
    // So large a sum is above every chain's limit, and waits for its receiver.
    const asked = await mailTo(mailLocation, person.email, /^Bekreft reservasjonen/)
    const token = /&bekreft=([\w-]+)/.exec(asked.text)?.[1]
    const confirmed = await server.first.send<Reservation>('POST', '/reservations/confirm', {
      body: { token },
      headers: server.first.guards,
    })
    expect(confirmed.body).toMatchObject({ statusID: reservationStates.reserved, total: 3_000_000_000 })
    const { text } = await mailTo(mailLocation, person.email, /^Reservasjon/)
    expect(text.replaceAll(/\s/g, ' ')).toContain('30 000 000,00 kr')
  })
})
