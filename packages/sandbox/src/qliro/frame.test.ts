import { describe, expect, it } from 'vitest'
import { parseJson } from '../http/json.ts'
import { call, createOrder, jacket, orders, sandbox, shop, startQliro } from '../testing/qliro.ts'

startQliro()

const minute = 60_000
const delivery = { MerchantReference: 'hjem', DisplayName: 'Hjemlevering', PriceIncVat: 199, PriceExVat: 159.2 }

type Settings = { readonly apiBaseUrl: string; readonly orderId: string; readonly bearerToken: string }

/** What the order's snippet hands to the page. */
async function settingsOf(id: string): Promise<Settings> {
  const snippet = String((await call('GET', `${orders}/${id}`)).json['OrderHtmlSnippet'])
  return JSON.parse(/qcoGlobal = (\{.*?\});/u.exec(snippet)?.[1] ?? '{}') as Settings
}

async function ask({ apiBaseUrl, orderId, bearerToken }: Settings, path: string, body: object = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearerToken}` }
  const response = await fetch(`${apiBaseUrl}/${orderId}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, json: (await response.json()) as Record<string, unknown> }
}

describe('qliro frame', () => {
  it('[R11.39] takes its token for 90 minutes', async () => {
    const settings = await settingsOf(await createOrder())
    await sandbox().control.advance(90 * minute - 1)
    expect((await ask(settings, 'state')).status).toBe(200)
    await sandbox().control.advance(1)
    expect((await ask(settings, 'state')).status).toBe(401)
  })

  it('[R11.39] takes no token of a session that was ended; a new snippet begins another', async () => {
    const id = await createOrder()
    const settings = await settingsOf(id)
    await sandbox().control.force(id, 'expire')
    expect((await ask(settings, 'state')).status).toBe(401)
    expect((await ask(await settingsOf(id), 'state')).status).toBe(200)
  })

  it('[R11.39] echoes the version and the sums of an update', async () => {
    const id = await createOrder()
    const settings = await settingsOf(id)
    expect((await ask(settings, 'state')).json).toMatchObject({ version: '', data: { totalPrice: 1298 } })
    await call('PUT', `${orders}/${id}`, { OrderItems: [jacket], MerchantUpdateVersion: '7' })
    expect((await ask(settings, 'state')).json).toMatchObject({
      version: '7',
      data: { merchantUpdateVersion: '7', totalPrice: 1299, orderItems: [{ merchantReference: jacket.MerchantReference, quantity: 1 }] },
    })
  })

  it('[R11.39] goes back to the shop’s page when the buyer cancels elsewhere', async () => {
    const id = await createOrder()
    const page = `${shop().origin}/checkout/qliro/12`
    await sandbox().control.buyQliro(id, { method: 'vipps', page })
    expect(await sandbox().control.cancel(id)).toEqual({ kind: 'redirect', url: page })
  })
})

describe('qliro shipping in the frame', () => {
  it('[R11.37] adds the chosen way of delivery as a line', async () => {
    const id = await createOrder({ OrderItems: [jacket], AvailableShippingMethods: [delivery] })
    expect(await sandbox().control.buyQliro(id)).toEqual({ kind: 'invalid', fields: ['shipping'] })
    await sandbox().control.buyQliro(id, { shipping: 'hjem' })
    expect((await call('GET', `${orders}/${id}`)).json).toMatchObject({
      TotalPrice: 1498,
      OrderItems: [jacket, { MerchantReference: 'hjem', Type: 'Shipping', PricePerItemIncVat: 199 }],
    })
  })

  it('[R11.37] asks the shop for the ways of delivery to a postcode', async () => {
    const id = await createOrder({ OrderItems: [jacket], MerchantOrderAvailableShippingMethodsUrl: `${shop().origin}/shipping` })
    const settings = await settingsOf(id)
    shop().answer('/shipping', { status: 200, body: JSON.stringify({ AvailableShippingMethods: [delivery] }) })
    expect((await ask(settings, 'address', { postalCode: '5003' })).json).toEqual({ changed: true })
    expect(parseJson(shop().received('/shipping')[0]?.body ?? '')).toMatchObject({
      OrderId: id,
      CountryCode: 'NO',
      ShippingAddress: { PostalCode: '5003' },
    })
    shop().answer('/shipping', { status: 400, body: '{"DeclineReason":"PostalCodeIsNotSupported"}' })
    expect((await ask(settings, 'address', { postalCode: '9170' })).json).toEqual({ changed: false })
  })
})
