import { describe, expect, it } from 'vitest'
import { parseJson } from '../http/json.ts'
import { call, createOrder, discount, freight, jacket, orders, sandbox, shop, startQliro } from '../testing/qliro.ts'

startQliro()

const second = 1000
const minute = 60 * second

const read = async (id: string) => (await call('GET', `${orders}/${id}`)).json
const statusPushes = (id: string) =>
  shop()
    .received('/status')
    .map(({ body }) => parseJson(body) as Record<string, unknown>)
    .filter(({ OrderId }) => OrderId === id)
const statusesOf = (id: string) => statusPushes(id).map(({ Status }) => Status)

describe('qliro validation', () => {
  it('[R11.37] sends the buyer, the lines and the address', async () => {
    const id = await createOrder()
    await sandbox().control.buyQliro(id, { email: 'ola@example.no', postalCode: '5003', personalNumber: '22034149589' })
    expect(parseJson(shop().received('/validation')[0]?.body ?? '')).toMatchObject({
      OrderId: id,
      Currency: 'NOK',
      Customer: { Email: 'ola@example.no', PersonalNumber: '22034149589' },
      OrderItems: [jacket, discount, freight],
      ShippingAddress: { PostalCode: '5003' },
      PaymentMethod: { PaymentTypeCode: 'CARD' },
    })
  })

  it.each(['OutOfStock', 'PostalCodeIsNotSupported', 'IdentityNotVerified', 'Other'])('[R11.37] declines with %s', async (reason) => {
    const id = await createOrder()
    shop().answer('/validation', { status: 400, body: JSON.stringify({ DeclineReason: reason, DeclineReasonMessage: 'Utsolgt' }) })
    expect(await sandbox().control.buyQliro(id)).toEqual({ kind: 'refused', reason, text: 'Utsolgt' })
    expect(await read(id)).toMatchObject({ CustomerCheckoutStatus: 'InProcess' })
  })

  it.each([
    ['500', { status: 500 }],
    ['400 without a reason', { status: 400, body: '{}' }],
    ['400 with a reason that does not exist', { status: 400, body: '{"DeclineReason":"SoldOut"}' }],
    [
      '400 with a message of 151 characters',
      { status: 400, body: JSON.stringify({ DeclineReason: 'Other', DeclineReasonMessage: 'x'.repeat(151) }) },
    ],
  ])('[R11.37] takes an answer of %s as none: approved, or refused by the switch', async (_, answer) => {
    shop().answer('/validation', answer)
    expect(await sandbox().control.buyQliro(await createOrder())).toMatchObject({ kind: 'completed' })
    await sandbox().control.switches({ qliro: { validationSilence: 'reject' } })
    const outcome = await sandbox().control.buyQliro(await createOrder())
    await sandbox().control.switches({ qliro: { validationSilence: 'approve' } })
    expect(outcome).toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['approve', 'completed'],
    ['reject', 'refused'],
  ] as const)('[R11.37] waits 5 s for a silent shop, and then does as the switch says: %s', async (validationSilence, kind) => {
    await sandbox().control.switches({ qliro: { validationSilence } })
    const id = await createOrder()
    shop().answer('/validation', null)
    let outcome: unknown = null
    const bought = sandbox()
      .control.buyQliro(id)
      .then((answer) => (outcome = answer))
    await expect.poll(() => shop().received('/validation').length).toBe(1)
    await sandbox().control.advance(5 * second - 1)
    expect((await sandbox().control.truth()).callbacks.filter(({ orderId }) => orderId === id)).toEqual([])
    expect(outcome).toBeNull()
    await sandbox().control.advance(1)
    await bought
    await sandbox().control.switches({ qliro: { validationSilence: 'approve' } })
    expect(outcome).toMatchObject({ kind })
  })
})

describe('qliro buyers', () => {
  it.each([
    ['22034149589', 'completed', 'Completed'],
    ['123456785', 'completed', 'Completed'],
    ['23034114714', 'completed', 'OnHold'],
    ['123123123', 'completed', 'OnHold'],
    ['23034114986', 'declined', 'InProcess'],
    ['987654325', 'declined', 'InProcess'],
  ])('[R11.37] the test person %s: %s, and the order is %s', async (personalNumber, kind, status) => {
    const id = await createOrder()
    expect(await sandbox().control.buyQliro(id, { method: 'invoice', personalNumber })).toMatchObject({ kind })
    expect(await read(id)).toMatchObject({ CustomerCheckoutStatus: status })
  })

  it('[R11.37] a finished order has its lines with their transaction', async () => {
    const id = await createOrder()
    await sandbox().control.buyQliro(id)
    const { OrderItems: items } = await read(id)
    expect(items).toMatchObject(
      [jacket, discount, freight].map((item) => ({ ...item, PaymentTransactionId: expect.stringMatching(/^\d+$/u) })),
    )
  })

  it.each([
    ['Vipps', { method: 'vipps' as const }, 'vipps'],
    ['+3ds@', { email: 'kari+3ds@example.no' }, 'bank'],
  ])('[R11.37] %s leaves for a step elsewhere', async (_, input, step) => {
    const id = await createOrder()
    expect(await sandbox().control.buyQliro(id, input)).toMatchObject({ kind: 'approve', step })
    expect(await read(id)).toMatchObject({ CustomerCheckoutStatus: 'InProcess' })
    expect(await sandbox().control.approve(id)).toMatchObject({ kind: 'completed' })
    expect(await read(id)).toMatchObject({ CustomerCheckoutStatus: 'Completed' })
  })

  it('[R11.37] nothing can be approved elsewhere after the shop has changed the order', async () => {
    const id = await createOrder()
    await sandbox().control.buyQliro(id, { method: 'vipps' })
    await call('PUT', `${orders}/${id}`, { OrderItems: [jacket] })
    expect(await sandbox().control.approve(id)).toEqual({ kind: 'closed' })
  })
})

describe('qliro status pushes', () => {
  it('[R11.37] tells the state, its time and the transaction', async () => {
    const id = await createOrder()
    await sandbox().control.buyQliro(id)
    await expect.poll(() => statusPushes(id)).toHaveLength(1)
    expect(statusPushes(id)[0]).toMatchObject({
      Status: 'Completed',
      NotificationType: 'CustomerCheckoutStatus',
      Timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
      PaymentTransactionId: expect.stringMatching(/^\d+$/u),
    })
  })

  it.each([
    ['an error', { status: 500 }],
    ['another word than received', { status: 200, body: '{"CallbackResponse":"ok"}' }],
    ['no JSON', { status: 200, body: 'received' }],
  ])('[R11.37] comes again after 1, 5, 15 and 60 minutes when the shop answers %s', async (_, answer) => {
    const id = await createOrder()
    shop().answer('/status', answer)
    await sandbox().control.buyQliro(id)
    await expect.poll(() => statusPushes(id)).toHaveLength(1)
    await sandbox().control.advance(200 * minute)
    const { callbacks } = await sandbox().control.truth()
    const times = callbacks.filter(({ orderId, kind }) => orderId === id && kind === 'qliro.status').map(({ at }) => Date.parse(at))
    expect(times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / minute))).toEqual([1, 5, 15, 60])
  })

  it.each([
    ['release', 'Completed'],
    ['refuse', 'Refused'],
  ] as const)('[R11.37] OnHold, and after %s %s', async (action, status) => {
    const id = await createOrder()
    await sandbox().control.buyQliro(id, { method: 'invoice', personalNumber: '23034114714' })
    await sandbox().control.force(id, action)
    await expect.poll(() => statusesOf(id)).toEqual(['OnHold', status])
    expect(await read(id)).toMatchObject({ CustomerCheckoutStatus: status })
  })

  it('[R11.37] can come many times at once, in another order, or not at all', async () => {
    const [twice, turned, never] = [await createOrder(), await createOrder(), await createOrder()]
    await sandbox().control.addFaults({ match: { callback: 'qliro.status' }, effect: 'duplicate', count: 50, times: 1 })
    await sandbox().control.buyQliro(twice)
    await expect.poll(() => statusPushes(twice)).toHaveLength(50)
    await sandbox().control.addFaults({ match: { callback: 'qliro.status' }, effect: 'reorder', times: 1 })
    await sandbox().control.force(turned, 'hold')
    await sandbox().control.force(turned, 'release')
    await expect.poll(() => statusesOf(turned)).toEqual(['Completed', 'OnHold'])
    await sandbox().control.addFaults({ match: { callback: 'qliro.' }, effect: 'drop' })
    await sandbox().control.buyQliro(never)
    await sandbox().control.advance(200 * minute)
    expect(statusPushes(never)).toEqual([])
  })
})
