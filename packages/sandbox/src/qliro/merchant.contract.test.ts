import { describe, expect, it } from 'vitest'
import {
  call,
  callRaw,
  createOrder,
  discount,
  freight,
  isPlayground,
  jacket,
  orderBody,
  orders,
  sandbox,
  sign,
  startQliro,
  target,
} from '../testing/qliro.ts'
import { signature } from './requests.ts'

startQliro()

const withItem = (changes: object) => orderBody({ OrderItems: [{ ...jacket, ...changes }] })

describe('qliro signature', () => {
  it.each([
    ['', 'Qliro nK8Gu0Q2zb+iCvkSGmJrwQk8T1SzHA+pN5V4VhNTRbY='],
    ['{"MerchantApiKey":"KEY"}', 'Qliro zw9Yzrd4y5uiiQvjheWI0LgIKqZPMRoTzm+d16rI0fk='],
    ['{"MerchantApiKey": "KEY"}', 'Qliro 6Eh30BUr8SDJhhM1vPNKOGF22b1TgMOPPYmWwT0dv3s='],
    ['{"MerchantApiKey":"KEY","Description":"Skistøvel – rød/blå"}', 'Qliro 3qjnPmPxEh1YmA2qY8l7KsBNemE1a1vuZc0o6GB5Tl4='],
  ])('[R11.36] of %j with the secret test-secret is as published', (payload, header) => {
    expect(signature(Buffer.from(payload), 'test-secret')).toBe(header)
    expect(sign(payload, 'test-secret')).toBe(header)
  })

  it('[R11.36] is over the very bytes: the same body with a space more is refused with 401', async () => {
    const { apiKey, secret } = target()
    const payload = JSON.stringify({ MerchantApiKey: apiKey, ...orderBody() })
    expect((await callRaw('POST', orders, payload.replace(':', ': '), sign(payload, secret))).status).toBe(401)
    expect((await callRaw('POST', orders, payload, sign(payload, secret))).status).toBe(201)
  })

  it('[R11.36] of another secret, another key or none is refused with 401', async () => {
    const { apiKey, secret } = target()
    const payload = JSON.stringify({ MerchantApiKey: apiKey, ...orderBody() })
    const foreign = JSON.stringify({ MerchantApiKey: 'UNKNOWN', ...orderBody() })
    expect((await callRaw('POST', orders, payload, sign(payload, 'other'))).status).toBe(401)
    expect((await callRaw('POST', orders, foreign, sign(foreign, secret))).status).toBe(401)
    expect((await callRaw('GET', `${orders}/1`, '', '')).status).toBe(401)
    expect((await callRaw('GET', `${orders}/1`, '', sign('', 'other'))).status).toBe(401)
  })

  it('[R11.36] of a request without a body does not cover its query', async () => {
    const body = orderBody()
    await call('POST', orders, body)
    const found = await call('GET', `${orders}?merchantReference=${String(body['MerchantReference'])}`)
    expect(found).toMatchObject({ status: 200, json: { MerchantReference: body['MerchantReference'] } })
  })
})

describe('qliro merchant API', () => {
  it('[R11.36] creates an order: 201, its address, id and payment link, and no snippet', async () => {
    const { status, headers, json } = await call('POST', orders, orderBody())
    expect(status).toBe(201)
    expect(Object.keys(json).toSorted()).toEqual(['OrderId', 'PaymentLink'])
    expect(headers.get('location')).toMatch(new RegExp(`/Orders/${String(json['OrderId'])}$`, 'u'))
  })

  it('[R11.36] reads an order with its snippet; the lines are there from the purchase on', async () => {
    const id = await createOrder()
    const { json } = await call('GET', `${orders}/${id}`)
    expect(json).toMatchObject({ OrderId: id, TotalPrice: 1298, Currency: 'NOK', CustomerCheckoutStatus: 'InProcess', OrderItems: [] })
    for (const part of ['window.qcoGlobal', '<div id="qliro-root"></div>', '<script async'])
      expect(json['OrderHtmlSnippet']).toContain(part)
  })

  it.skipIf(isPlayground)('[R11.36] gives ids of 64 bits, which lose digits when they are read as numbers', async () => {
    const { text } = await call('POST', orders, orderBody())
    const written = /"OrderId":(\d+)/u.exec(text)?.[1] ?? ''
    expect(String((JSON.parse(text) as { readonly OrderId: number }).OrderId)).not.toBe(written)
    expect((await call('GET', `${orders}/${written}`)).status).toBe(200)
  })

  it('[R11.36] answers 404 ORDER_NOT_FOUND for an id or a reference that it does not know', async () => {
    for (const path of [`${orders}/1`, `${orders}?merchantReference=none`]) {
      const { status, json } = await call('GET', path)
      expect({ status, code: json['ErrorCode'] }).toEqual({ status: 404, code: 'ORDER_NOT_FOUND' })
      expect(json['ErrorReference']).toMatch(/^[\da-f-]{36}$/u)
    }
  })

  it.skipIf(isPlayground)('[R11.36] shows no merchant the order of another', async () => {
    const id = await createOrder()
    const other = sandbox().qliro.merchants[1]?.secret ?? ''
    expect(await callRaw('GET', `${orders}/${id}`, '', sign('', other))).toMatchObject({
      status: 400,
      json: { ErrorCode: 'MERCHANT_MISMATCH' },
    })
  })

  it.each([
    ['a reference of 26 characters', () => orderBody({ MerchantReference: 'x'.repeat(26) }), 'INVALID_INPUT'],
    ['a reference with a slash', () => orderBody({ MerchantReference: '1000/2' }), 'INVALID_INPUT'],
    ['no currency', () => orderBody({ Currency: undefined }), 'INVALID_INPUT'],
    ['a language in another form', () => orderBody({ Language: 'nb-NO' }), 'INVALID_INPUT'],
    ['no confirmation address', () => orderBody({ MerchantConfirmationUrl: undefined }), 'INVALID_INPUT'],
    [
      'a validation address over http elsewhere',
      () => orderBody({ MerchantOrderValidationUrl: 'http://butikk.example/v' }),
      'INVALID_INPUT',
    ],
    ['no status push address', () => orderBody({ MerchantCheckoutStatusPushUrl: undefined }), 'MERCHANT_URL_NOT_SET'],
    ['no management push address', () => orderBody({ MerchantOrderManagementStatusPushUrl: undefined }), 'MERCHANT_URL_NOT_SET'],
    ['no lines', () => orderBody({ OrderItems: [] }), 'INVALID_INPUT'],
    [
      '201 lines',
      () => orderBody({ OrderItems: Array.from({ length: 201 }, (_, index) => ({ ...jacket, MerchantReference: `A${index}` })) }),
      'INVALID_INPUT',
    ],
    ['a quantity of 0', () => withItem({ Quantity: 0 }), 'INVALID_INPUT'],
    ['goods below 0', () => withItem({ PricePerItemIncVat: -1, PricePerItemExVat: -1 }), 'INVALID_INPUT'],
    ['a discount above 0', () => withItem({ Type: 'Discount' }), 'INVALID_INPUT'],
    ['a price that is less than the one without VAT', () => withItem({ PricePerItemExVat: 1300 }), 'INVALID_INPUT'],
    ['a line’s reference of 201 characters', () => withItem({ MerchantReference: 'x'.repeat(201) }), 'INVALID_INPUT'],
    ['a line’s reference with a sign that is not allowed', () => withItem({ MerchantReference: 'A*1' }), 'INVALID_INPUT'],
    ['a description of 4001 characters', () => withItem({ Description: 'x'.repeat(4001) }), 'INVALID_INPUT'],
    [
      'metadata with a value of 251 characters',
      () => orderBody({ MerchantProvidedMetadata: [{ Key: 'a', Value: 'x'.repeat(251) }] }),
      'INVALID_INPUT',
    ],
    [
      '31 pieces of metadata',
      () => orderBody({ MerchantProvidedMetadata: Array.from({ length: 31 }, (_, index) => ({ Key: `k${index}`, Value: '' })) }),
      'INVALID_INPUT',
    ],
    ['a price with three decimals', () => withItem({ PricePerItemIncVat: 1299.005 }), 'SYSTEM_ERROR'],
    ['a price of floating point', () => withItem({ PricePerItemIncVat: 0.1 + 0.7 + 0.1, PricePerItemExVat: 0.1 }), null],
  ])('[R11.36] answers an error to %s', async (_, body, code) => {
    const { status, json } = await call('POST', orders, body())
    if (code === null) return expect(status).toBe(201)
    expect({ isError: status === 400 || status === 500, code: json['ErrorCode'] }).toEqual({ isError: true, code })
    expect(json['DetailedErrorMessage']).toEqual(expect.any(String))
  })

  it('[R11.36] takes the types of lines as words and as numbers', async () => {
    const items = [jacket, discount, freight].map((item, index) => ({ ...item, Type: [0, 1, 3][index] }))
    expect((await call('POST', orders, orderBody({ OrderItems: items }))).status).toBe(201)
  })

  it.skipIf(isPlayground)('[R11.36] refuses the same line twice, or merges it where the switch says so', async () => {
    const body = () => orderBody({ OrderItems: [jacket, jacket] })
    expect(await call('POST', orders, body())).toMatchObject({ status: 400, json: { ErrorCode: 'INVALID_INPUT' } })
    await sandbox().control.switches({ qliro: { duplicateLine: 'merge' } })
    const id = String((await call('POST', orders, body())).json['OrderId'])
    await sandbox().control.switches({ qliro: { duplicateLine: 'reject' } })
    const { qliro } = await sandbox().control.truth()
    expect(qliro.find(({ OrderId }) => OrderId === id)?.OrderItems).toMatchObject([{ Quantity: 2 }])
  })

  it.skipIf(isPlayground)('[R11.36] refuses a reference that was used, or takes it where the switch says so', async () => {
    const body = orderBody()
    await call('POST', orders, body)
    expect(await call('POST', orders, body)).toMatchObject({ status: 400, json: { ErrorCode: 'INVALID_INPUT' } })
    await sandbox().control.switches({ qliro: { duplicateReference: 'allow' } })
    const again = await call('POST', orders, body)
    await sandbox().control.switches({ qliro: { duplicateReference: 'reject' } })
    expect(again.status).toBe(201)
  })

  it('[R11.36] an update replaces all lines', async () => {
    const id = await createOrder()
    expect((await call('PUT', `${orders}/${id}`, { OrderItems: [jacket], MerchantUpdateVersion: '7' })).status).toBe(200)
    expect((await call('GET', `${orders}/${id}`)).json['TotalPrice']).toBe(1299)
  })

  it.each([
    ['another currency', { Currency: 'SEK' }],
    ['another country', { Country: 'SE' }],
    ['a version of 37 characters', { MerchantUpdateVersion: 'x'.repeat(37) }],
    ['no lines', { OrderItems: undefined }],
  ])('[R11.36] an update to %s is refused', async (_, changes) => {
    const id = await createOrder()
    expect(await call('PUT', `${orders}/${id}`, { OrderItems: [jacket], ...changes })).toMatchObject({ status: 400 })
    expect((await call('GET', `${orders}/${id}`)).json['TotalPrice']).toBe(1298)
  })

  it.skipIf(isPlayground)('[R11.36] refuses an update after the purchase', async () => {
    const id = await createOrder()
    await sandbox().control.force(id, 'complete')
    expect(await call('PUT', `${orders}/${id}`, { OrderItems: [jacket] })).toMatchObject({
      status: 400,
      json: { ErrorCode: 'OPERATION_NOT_SUPPORTED' },
    })
  })
})
