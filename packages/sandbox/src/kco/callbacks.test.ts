import { describe, expect, it } from 'vitest'
import { discount, freight, goods } from '../testing/kco-order.ts'
import { call, createOrder, orders, sandbox, shop, urls, startKco } from '../testing/kco.ts'

startKco()

const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe('kco validation', () => {
  it('[R11.35] sends the whole order without its snippet, with the buyer’s address', async () => {
    const id = await createOrder()
    expect(await sandbox().control.buyKco(id, { email: 'ola@example.no', postalCode: '5003' })).toMatchObject({ kind: 'completed' })
    const order = JSON.parse(shop().received('/validation')[0]?.body ?? '{}') as Record<string, unknown>
    expect(order).toMatchObject({ order_id: id, order_amount: 129_800, merchant_data: '{"checkoutId":"c_1"}' })
    expect(order['billing_address']).toMatchObject({ email: 'ola@example.no', postal_code: '5003' })
    expect(order).not.toHaveProperty('html_snippet')
  })

  it.each([301, 302, 303, 307])('[R11.35] sends the browser where an answer of %i says, and nothing is bought', async (status) => {
    const id = await createOrder()
    shop().answer('/validation', { status, headers: { location: 'http://localhost/handlekurv' } })
    expect(await sandbox().control.buyKco(id)).toEqual({ kind: 'redirect', url: 'http://localhost/handlekurv' })
    expect((await call('GET', `${orders}/${id}`)).json['status']).toBe('checkout_incomplete')
  })

  it.each([
    ['address_error', 'Adressen er ukjent'],
    ['approval_failed', 'Skalljakken er utsolgt'],
    ['unsupported_shipping_address', ''],
  ])('[R11.35] stays and shows the text of an answer of 400 %s', async (errorType, text) => {
    const id = await createOrder()
    shop().answer('/validation', { status: 400, body: JSON.stringify({ error_type: errorType, error_text: text }) })
    expect(await sandbox().control.buyKco(id)).toEqual({ kind: 'refused', errorType, text })
    expect((await call('GET', `${orders}/${id}`)).json['status']).toBe('checkout_incomplete')
  })

  const answers = [
    ['500', { status: 500 }],
    ['400 without a reason', { status: 400, body: '{}' }],
    ['400 without the text that has to be there', { status: 400, body: '{"error_type":"approval_failed"}' }],
    ['400 with a reason that does not exist', { status: 400, body: '{"error_type":"sold_out","error_text":"Utsolgt"}' }],
    ['303 without an address', { status: 303 }],
  ] as const

  it.each(answers)('[R11.35] takes an answer of %s as none: bought without the flag, refused with it', async (_, answer) => {
    shop().answer('/validation', answer)
    expect(await sandbox().control.buyKco(await createOrder({ options: {} }))).toMatchObject({ kind: 'completed' })
    expect(await sandbox().control.buyKco(await createOrder())).toMatchObject({ kind: 'refused' })
  })

  it.each([
    ['approves after 3 s without the flag', {}, 3, 'completed'],
    ['refuses after 10 s with the flag', { require_validate_callback_success: true }, 10, 'refused'],
  ])('[R11.35] %s when the shop is silent', async (_, options, seconds, kind) => {
    const id = await createOrder({ options })
    shop().answer('/validation', null)
    let outcome: unknown = null
    const bought = sandbox()
      .control.buyKco(id)
      .then((answer) => (outcome = answer))
    await expect.poll(() => shop().received('/validation').length).toBe(1)
    await sandbox().control.advance(seconds * second - 1)
    expect((await sandbox().control.truth()).callbacks.filter(({ orderId }) => orderId === id)).toEqual([])
    expect(outcome).toBeNull()
    await sandbox().control.advance(1)
    await bought
    expect(outcome).toMatchObject({ kind })
  })

  it('[R11.35] asks no shop that gave no address', async () => {
    const { validation: _, ...others } = urls()
    expect(await sandbox().control.buyKco(await createOrder({ merchant_urls: others }))).toMatchObject({ kind: 'completed' })
    expect(shop().received('/validation')).toEqual([])
  })

  it('[R11.35] does not sell what the shop changed while it was asked', async () => {
    const id = await createOrder({ options: {} })
    shop().answer('/validation', null)
    const bought = sandbox().control.buyKco(id)
    await expect.poll(() => shop().received('/validation').length).toBe(1)
    await call('POST', `${orders}/${id}`, { order_lines: [{ ...goods, name: 'Skalljakke dame L rød' }, discount, freight] })
    await sandbox().control.advance(3 * second)
    expect(await bought).toEqual({ kind: 'closed' })
    expect((await call('GET', `${orders}/${id}`)).json['status']).toBe('checkout_incomplete')
  })
})

describe('kco buyers', () => {
  it('[R11.35] +red@ is declined after the validation, and may try again', async () => {
    const id = await createOrder()
    expect(await sandbox().control.buyKco(id, { email: 'kari+red@example.no' })).toEqual({ kind: 'declined' })
    expect(shop().received('/validation')).toHaveLength(1)
    expect(await sandbox().control.buyKco(id)).toMatchObject({ kind: 'completed' })
  })

  it.each([
    ['+3ds@', { email: 'kari+3ds@example.no' }, 'bank'],
    ['Vipps', { method: 'vipps' as const }, 'vipps'],
  ])('[R11.35] %s leaves for a step elsewhere: bought once that is approved, and not when it is cancelled', async (_, input, step) => {
    const id = await createOrder()
    expect(await sandbox().control.buyKco(id, input)).toMatchObject({ kind: 'approve', step })
    expect(await sandbox().control.cancel(id)).toMatchObject({ kind: 'redirect', url: expect.stringContaining(`/checkout?sid=${id}`) })
    expect((await call('GET', `${orders}/${id}`)).json['status']).toBe('checkout_incomplete')
    await sandbox().control.buyKco(id, input)
    expect(await sandbox().control.approve(id)).toMatchObject({ kind: 'completed', url: expect.stringContaining(`/kvittering?kid=${id}`) })
    expect((await call('GET', `${orders}/${id}`)).json['status']).toBe('checkout_complete')
  })

  it('[R11.35] nothing can be approved at the bank after the shop has changed the order', async () => {
    const id = await createOrder()
    await sandbox().control.buyKco(id, { email: 'kari+3ds@example.no' })
    await call('POST', `${orders}/${id}`, { merchant_reference2: 'changed' })
    expect(await sandbox().control.approve(id)).toEqual({ kind: 'closed' })
  })

  it('[R11.35] a finished order shows its confirmation for two hours, and no longer', async () => {
    const id = await createOrder()
    await sandbox().control.buyKco(id)
    await sandbox().control.advance(2 * hour - second)
    expect((await call('GET', `${orders}/${id}`)).json['html_snippet']).toContain('checkout_complete')
    await sandbox().control.advance(second)
    expect((await call('GET', `${orders}/${id}`)).json['html_snippet']).toBe('')
  })
})
