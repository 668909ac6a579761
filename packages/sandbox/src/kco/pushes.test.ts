import { describe, expect, it } from 'vitest'
import { buyOrder, call, createOrder, managed, sandbox, shop, startKco } from '../testing/kco.ts'

startKco()

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const pushesOf = (id: string) => shop().received(`/push?kid=${id}`)

describe('kco pushes', () => {
  it('[R11.35] others follow after 5, 15, 30 and 60 minutes and then every 4 hours, for 48 hours, whatever the shop answers', async () => {
    const id = await createOrder()
    await sandbox().control.buyKco(id)
    await sandbox().control.advance(60 * hour)
    const { callbacks } = await sandbox().control.truth()
    const times = callbacks.filter(({ orderId, kind }) => orderId === id && kind === 'kco.push').map(({ at }) => Date.parse(at))
    const minutesBetween = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / minute))
    expect(minutesBetween).toEqual([5, 15, 30, 60, ...Array.from({ length: 11 }, () => 240)])
  })

  it('[R11.35] the first comes two minutes after the purchase, empty and without a content type', async () => {
    const id = await createOrder()
    await sandbox().control.buyKco(id)
    await sandbox().control.advance(2 * minute - second)
    expect(pushesOf(id)).toEqual([])
    await sandbox().control.advance(second)
    expect(pushesOf(id)).toEqual([{ path: `/push?kid=${id}`, contentType: undefined, body: '' }])
  })

  it('[R11.35] the first comes after as long as a switch says', async () => {
    const { kco } = await sandbox().control.switches({ kco: { firstPush: 10 * second } })
    expect(kco.firstPush).toBe(10 * second)
    const id = await createOrder()
    await sandbox().control.buyKco(id)
    await sandbox().control.switches({ kco: { firstPush: 2 * minute } })
    await sandbox().control.advance(9 * second)
    expect(pushesOf(id)).toEqual([])
    await sandbox().control.advance(second)
    expect(pushesOf(id)).toHaveLength(1)
  })

  it('[R11.35] goes on when a shop never answers', async () => {
    const id = await createOrder()
    await sandbox().control.buyKco(id)
    shop().answer('/push', null)
    await sandbox().control.advance(2 * minute)
    const { callbacks } = await sandbox().control.truth()
    expect(callbacks.find(({ orderId, kind }) => orderId === id && kind === 'kco.push')).toMatchObject({ status: null })
  })

  it('[R11.35] none follows once the order is acknowledged', async () => {
    const id = await createOrder()
    await sandbox().control.buyKco(id)
    await sandbox().control.advance(2 * minute)
    expect((await call('POST', `${managed}/${id}/acknowledge`)).status).toBe(204)
    await sandbox().control.advance(50 * hour)
    expect(pushesOf(id)).toHaveLength(1)
  })

  it.each([
    ['release', 'ACCEPTED', 'FRAUD_RISK_ACCEPTED', 'AUTHORIZED'],
    ['refuse', 'REJECTED', 'FRAUD_RISK_REJECTED', 'CANCELLED'],
  ] as const)('[R11.35] +pend@ is bought and pending; %s tells the shop', async (action, fraud, event, status) => {
    const id = await createOrder()
    await sandbox().control.buyKco(id, { email: 'kari+pend@example.no' })
    await sandbox().control.advance(5 * second)
    expect((await call('GET', `${managed}/${id}`)).json).toMatchObject({ status: 'AUTHORIZED', fraud_status: 'PENDING' })
    expect((await call('POST', `${managed}/${id}/captures`, { captured_amount: 100 })).status).toBe(403)
    await sandbox().control.force(id, action)
    await expect.poll(() => shop().received(`/notification?kid=${id}`)).toHaveLength(1)
    expect(JSON.parse(shop().received(`/notification?kid=${id}`)[0]?.body ?? '')).toEqual({ order_id: id, event_type: event })
    expect((await call('GET', `${managed}/${id}`)).json).toMatchObject({ status, fraud_status: fraud })
  })

  it('[R11.35] a purchase is unknown to order management for some seconds', async () => {
    const id = await createOrder()
    await sandbox().control.buyKco(id)
    expect(await call('GET', `${managed}/${id}`)).toMatchObject({ status: 404, json: { error_code: 'NO_SUCH_ORDER' } })
    await sandbox().control.advance(5 * second)
    expect((await call('GET', `${managed}/${id}`)).status).toBe(200)
    expect((await call('GET', `${managed}/${await buyOrder()}`)).json).toMatchObject({ merchant_reference1: '1000123' })
  })
})
