import { randomUUID } from 'node:crypto'
import { apiBase, headerNames } from '@vidda/contract'
import type { Category, Customer, Facets, Settings, TenantSettings } from '@vidda/contract/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenApi, Operation } from '../src/kernel/http/open-api-document.ts'
import { openCommerce, type Commerce } from '../src/server.ts'
import { Browser } from './kit/browser.ts'
import { Client, type Answer } from './kit/client.ts'
import { setLimits } from './kit/limits.ts'
import { schemaCheck } from './kit/schema-check.ts'
import { engines, feedAuthorization, freshPlace, testOptions } from './kit/server.ts'
import { tenants } from './kit/tenants.ts'

/** What stands in addresses, and in queries that must have it: forms that the routes take, of things that an empty shop does not have. */
const parts: Readonly<Record<string, string>> = {
  id: '1',
  ids: '1,2',
  articles: '1,2',
  slug: 'finnes-ikke',
  token: 'finnes-ikke',
  code: '8006',
  coordinates: '10.7,59.9;5.3,60.4',
  key: '0123456789abcdef.whole.0',
  file: '320.webp',
  provider: 'klarna',
  data: 'node(1);',
}

type Call = { readonly method: string; readonly path: string; readonly operation: Operation }

/** Who asks; `id` is a customer's own. */
type Asking = { readonly browser: Browser; readonly id?: number }

const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** The body that the document shows of a call; undefined for one without. */
const example = ({ operation }: Call) => operation.requestBody?.content?.['application/json']?.example

/** The fields of a body, each with a value of a type that it does not have. */
const mistyped = (body: unknown) => Object.fromEntries(Object.keys(Object(body)).map((name) => [name, { isNo: name }]))

/** The address lookup and the payment providers are other companies' services, which this shop runs without: the document has a 503 for it. */
const isWithoutOthers = ({ text }: Answer) => /"code":"(?:maps|provider)_unavailable"/u.test(text)

/** Calls for customers alone. */
const isForCustomers = ({ operation: { security = [] } }: Call) => security.length > 0 && security.every((ways) => 'session' in ways)

/** What an empty shop refuses though the form is right, beside what is not found: the goods, the shop and the token of the document's examples. */
const refused = {
  both: ['POST /reservations 422', 'POST /customers/password/reset 422'],
  visitor: ['POST /customers/login 422', 'POST /customers/login/phone 422'],
  customer: ['POST /reviews 422', 'POST /customers/login 401', 'POST /customers/login/phone 401', 'POST /customers/register 401'],
}

describe.each(engines)('a commerce API of its own, with nothing brought in, on %s', (engine) => {
  let commerce: Commerce
  let client: Client
  let calls: readonly Call[]
  let drop: () => Promise<void>

  beforeAll(async () => {
    const fresh = await freshPlace(engine)
    ;({ drop } = fresh)
    const { pictures: _, ...options } = testOptions
    commerce = await openCommerce({ ...options, ...fresh.place, attempts: { ...options.attempts, account: 100_000 } })
    // Everybody here asks for every mail, with the one address of the document's examples.
    await setLimits(commerce.db, { mailsPerReceiver: 1000 })
    const url = await commerce.listen({ host: '127.0.0.1', port: 0 })
    const document = await (await fetch(`${url}${apiBase}/openapi.json`)).json()
    client = await Client.visit(url, tenants[0], schemaCheck(document))
    const { paths = {} } = document as OpenApi
    calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.slice(apiBase.length),
        operation,
      })),
    )
  })

  afterAll(async () => {
    await commerce.close()
    await drop()
  })

  const exampleOf = (name: string) => calls.filter((call) => nameOf(call) === name).map(example)[0]

  const visitor = async (): Promise<Asking> => ({ browser: await Browser.open(client) })

  let loggedIn: Asking | undefined

  /** Whoever has the account of the document's examples, logged in: anew where a call has ended that. */
  async function customer(): Promise<Asking> {
    if ((await loggedIn?.browser.get('/customers/current'))?.status !== 200) loggedIn = undefined
    return (loggedIn ??= await enters())
  }

  async function enters(): Promise<Asking> {
    const browser = await Browser.open(client)
    const known = await browser.post<Customer>('/customers/login', exampleOf('POST /customers/login'))
    if (known.status === 200) return { browser, id: known.body.id }
    const { body } = await browser.post<Customer>('/customers/register', exampleOf('POST /customers/register'))
    return { browser, id: body.id }
  }

  /** The answer has been checked against the document: its status, its type, and what it holds. */
  function ask({ method, path, operation }: Call, { browser, id = 1 }: Asking, body?: unknown): Promise<Answer> {
    const own = path.startsWith('/customers/') ? { ...parts, id: String(id) } : parts
    const needed = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required === true)
    const query = new URLSearchParams(needed.map(({ name }) => [name, own[name] ?? ''])).toString()
    const address = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => own[name] ?? '')
    const headers = { [headerNames.idempotencyKey]: randomUUID(), authorization: feedAuthorization(path) }
    return browser.send(method, query ? `${address}?${query}` : address, body, headers)
  }

  it.each([
    ['a visitor', visitor, () => [...refused.visitor, ...calls.filter(isForCustomers).map((call) => `${nameOf(call)} 401`)]],
    ['a customer', customer, () => refused.customer],
  ] as const)('[R10.12] answers every call of the document to %s by the document', async (_, who, ownRefused) => {
    const seen: (readonly [name: string, answer: Answer])[] = []
    for (const call of calls) seen.push([nameOf(call), await ask(call, await who(), example(call))])
    expect(seen.length).toBeGreaterThanOrEqual(82)
    expect(seen.filter(([, answer]) => answer.status >= 500 && !isWithoutOthers(answer))).toEqual([])
    const refusals = seen
      .filter(([, { status }]) => status >= 400 && status !== 404 && status < 500)
      .map(([name, { status }]) => `${name} ${status}`)
    expect(refusals.toSorted()).toEqual([...refused.both, ...ownRefused()].toSorted())
  })

  it('[R10.12] refuses every body of another form than the document has', async () => {
    const withBody = calls.filter(({ operation }) => operation.requestBody !== undefined)
    const asking = await customer()
    const seen: string[] = []
    for (const call of withBody) {
      const bodies = [mistyped(example(call)), [], '{"cut off']
      for (const body of bodies) seen.push(`${nameOf(call)} ${(await ask(call, asking, body)).status}`)
    }
    expect(seen).toEqual(withBody.flatMap((call) => [422, 422, 400].map((status) => `${nameOf(call)} ${status}`)))
  })

  it('has an empty home, empty lists, and what every shop needs', async () => {
    const { body: home } = await client.get<Settings>('/settings')
    expect([home.top, ...home.sub, home.middle, ...home.popular, home.bottom, ...home.grid].filter((part) => part !== null)).toEqual([])
    expect((await client.get<Category[]>('/categories')).body).toEqual([])
    expect((await client.ask('/articles/search', { query: 'jakke' })).body.hits.total.value).toBe(0)
    expect((await client.ask<Facets>('/articles/facets', {})).body.total).toBe(0)
    expect((await client.get<TenantSettings>('/tenant/get')).body).toMatchObject({ returnDays: 14, houseLineId: 0 })
    for (const path of ['/shops', '/campaigns', '/blog/posts', '/productlines', '/sizes']) expect((await client.get(path)).body).toEqual([])
    for (const path of ['/genders', '/colorgroups', '/shipping_methods']) expect((await client.get<unknown[]>(path)).body).not.toEqual([])
    expect((await client.get('/postalcodes/8006')).status).toBe(200)
  })
})
