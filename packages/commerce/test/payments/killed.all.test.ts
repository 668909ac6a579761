import type { OrderReceipt } from '@vidda/contract/wire'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startPaidProcesses, type PaidProcesses, type Sold } from '../kit/paid-processes.ts'
import { eventually, placed, type ProviderName } from '../kit/paid-shop.ts'
import type { Server } from '../kit/processes.ts'
import { engines } from '../kit/server.ts'

const minute = 60_000
const timeout = 5 * minute

const creation = { klarna: '/checkout/v3/orders', qliro: '/checkout/merchantapi/Orders' } as const
const portOf = ({ url }: Server) => Number(new URL(url).port)

/** F17 and F18 of the failure cases that the design lists (docs/adr/0023): a server that is killed at the two moments that matter. */
describe.each(engines.filter((name) => name === 'PostgreSQL'))('a shop that is killed while it is paid on %s', { timeout }, (engine) => {
  let shop: PaidProcesses
  let nth = 0

  beforeAll(async () => {
    shop = await startPaidProcesses(engine)
  }, timeout)

  afterAll(() => shop.close())
  afterEach(() => shop.sandbox.control.clearFaults())

  const goods = async (): Promise<Sold> => {
    nth += 1
    await shop.put(shop.sold(nth), 5)
    return shop.sold(nth)
  }
  /** Kills the server as soon as it waits for an answer of the provider that does not come. */
  async function kill(server: Server, path: string): Promise<void> {
    const waits = async () => (await shop.sandbox.control.calls()).some(({ url, fault }) => fault === 'hang' && url.includes(path))
    await eventually(waits).toBe(true)
    await server.stop('SIGKILL')
    await shop.sandbox.control.clearFaults()
    await shop.sandbox.control.clearCalls()
  }
  const buy = (provider: ProviderName, id: string) => {
    const buyer = { email: 'kari@example.no', postalCode: '0155' }
    return provider === 'klarna'
      ? shop.sandbox.control.buyKco(id, { ...buyer, method: 'card' })
      : shop.sandbox.control.buyQliro(id, { ...buyer, personalNumber: '22034149589', method: 'invoice' })
  }
  const newest = async (provider: ProviderName): Promise<string> => {
    const { kco, qliro } = await shop.sandbox.control.truth()
    return (provider === 'klarna' ? kco.at(-1)?.order_id : qliro.at(-1)?.OrderId) ?? ''
  }
  const acknowledged = async (id: string) => (await shop.sandbox.control.truth()).kco.find(({ order_id }) => order_id === id)?.acknowledged
  const ordersOf = ({ ean }: Sold) => shop.count('select count(*) as n from order_lines where ean = $1', [ean])
  const bookOf = async (sold: Sold) => [await ordersOf(sold), await shop.stock(sold), await shop.held(sold)]
  /** What a killed process had taken is taken over a minute later, and what it was not told is asked for: now, not then. */
  const aMinuteLater = async () => {
    await shop.db.query('update payment_outbox set next_at = now() where done_at is null')
    await shop.db.query('update payment_sessions set next_read_at = now() where next_read_at is not null')
  }

  it.each(['klarna', 'qliro'] as const)(
    '[R10.31] F17: an order that %s has made and the killed shop never heard of becomes one all the same when it is paid',
    async (provider) => {
      const sold = await goods()
      const server = await shop.started()
      await shop.sandbox.control.addFaults({
        match: { method: 'POST', path: creation[provider] },
        effect: 'hang',
        afterwards: true,
      })
      const asked = shop.open(server, sold, { provider }).catch(() => null)
      await kill(server, creation[provider])
      expect(await asked).toBeNull()
      const id = await newest(provider)
      expect(await bookOf(sold)).toEqual([0, 4, 1])

      const again = await shop.started(portOf(server))
      expect(await buy(provider, id)).toMatchObject({ kind: 'completed' })
      await shop.sandbox.control.advance(3 * minute)
      await eventually(() => bookOf(sold)).toEqual([1, 4, 0])
      if (provider === 'klarna') await eventually(() => acknowledged(id)).toBe(true)
      await again.stop('SIGTERM')
    },
  )

  it('[R10.31] F17: an order that nobody pays ends, its goods go back, and the same request opens another', async () => {
    const sold = await goods()
    const server = await shop.started()
    const key = 'asked-again'
    await shop.sandbox.control.addFaults({ match: { method: 'POST', path: creation.klarna }, effect: 'hang', afterwards: true })
    const asked = shop.open(server, sold, { key }).catch(() => null)
    await kill(server, creation.klarna)
    expect(await asked).toBeNull()
    const orphan = await newest('klarna')
    await shop.db.query(`update payment_sessions set hold_until = now() where state = 'draft'`)

    const again = await shop.started(portOf(server))
    await eventually(() => bookOf(sold)).toEqual([0, 5, 0])
    const { status, body } = await shop.open(again, sold, { key })
    expect([status, body.state, await shop.held(sold)]).toEqual([201, 'held', 1])
    const id = await shop.providerId(body)
    expect(id).not.toBe(orphan)
    expect(await buy('klarna', id)).toMatchObject({ kind: 'completed' })
    expect((await shop.complete(again, body.token)).body.state).toEqual(placed)
    expect(await bookOf(sold)).toEqual([1, 4, 0])
    await again.stop('SIGTERM')
  })

  it('[R10.31] F17: a purchase whose order the killed shop had not stored yet is found by the sweep', async () => {
    const sold = await goods()
    const server = await shop.started()
    const { body: session } = await shop.open(server, sold)
    const id = await shop.providerId(session)
    expect(await buy('klarna', id)).toMatchObject({ kind: 'completed' })
    await shop.sandbox.control.addFaults({ match: { method: 'GET', path: `${creation.klarna}/${id}` }, effect: 'hang' })
    const asked = shop.complete(server, session.token).catch(() => null)
    await kill(server, id)
    expect(await asked).toBeNull()
    expect(await bookOf(sold)).toEqual([0, 4, 1])

    await aMinuteLater()
    const again = await shop.started(portOf(server))
    await eventually(() => bookOf(sold)).toEqual([1, 4, 0])
    await eventually(() => acknowledged(id)).toBe(true)
    expect((await shop.sandbox.control.truth()).callbacks.filter(({ kind, orderId }) => kind === 'kco.push' && orderId === id)).toEqual([])
    await again.stop('SIGTERM')
  })

  it.each([
    ['was never made', false],
    ['was made and not answered', true],
  ])('[R10.31] F18: an acknowledgement that %s when the shop was killed is there after it starts anew', async (_, afterwards) => {
    const sold = await goods()
    const server = await shop.started()
    const { body: session } = await shop.open(server, sold)
    const id = await shop.providerId(session)
    expect(await buy('klarna', id)).toMatchObject({ kind: 'completed' })
    await shop.sandbox.control.addFaults({ match: { method: 'POST', path: `${id}/acknowledge` }, effect: 'hang', afterwards })
    const { body: order } = await shop.complete(server, session.token)
    expect(order.state).toBe('authorized')
    await kill(server, `${id}/acknowledge`)
    expect([await acknowledged(id), ...(await bookOf(sold))]).toEqual([afterwards, 1, 4, 0])

    await aMinuteLater()
    const again = await shop.started(portOf(server))
    const receipt = () => again.first.get<OrderReceipt>(`/receipts/${session.token}`)
    await eventually(async () => [(await receipt()).body.state, await acknowledged(id)]).toEqual(['accepted', true])
    expect((await receipt()).body.id).toBe(order.id)
    expect(await bookOf(sold)).toEqual([1, 4, 0])
    await again.stop('SIGTERM')
  })
})
