import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox, type Sandbox } from '@vidda/sandbox'

/** A shop of one page: it shows the snippet that it was given and answers every callback with yes. */
export type PaymentShop = {
  readonly sandbox: Sandbox
  readonly origin: string
  /** Makes an order and has the page show it; answers its id. */
  showKustom(): Promise<string>
  showQliro(): Promise<string>
  /** Replaces an order's only line by so many pieces. */
  changeKustom(id: string, pieces: number): Promise<void>
  changeQliro(id: string, pieces: number, version: string): Promise<void>
  stop(): Promise<void>
}

const collecting = `window.events = []; window.q1Ready = (q1) => {
  window.q1 = q1
  for (const name of Object.keys(q1)) if (name.startsWith('on')) q1[name]((...data) => window.events.push([name, ...data]))
}`
const listening = `window._klarnaCheckout((api) => {
  window.api = api
  const note = (name) => (data) => window.events.push([name, data])
  api.on(Object.fromEntries(['load', 'change', 'order_total_change', 'can_not_complete_order', 'redirect_initiated', 'user_interacted'].map((name) => [name, note(name)])))
})`

const kustomLine = (pieces: number) => ({
  name: 'Skalljakke dame M blå',
  quantity: pieces,
  unit_price: 129_900,
  tax_rate: 2500,
  total_amount: pieces * 129_900,
  total_tax_amount: pieces * 25_980,
})
const kustomAmounts = (pieces: number) => ({
  order_amount: pieces * 129_900,
  order_tax_amount: pieces * 25_980,
  order_lines: [kustomLine(pieces)],
})
const qliroItem = (pieces: number) => ({ MerchantReference: '709', Description: 'Skalljakke', Quantity: pieces, PricePerItemIncVat: 1299 })

export async function startPaymentShop(): Promise<PaymentShop> {
  const sandbox = await startSandbox()
  let snippet = ''
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (request.method === 'POST') return response.end('{"CallbackResponse":"received"}')
    if (!request.url?.startsWith('/betaling'))
      return response.end(`<!doctype html><title>Butikk</title><h1>${request.url?.split('?')[0] ?? ''}</h1>`)
    const scripts = snippet.includes('_klarnaCheckout') ? `<script>${listening}</script>` : ''
    response.end(
      `<!doctype html><html lang="nb"><meta name="viewport" content="width=device-width"><title>Betaling</title><script>${collecting}</script>${snippet}${scripts}`,
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`

  const kustom = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const { baseUrl, username, password } = sandbox.kco
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
    const headers = { authorization, 'content-type': 'application/json' }
    const response = await fetch(`${baseUrl}/checkout/v3/orders${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as Record<string, unknown>
  }

  const qliro = async (method: string, path: string, body?: object): Promise<string> => {
    const { baseUrl, apiKey, secret } = sandbox.qliro
    const payload = body === undefined ? '' : JSON.stringify({ MerchantApiKey: apiKey, ...body })
    const authorization = `Qliro ${createHash('sha256')
      .update(payload + secret, 'utf8')
      .digest('base64')}`
    const response = await fetch(`${baseUrl}/checkout/merchantapi/Orders${path}`, {
      method,
      headers: { authorization },
      ...(payload === '' ? {} : { body: payload }),
    })
    return response.text()
  }

  return {
    sandbox,
    origin,
    async showKustom() {
      const order = await kustom('', {
        purchase_country: 'NO',
        purchase_currency: 'NOK',
        locale: 'nb-NO',
        ...kustomAmounts(1),
        merchant_urls: {
          terms: `${origin}/vilkar`,
          checkout: `${origin}/betaling`,
          confirmation: `${origin}/kvittering?kid={checkout.order.id}`,
          push: `${origin}/push`,
        },
      })
      snippet = String(order['html_snippet'])
      return String(order['order_id'])
    },
    async showQliro() {
      const addresses = ['MerchantTermsUrl', 'MerchantCheckoutStatusPushUrl', 'MerchantOrderManagementStatusPushUrl']
      const created = await qliro('POST', '', {
        MerchantReference: String(Date.now()),
        Currency: 'NOK',
        Country: 'NO',
        Language: 'nb-no',
        ...Object.fromEntries(addresses.map((name) => [name, `${origin}/${name}`])),
        MerchantConfirmationUrl: `${origin}/kvittering`,
        OrderItems: [qliroItem(1)],
      })
      const id = /"OrderId":(\d+)/u.exec(created)?.[1] ?? ''
      snippet = (JSON.parse(await qliro('GET', `/${id}`)) as { readonly OrderHtmlSnippet: string }).OrderHtmlSnippet
      return id
    },
    async changeKustom(id, pieces) {
      await kustom(`/${id}`, kustomAmounts(pieces))
    },
    async changeQliro(id, pieces, version) {
      await qliro('PUT', `/${id}`, { OrderItems: [qliroItem(pieces)], MerchantUpdateVersion: version })
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await sandbox.stop()
    },
  }
}
