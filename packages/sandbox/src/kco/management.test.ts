import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goods } from '../testing/kco-order.ts'
import { buyOrder, call, createOrder, managed, sandbox, startKco } from '../testing/kco.ts'

startKco()

const hour = 3_600_000
const read = async (id: string) => (await call('GET', `${managed}/${id}`)).json
const capture = (id: string, body: object, headers = {}) => call('POST', `${managed}/${id}/captures`, body, headers)
const refund = (id: string, body: object, headers = {}) => call('POST', `${managed}/${id}/refunds`, body, headers)

describe('kco order management v1', () => {
  it('[R11.34] starts with everything authorized', async () => {
    expect(await read(await buyOrder())).toMatchObject({
      status: 'AUTHORIZED',
      fraud_status: 'ACCEPTED',
      order_amount: 129_800,
      original_order_amount: 129_800,
      captured_amount: 0,
      refunded_amount: 0,
      remaining_authorized_amount: 129_800,
    })
  })

  it('[R11.34] captures in parts: 201 with the capture’s id and address, PART_CAPTURED, then CAPTURED', async () => {
    const id = await buyOrder()
    const first = await capture(id, { captured_amount: 100_000, description: 'Pakke 1', reference: 'P1' })
    expect(first.status).toBe(201)
    const captureId = first.headers.get('capture-id')
    expect(first.headers.get('location')).toMatch(new RegExp(`/captures/${captureId}$`, 'u'))
    expect(await read(id)).toMatchObject({ status: 'PART_CAPTURED', captured_amount: 100_000, remaining_authorized_amount: 29_800 })
    expect((await call('GET', `${managed}/${id}/captures/${captureId}`)).json).toMatchObject({
      capture_id: captureId,
      captured_amount: 100_000,
      reference: 'P1',
    })
    await capture(id, { captured_amount: 29_800 })
    expect(await read(id)).toMatchObject({ status: 'CAPTURED', captured_amount: 129_800, remaining_authorized_amount: 0 })
    expect(JSON.parse((await call('GET', `${managed}/${id}/captures`)).text)).toHaveLength(2)
    expect((await call('GET', `${managed}/${id}/captures/${randomUUID()}`)).status).toBe(404)
  })

  it.each([
    ['more than is left', { captured_amount: 129_801 }, 403, 'CAPTURE_NOT_ALLOWED'],
    ['nothing', { captured_amount: 0 }, 400, 'BAD_VALUE'],
    ['kroner with decimals', { captured_amount: 10.5 }, 400, 'BAD_VALUE'],
    ['no amount', {}, 400, 'BAD_VALUE'],
    ['lines that are another sum', { captured_amount: 1000, order_lines: [goods] }, 400, 'BAD_VALUE'],
    ['a description of 256 characters', { captured_amount: 1, description: 'x'.repeat(256) }, 400, 'BAD_VALUE'],
    ['a carrier of 101 characters', { captured_amount: 1, shipping_info: [{ shipping_company: 'x'.repeat(101) }] }, 400, 'BAD_VALUE'],
  ])('[R11.34] does not capture %s', async (_, body, status, code) => {
    const id = await buyOrder()
    expect(await capture(id, body)).toMatchObject({ status, json: { error_code: code } })
    expect(await read(id)).toMatchObject({ status: 'AUTHORIZED', captured_amount: 0 })
  })

  it('[R11.34] refunds up to what was captured, in parts', async () => {
    const id = await buyOrder()
    expect(await refund(id, { refunded_amount: 1 })).toMatchObject({ status: 403, json: { error_code: 'REFUND_NOT_ALLOWED' } })
    await capture(id, { captured_amount: 50_000 })
    const first = await refund(id, { refunded_amount: 20_000 })
    expect(first.status).toBe(201)
    expect(first.headers.get('refund-id')).toBeTruthy()
    expect(await refund(id, { refunded_amount: 30_001 })).toMatchObject({ status: 403 })
    expect((await refund(id, { refunded_amount: 30_000 })).status).toBe(201)
    expect(await read(id)).toMatchObject({ refunded_amount: 50_000, captured_amount: 50_000 })
  })

  it('[R11.34] cancels what nothing was captured of, and nothing else', async () => {
    const id = await buyOrder()
    expect((await call('POST', `${managed}/${id}/cancel`)).status).toBe(204)
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', remaining_authorized_amount: 0 })
    expect(await capture(id, { captured_amount: 1 })).toMatchObject({ status: 403 })
    const other = await buyOrder()
    await capture(other, { captured_amount: 1 })
    expect(await call('POST', `${managed}/${other}/cancel`)).toMatchObject({ status: 403, json: { error_code: 'CANCEL_NOT_ALLOWED' } })
  })

  it('[R11.34] releases what is left after a part was captured', async () => {
    const id = await buyOrder()
    const release = () => call('POST', `${managed}/${id}/release-remaining-authorization`)
    expect((await release()).status).toBe(403)
    await capture(id, { captured_amount: 100 })
    expect((await release()).status).toBe(204)
    expect(await read(id)).toMatchObject({ status: 'CAPTURED', captured_amount: 100, remaining_authorized_amount: 0 })
    expect((await capture(id, { captured_amount: 1 })).status).toBe(403)
  })

  it('[R11.34] an authorization ends after 28 days, unless it is extended', async () => {
    const [id, extended] = [await buyOrder(), await buyOrder()]
    await sandbox().control.advance(27 * 24 * hour)
    expect((await call('POST', `${managed}/${extended}/extend-authorization-time`)).status).toBe(204)
    await sandbox().control.advance(24 * hour)
    expect((await read(id))['status']).toBe('EXPIRED')
    expect((await capture(id, { captured_amount: 1 })).status).toBe(403)
    expect((await capture(extended, { captured_amount: 1 })).status).toBe(201)
  })

  it('[R11.34] the authorization can be lowered to what was captured, and not raised', async () => {
    const id = await buyOrder()
    const change = (amount: number) => call('PATCH', `${managed}/${id}/authorization`, { order_amount: amount })
    await capture(id, { captured_amount: 50_000 })
    expect((await change(129_801)).status).toBe(403)
    expect((await change(49_999)).status).toBe(403)
    expect((await change(60_000)).status).toBe(204)
    expect(await read(id)).toMatchObject({ order_amount: 60_000, remaining_authorized_amount: 10_000 })
  })

  it('[R11.34] keeps references, addresses and shipping information', async () => {
    const id = await buyOrder()
    expect(
      (await call('PATCH', `${managed}/${id}/merchant-references`, { merchant_reference1: 'A', merchant_reference2: 'B' })).status,
    ).toBe(204)
    expect((await call('PATCH', `${managed}/${id}/customer-details`, { shipping_address: { city: 'Bergen' } })).status).toBe(204)
    const { headers } = await capture(id, { captured_amount: 100 })
    const info = { shipping_info: [{ shipping_company: 'Posten', tracking_number: '1' }] }
    expect((await call('POST', `${managed}/${id}/captures/${headers.get('capture-id')}/shipping-info`, info)).status).toBe(204)
    expect((await call('POST', `${managed}/${id}/shipping-info`, info)).status).toBe(204)
    expect((await call('POST', `${managed}/${id}/captures/${headers.get('capture-id')}/trigger-send-out`)).status).toBe(204)
    expect(await read(id)).toMatchObject({
      merchant_reference1: 'A',
      merchant_reference2: 'B',
      shipping_address: { city: 'Bergen' },
      captures: [info],
    })
  })

  it('[R11.34] repeats the first answer to an idempotency key for 24 h, whatever is asked for', async () => {
    const id = await buyOrder()
    const key = { 'klarna-idempotency-key': randomUUID() }
    const first = await capture(id, { captured_amount: 100 }, key)
    const again = await capture(id, { captured_amount: 100 }, key)
    expect(again.headers.get('capture-id')).toBe(first.headers.get('capture-id'))
    expect((await refund(id, { refunded_amount: 50 }, key)).headers.get('capture-id')).toBe(first.headers.get('capture-id'))
    expect(await read(id)).toMatchObject({ captured_amount: 100, refunded_amount: 0 })
    await sandbox().control.advance(24 * hour - 1)
    await capture(id, { captured_amount: 100 }, key)
    expect(await read(id)).toMatchObject({ captured_amount: 100 })
    await sandbox().control.advance(1)
    await capture(id, { captured_amount: 100 }, key)
    expect(await read(id)).toMatchObject({ captured_amount: 200 })
  })

  it('[R11.34] repeats a refusal to the same idempotency key too', async () => {
    const id = await buyOrder()
    const key = { 'klarna-idempotency-key': randomUUID() }
    await capture(id, { captured_amount: 129_801 }, key)
    expect(await capture(id, { captured_amount: 1 }, key)).toMatchObject({ status: 403 })
    expect(await read(id)).toMatchObject({ captured_amount: 0 })
  })

  it('[R11.34] captures once where the first answer was lost and the call repeated with its key', async () => {
    const id = await buyOrder()
    const key = { 'klarna-idempotency-key': randomUUID() }
    await sandbox().control.addFaults({ match: { service: 'kco', path: '/captures' }, effect: 'lost', times: 1 })
    await expect(capture(id, { captured_amount: 100 }, key)).rejects.toThrow(/fetch failed/u)
    expect((await capture(id, { captured_amount: 100 }, key)).status).toBe(201)
    expect(await read(id)).toMatchObject({ captured_amount: 100 })
  })

  it('[R11.34] answers 404 NO_SUCH_ORDER before the purchase, and 401 without credentials', async () => {
    const id = await createOrder()
    expect(await call('POST', `${managed}/${id}/acknowledge`)).toMatchObject({ status: 404, json: { error_code: 'NO_SUCH_ORDER' } })
    expect((await call('GET', `${managed}/${id}`, undefined, { authorization: '' })).status).toBe(401)
  })

  it('[R11.34] never captures more than was authorized or refunds more than was captured, in whatever order it is asked to', async () => {
    const step = fc.record({
      what: fc.constantFrom('capture', 'refund', 'release', 'cancel', 'lower'),
      amount: fc.integer({ min: 1, max: 90_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const id = await buyOrder()
        let [captured, refunded] = [0, 0]
        for (const { what, amount } of steps) {
          if (what === 'capture' && (await capture(id, { captured_amount: amount })).status === 201) captured += amount
          if (what === 'refund' && (await refund(id, { refunded_amount: amount })).status === 201) refunded += amount
          if (what === 'release') await call('POST', `${managed}/${id}/release-remaining-authorization`)
          if (what === 'cancel') await call('POST', `${managed}/${id}/cancel`)
          if (what === 'lower') await call('PATCH', `${managed}/${id}/authorization`, { order_amount: amount })
          const order = await read(id)
          expect(order).toMatchObject({ captured_amount: captured, refunded_amount: refunded })
          expect(captured + Number(order['remaining_authorized_amount'])).toBeLessThanOrEqual(129_800)
          expect(refunded).toBeLessThanOrEqual(captured)
        }
      }),
      { numRuns: 15 },
    )
  }, 120_000)
})
