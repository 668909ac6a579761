import { describe, expect, it } from 'vitest'
import { discount, freight, goods } from '../testing/kco-order.ts'
import { call, createOrder, isPlayground, orderBody, orders, sandbox, urls, startKco } from '../testing/kco.ts'

startKco()

const withLine = (changes: object) => orderBody({ order_lines: [{ ...goods, ...changes }, discount, freight] })

describe('kco checkout v3', () => {
  it('[R11.34] creates an order: 201, its address, and the whole order with its snippet', async () => {
    const { status, headers, json } = await call('POST', orders, orderBody())
    expect(status).toBe(201)
    expect(headers.get('location')).toMatch(new RegExp(`/checkout/v3/orders/${String(json['order_id'])}$`, 'u'))
    expect(json).toMatchObject({ status: 'checkout_incomplete', order_amount: 129_800, merchant_reference1: '1000123' })
    const snippet = String(json['html_snippet'])
    for (const part of ['id="klarna-checkout-container"', 'id="klarna-unsupported-page"', '_klarnaCheckout', '<noscript>'])
      expect(snippet).toContain(part)
  })

  it('[R11.34] reads what it created, and answers 404 NO_SUCH_ORDER for an id that it does not know', async () => {
    const id = await createOrder()
    expect((await call('GET', `${orders}/${id}`)).json).toMatchObject({ order_id: id, order_lines: [goods, discount, freight] })
    expect(await call('GET', `${orders}/unknown`)).toMatchObject({ status: 404, json: { error_code: 'NO_SUCH_ORDER' } })
  })

  it.each([
    ['no credentials', ''],
    ['another password', `Basic ${Buffer.from('PK_sandbox:wrong').toString('base64')}`],
    ['another scheme', 'Bearer token'],
  ])('[R11.34] answers 401 to %s', async (_, authorization) => {
    expect((await call('POST', orders, orderBody(), { authorization })).status).toBe(401)
  })

  it.skipIf(isPlayground)('[R11.34] knows a merchant by its Basic header', async () => {
    const { startSandbox } = await import('../start-sandbox.ts')
    const other = await startSandbox({ kcoMerchants: [{ username: 'PK12345', password: 'sharedsecret' }] })
    const response = await fetch(`${other.kco.baseUrl}${orders}/x`, { headers: { authorization: 'Basic UEsxMjM0NTpzaGFyZWRzZWNyZXQ=' } })
    await other.stop()
    expect(response.status).toBe(404)
  })

  it.each([
    ['a missing country', () => orderBody({ purchase_country: undefined }), 'purchase_country'],
    ['a missing locale', () => orderBody({ locale: undefined }), 'locale'],
    ['a locale with an underscore', () => orderBody({ locale: 'nb_NO' }), 'locale'],
    ['no lines', () => orderBody({ order_lines: [] }), 'order_lines'],
    ['an amount that is not the sum of the lines', () => orderBody({ order_amount: 129_801 }), 'order_amount'],
    ['a tax that is not the sum of the lines', () => orderBody({ order_tax_amount: 25_959 }), 'order_tax_amount'],
    ['an amount in kroner', () => orderBody({ order_amount: 1298.5 }), 'order_amount'],
    ['a line without a name', () => withLine({ name: '' }), 'order_lines[0].name'],
    ['a name of 256 characters', () => withLine({ name: 'x'.repeat(256) }), 'order_lines[0].name'],
    ['a reference of 256 characters', () => withLine({ reference: 'x'.repeat(256) }), 'order_lines[0].reference'],
    ['a unit of 9 characters', () => withLine({ quantity_unit: 'x'.repeat(9) }), 'order_lines[0].quantity_unit'],
    ['a rate above 100 %', () => withLine({ tax_rate: 10_001 }), 'order_lines[0].tax_rate'],
    ['a price above the limit', () => withLine({ unit_price: 100_000_001 }), 'order_lines[0].unit_price'],
    ['half a piece', () => withLine({ quantity: 0.5 }), 'order_lines[0].quantity'],
    ['a total that is not quantity × price', () => withLine({ quantity: 2 }), 'order_lines[0].total_amount'],
    ['a tax that is two øre off', () => withLine({ total_tax_amount: 25_982 }), 'order_lines[0].total_tax_amount'],
    [
      'a discount above 0',
      () => orderBody({ order_lines: [{ ...discount, unit_price: 20_000, total_amount: 20_000, total_tax_amount: 4000 }] }),
      'order_lines[0].unit_price',
    ],
    ['goods below 0', () => withLine({ unit_price: -1 }), 'order_lines[0].unit_price'],
    ['a type that does not exist', () => withLine({ type: 'gift' }), 'order_lines[0].type'],
    ['no push address', () => orderBody({ merchant_urls: { ...urls(), push: undefined } }), 'merchant_urls.push'],
    [
      'a push address that is the confirmation',
      () => orderBody({ merchant_urls: { ...urls(), push: urls()['confirmation'] } }),
      'merchant_urls.push',
    ],
    [
      'an address over http elsewhere',
      () => orderBody({ merchant_urls: { ...urls(), push: 'http://butikk.example/push' } }),
      'merchant_urls.push',
    ],
    ['an address that is none', () => orderBody({ merchant_urls: { ...urls(), terms: '/vilkar' } }), 'merchant_urls.terms'],
    [
      'an address of 2001 characters',
      () => orderBody({ merchant_urls: { ...urls(), terms: `https://butikk.example/${'x'.repeat(1978)}` } }),
      'merchant_urls.terms',
    ],
    ['merchant data of 6001 characters', () => orderBody({ merchant_data: 'x'.repeat(6001) }), 'merchant_data'],
    ['a colour by name', () => orderBody({ options: { color_button: 'red' } }), 'options.color_button'],
    ['shipping details of 256 characters', () => orderBody({ options: { shipping_details: 'x'.repeat(256) } }), 'options.shipping_details'],
  ])('[R11.34] answers 400 BAD_VALUE to %s', async (_, body, field) => {
    const { status, json } = await call('POST', orders, body())
    expect({ status, code: json['error_code'] }).toEqual({ status: 400, code: 'BAD_VALUE' })
    expect(typeof json['correlation_id']).toBe('string')
    if (!isPlayground) expect(json['error_messages']).toContainEqual(expect.stringContaining(`Bad value: ${field} `))
  })

  it.skipIf(isPlayground)('[R11.34] names every field that is wrong, once each', async () => {
    const { json } = await call('POST', orders, orderBody({ locale: 1, purchase_country: 'NOR' }))
    expect(json['error_messages']).toHaveLength(2)
  })

  it.skipIf(isPlayground)('[R11.34] refuses a field that it does not know, so that a misspelt option is noticed', async () => {
    expect((await call('POST', orders, orderBody({ options: { require_validation_callback_success: true } }))).status).toBe(400)
  })

  it('[R11.34] takes a tax that is one øre off', async () => {
    const body = orderBody({ order_tax_amount: 25_961, order_lines: [{ ...goods, total_tax_amount: 25_981 }, discount, freight] })
    expect((await call('POST', orders, body)).status).toBe(201)
  })

  it.skipIf(isPlayground)('[R11.34] takes http on this machine, and only there where the switch allows it', async () => {
    await sandbox().control.switches({ httpOnLoopback: false })
    const refused = await call('POST', orders, orderBody())
    await sandbox().control.switches({ httpOnLoopback: true })
    expect(refused.status).toBe(400)
    expect((await call('POST', orders, orderBody())).status).toBe(201)
  })

  it('[R11.34] keeps what an update leaves out, and replaces lists that it sends', async () => {
    const id = await createOrder()
    const changes = { order_amount: 129_900, order_tax_amount: 25_980, order_lines: [goods] }
    expect(await call('POST', `${orders}/${id}`, changes)).toMatchObject({
      status: 200,
      json: { ...changes, merchant_reference1: '1000123' },
    })
    expect((await call('GET', `${orders}/${id}`)).json).toMatchObject({ ...changes, locale: 'nb-NO' })
  })

  it('[R11.34] checks an update like a new order, and changes nothing when it refuses it', async () => {
    const id = await createOrder()
    expect((await call('POST', `${orders}/${id}`, { order_lines: [goods] })).status).toBe(400)
    expect((await call('GET', `${orders}/${id}`)).json).toMatchObject({ order_amount: 129_800, order_lines: [goods, discount, freight] })
  })

  it('[R11.34] answers 403 READ_ONLY_ORDER to a change after the order was aborted', async () => {
    const id = await createOrder()
    expect((await call('POST', `${orders}/${id}/abort`)).status).toBe(200)
    expect(await call('POST', `${orders}/${id}`, { locale: 'nb-NO' })).toMatchObject({
      status: 403,
      json: { error_code: 'READ_ONLY_ORDER' },
    })
  })

  it.skipIf(isPlayground)('[R11.34] answers 403 READ_ONLY_ORDER to a change after the purchase', async () => {
    const id = await createOrder()
    await sandbox().control.force(id, 'complete')
    expect(await call('POST', `${orders}/${id}`, { locale: 'nb-NO' })).toMatchObject({
      status: 403,
      json: { error_code: 'READ_ONLY_ORDER' },
    })
    expect(await call('POST', `${orders}/${id}/abort`)).toMatchObject({ status: 403 })
  })

  it.skipIf(isPlayground)('[R11.34] forgets an order 48 h after its last change', async () => {
    const hour = 3_600_000
    const id = await createOrder()
    await sandbox().control.advance(47 * hour)
    await call('POST', `${orders}/${id}`, { locale: 'nb-NO' })
    await sandbox().control.advance(48 * hour - 1)
    expect((await call('GET', `${orders}/${id}`)).status).toBe(200)
    await sandbox().control.advance(1)
    expect((await call('GET', `${orders}/${id}`)).status).toBe(404)
  })
})
