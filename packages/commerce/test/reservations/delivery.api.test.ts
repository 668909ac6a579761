import type { Shop } from '@vidda/contract/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inStock } from '../kit/goods.ts'
import { mailTo } from '../kit/mailbox.ts'
import { engines, startServer, type TestServer } from '../kit/server.ts'

const person = { name: 'Kari Nordmann', email: 'kari.sendes@example.org', phone: '40000000' }
const home = { delivery: 'delivery', address: 'Storgata 12B', zipcode: '2615', city: 'Lillehammer' }

describe.each(engines)('a reservation that is sent, on %s', (engine) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer(engine, { articles: 24 })
  })

  afterAll(() => server.close())

  it.each(['address', 'zipcode', 'city'])('[R3.22] needs the %s of its receiver', async (field) => {
    const { ean, shopId } = await inStock(server.first)
    const items = [{ EanNo: ean, Count: 1 }]
    const { status, body } = await server.first.reserve({ ...person, ...home, [field]: '', shopID: shopId, items })
    expect({ status, fields: Object.keys((body as { errors?: object }).errors ?? {}) }).toEqual({ status: 422, fields: [field] })
  })

  it('[R3.22] says in the receipt and in both mails where it goes', async () => {
    const { mailLocation } = server.commerce
    const { ean, shopId } = await inStock(server.first)
    const { status, body } = await server.first.reserve({ ...person, ...home, shopID: shopId, items: [{ EanNo: ean, Count: 1 }] })
    expect(status).toBe(201)
    expect(body).toMatchObject(home)
    const shop = (await server.first.get<Shop[]>('/shops')).body.find(({ id }) => id === shopId)
    const letters = [
      await mailTo(mailLocation, person.email, /^Reservasjon/),
      await mailTo(mailLocation, shop?.email ?? '', new RegExp(`^Ny reservasjon ${body.id}:`)),
    ]
    for (const { text } of letters) expect(text).toContain('Kari Nordmann, Storgata 12B, 2615 Lillehammer')
    expect(letters[0]?.text).not.toContain('Vis reservasjonsnummeret i kassen')
  })
})
