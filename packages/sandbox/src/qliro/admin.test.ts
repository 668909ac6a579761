import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from '../http/json.ts'
import {
  admin,
  buyOrder,
  call,
  createOrder,
  discount,
  freight,
  jacket,
  manage,
  sandbox,
  settle,
  shipItems,
  shop,
  socks,
  startQliro,
} from '../testing/qliro.ts'
import type { Answer } from '../testing/qliro.ts'

startQliro()

const day = 24 * 3_600_000

const truthOf = async (id: string) => {
  const found = (await sandbox().control.truth()).qliro.find(({ OrderId }) => OrderId === id)
  if (!found) throw new Error(`No order ${id}`)
  return found
}
const transactionOf = ({ json }: Answer): string =>
  (json['PaymentTransactions'] as readonly { readonly PaymentTransactionId: string }[] | undefined)?.[0]?.PaymentTransactionId ?? ''
const refusal = (code: string) => ({ status: 400, json: { ErrorCode: code } })

const all = [jacket, discount, freight]

describe('qliro admin API v2', () => {
  it('[R11.36] takes a shipment on at once, ends it later, and tells the shop then', async () => {
    const id = await buyOrder()
    const answer = await shipItems(id, all)
    expect(answer).toMatchObject({ status: 200, json: { PaymentTransactions: [{ Status: 'Created' }] } })
    expect(await truthOf(id)).toMatchObject({ Captured: 0, Reserved: 1298 })
    await settle()
    expect(await truthOf(id)).toMatchObject({ Captured: 1298, Reserved: 0 })
    expect((await call('GET', `${admin}/paymentTransactions/${transactionOf(answer)}`)).json).toMatchObject({
      Type: 'Capture',
      Status: 'Success',
      Amount: 1298,
    })
    await expect
      .poll(() =>
        shop()
          .received('/om')
          .map(({ body }) => parseJson(body)),
      )
      .toContainEqual(
        expect.objectContaining({
          OrderId: id,
          PaymentTransactionId: transactionOf(answer),
          PaymentType: 'Capture',
          Status: 'Success',
          Amount: 1298,
        }),
      )
  })

  it('[R11.36] refuses a second operation while one is in process', async () => {
    const id = await buyOrder()
    await shipItems(id, [jacket, discount])
    expect(await shipItems(id, [freight])).toMatchObject(refusal('OPERATION_NOT_SUPPORTED'))
    await settle()
    expect((await shipItems(id, [freight])).status).toBe(200)
  })

  it('[R11.36] refuses a RequestId for seven days, whatever became of the first request', async () => {
    const id = await buyOrder()
    const RequestId = randomUUID()
    const ship = (items: readonly object[]) => manage('MarkItemsAsShipped', id, { RequestId, Shipments: [{ OrderItems: items }] })
    expect(await ship([{ ...jacket, Quantity: 2 }])).toMatchObject(refusal('EXCEEDING_QUANTITY'))
    expect(await ship(all)).toMatchObject(refusal('INVALID_REQUEST'))
    await sandbox().control.advance(7 * day - 1)
    expect(await ship(all)).toMatchObject(refusal('INVALID_REQUEST'))
    await sandbox().control.advance(1)
    expect((await ship(all)).status).toBe(200)
  })

  it.each([
    ['a line that does not exist', [{ ...jacket, MerchantReference: 'NONE' }], 'INVALID_ITEM'],
    ['a line at another price', [{ ...jacket, PricePerItemIncVat: 1300 }], 'INVALID_ITEM'],
    ['a line of another type', [{ ...jacket, Type: 'Fee' }], 'INVALID_ITEM'],
    ['more than was bought', [{ ...jacket, Quantity: 2 }], 'EXCEEDING_QUANTITY'],
    ['more than was authorized, the discount left out', [jacket, freight], 'INVALID_REQUEST_TOTAL_AMOUNT'],
    ['nothing but the discount', [discount], 'INVALID_REQUEST_TOTAL_AMOUNT'],
    ['a price with three decimals', [{ ...jacket, PricePerItemIncVat: 1299.001 }], 'SYSTEM_ERROR'],
  ])('[R11.36] does not ship %s', async (_, items, code) => {
    const id = await buyOrder()
    expect((await shipItems(id, items)).json['ErrorCode']).toBe(code)
    expect(await truthOf(id)).toMatchObject({ Captured: 0, Reserved: 1298 })
  })

  it('[R11.36] ships in parts, and no line more often than it was bought', async () => {
    const id = await buyOrder({ OrderItems: [jacket, socks] })
    await shipItems(id, [{ ...socks, Quantity: 2 }])
    await settle()
    expect(await truthOf(id)).toMatchObject({ Captured: 199.8, Reserved: 1398.9 })
    expect(await shipItems(id, [{ ...socks, Quantity: 2 }])).toMatchObject(refusal('EXCEEDING_QUANTITY'))
    await shipItems(id, [{ ...socks, Quantity: 1 }, jacket])
    await settle()
    expect(await shipItems(id, [jacket])).toMatchObject(refusal('NO_ITEMS_LEFT_IN_RESERVATION'))
  })

  it.each([
    ['another currency', (id: string) => manage('cancelOrder', id, { Currency: undefined, Extra: 1 }), 'INVALID_INPUT'],
    ['a RequestId that is no GUID', (id: string) => manage('cancelOrder', id, { Currency: undefined, RequestId: 'one' }), 'INVALID_INPUT'],
    [
      'kroner of Sweden',
      (id: string) => manage('MarkItemsAsShipped', id, { Currency: 'SEK', Shipments: [{ OrderItems: all }] }),
      'CURRENCY_MISMATCH',
    ],
  ])('[R11.36] refuses %s', async (_, ask, code) => {
    expect(await ask(await buyOrder())).toMatchObject(refusal(code))
  })

  it('[R11.36] refuses what is on hold, not bought, or not there', async () => {
    const held = await createOrder()
    await sandbox().control.force(held, 'hold')
    expect(await shipItems(held, all)).toMatchObject(refusal('PAYMENT_ONHOLD'))
    expect(await shipItems(await createOrder(), all)).toMatchObject(refusal('NO_PAYMENT_TRANSACTION'))
    expect(await shipItems('1', all)).toMatchObject({ status: 404, json: { ErrorCode: 'ORDER_NOT_FOUND' } })
  })

  it('[R11.36] cancels what has not been shipped', async () => {
    const [whole, part] = [await buyOrder(), await buyOrder({ OrderItems: [jacket, socks] })]
    const cancel = (id: string) => manage('cancelOrder', id, { Currency: undefined })
    expect((await cancel(whole)).status).toBe(200)
    await settle()
    expect(await truthOf(whole)).toMatchObject({ Cancelled: true, Reserved: 0, Captured: 0 })
    expect(await shipItems(whole, all)).toMatchObject(refusal('ORDER_HAS_BEEN_CANCELLED'))
    await shipItems(part, [socks])
    await settle()
    await cancel(part)
    await settle()
    expect(await truthOf(part)).toMatchObject({ Cancelled: false, Reserved: 0, Captured: 299.7 })
    expect(await cancel(part)).toMatchObject(refusal('NO_ITEMS_TO_CANCEL'))
  })

  it('[R11.36] takes back what a capture shipped, with fees, and not more', async () => {
    const id = await buyOrder({ OrderItems: [jacket, socks] })
    const capture = transactionOf(await shipItems(id, [jacket, socks]))
    await settle()
    const back = (items: readonly object[], more: object = {}) =>
      manage('ReturnItems', id, { Returns: [{ PaymentTransactionId: capture, OrderItems: items, ...more }] })
    const fee = { MerchantReference: 'RETUR', Description: 'Returfrakt', PricePerItemIncVat: 49, PricePerItemExVat: 39.2 }
    expect((await back([{ ...socks, Quantity: 2 }], { Fees: [fee] })).status).toBe(200)
    await settle()
    expect(await truthOf(id)).toMatchObject({ Refunded: 150.8 })
    expect(await back([{ ...socks, Quantity: 2 }])).toMatchObject(refusal('EXCEEDING_QUANTITY'))
    await back([{ ...socks, Quantity: 1 }])
    await settle()
    expect(await back([{ ...socks, Quantity: 1 }])).toMatchObject(refusal('NO_SHIPPED_ITEMS_AVAILABLE'))
    expect(await manage('ReturnItems', id, { Returns: [{ PaymentTransactionId: '1', OrderItems: [jacket] }] })).toMatchObject(
      refusal('NO_PAYMENT_TRANSACTION'),
    )
  })

  it('[R11.36] replaces what is reserved: less by card before the first shipment, by invoice until everything is shipped, never more', async () => {
    const [card, invoice] = [await buyOrder({ OrderItems: [jacket, socks] }), await buyOrder({ OrderItems: [jacket, socks] }, 'invoice')]
    const update = (id: string, items: readonly object[]) => manage('UpdateItems', id, { Updates: [{ OrderItems: items }] })
    await update(card, [jacket])
    await settle()
    expect(await truthOf(card)).toMatchObject({ Reserved: 1299 })
    expect(await update(card, [jacket, freight])).toMatchObject(refusal('INVALID_REQUEST_TOTAL_AMOUNT'))
    for (const id of [card, invoice]) await shipItems(id, [jacket])
    await settle()
    expect(await update(card, [socks])).toMatchObject(refusal('OPERATION_NOT_SUPPORTED'))
    await update(invoice, [{ ...socks, Quantity: 1 }])
    await settle()
    expect(await truthOf(invoice)).toMatchObject({ Captured: 1299, Reserved: 99.9 })
  })

  it('[R11.36] adds lines to invoices alone', async () => {
    const [card, invoice] = [await buyOrder(), await buyOrder({}, 'invoice')]
    for (const id of [card, invoice]) await shipItems(id, all)
    await settle()
    const add = (id: string) =>
      manage('AddItemsToInvoice', id, {
        Additions: [{ OrderItems: [{ ...discount, MerchantReference: 'AVSLAG', PricePerItemIncVat: -100, PricePerItemExVat: -80 }] }],
      })
    expect(await add(card)).toMatchObject(refusal('INVALID_PAYMENT_TYPE'))
    expect((await add(invoice)).status).toBe(200)
    await settle()
    expect(await truthOf(invoice)).toMatchObject({ Refunded: 100 })
  })

  it('[R11.36] tries a refund that failed again', async () => {
    const id = await buyOrder()
    const capture = transactionOf(await shipItems(id, all))
    await settle()
    await sandbox().control.switches({ qliro: { transactionOutcome: 'Error' } })
    const failed = transactionOf(
      await manage('ReturnItems', id, { Returns: [{ PaymentTransactionId: capture, OrderItems: [jacket, discount] }] }),
    )
    await settle()
    await sandbox().control.switches({ qliro: { transactionOutcome: 'Success' } })
    expect(await truthOf(id)).toMatchObject({ Refunded: 0 })
    await manage('retryReversalPaymentTransaction', id, { PaymentTransactionId: failed })
    await settle()
    expect(await truthOf(id)).toMatchObject({ Refunded: 1099 })
  })

  it('[R11.36] changes the reference, by which the order is then found, and the address of its pushes', async () => {
    const id = await buyOrder()
    const reference = randomUUID().slice(0, 20)
    await manage('updatemerchantreference', id, { Currency: undefined, NewMerchantReference: reference })
    expect((await call('GET', `${admin}/orders/${reference}`)).json).toMatchObject({ OrderId: id, MerchantReference: reference })
    await manage('orderPushUrl/OrderManagement', id, {
      Currency: undefined,
      MerchantOrderManagementStatusPushUrl: `${shop().origin}/elsewhere`,
    })
    await shipItems(id, all)
    await settle()
    await expect.poll(() => shop().received('/elsewhere')).toHaveLength(1)
  })

  it('[R11.36] lists actions and transactions, by which a lost answer is found', async () => {
    const id = await buyOrder()
    await sandbox().control.addFaults({ match: { service: 'qliro', path: 'MarkItemsAsShipped' }, effect: 'lost', times: 1 })
    await expect(shipItems(id, all)).rejects.toThrow(/fetch failed/u)
    const { json } = await call('GET', `${admin}/orders/${id}`)
    expect(json['PaymentTransactions']).toMatchObject([
      { Type: 'Preauthorization', Status: 'Success' },
      { Type: 'Capture', Amount: 1298 },
    ])
    expect(json['OrderItemActions']).toMatchObject(all.map(({ MerchantReference }) => ({ MerchantReference, ActionType: 'Reserve' })))
  })

  it('[R11.36] never captures more than was authorized or refunds more than was captured, in whatever order it is asked to', async () => {
    const step = fc.record({
      what: fc.constantFrom('ship', 'return', 'cancel', 'update'),
      jackets: fc.integer({ min: 0, max: 2 }),
      socks: fc.integer({ min: 0, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const id = await buyOrder({ OrderItems: [{ ...jacket, Quantity: 2 }, socks, discount] }, 'invoice')
        const authorized = 2 * 129_900 + 3 * 9990 - 20_000
        for (const { what, jackets, socks: pairs } of steps) {
          const items = [
            ...(jackets > 0 ? [{ ...jacket, Quantity: jackets }] : []),
            ...(pairs > 0 ? [{ ...socks, Quantity: pairs }] : []),
            ...(jackets === 1 ? [discount] : []),
          ]
          const capture = (await truthOf(id)).PaymentTransactions.find(({ Type }) => Type === 'Capture')?.PaymentTransactionId
          if (what === 'ship') await shipItems(id, items)
          if (what === 'return' && capture)
            await manage('ReturnItems', id, { Returns: [{ PaymentTransactionId: capture, OrderItems: items }] })
          if (what === 'cancel') await manage('cancelOrder', id, { Currency: undefined })
          if (what === 'update') await manage('UpdateItems', id, { Updates: [{ OrderItems: items }] })
          await settle()
          const { Captured, Refunded, Reserved } = await truthOf(id)
          expect(Math.round((Captured + Reserved) * 100)).toBeLessThanOrEqual(authorized)
          expect(Refunded).toBeLessThanOrEqual(Captured)
        }
      }),
      { numRuns: 15 },
    )
  }, 120_000)
})
