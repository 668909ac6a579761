import { apiBase } from '@vidda/contract'
import type { Review } from '@vidda/contract/wire'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../kit/client.ts'
import { Browser } from '../../kit/browser.ts'
import { chainsAlone } from '../../kit/chain-routes.ts'
import { makeOwner, ownersAlone, type Owner } from '../../kit/object-routes.ts'
import { storeOrder } from '../../kit/orders.ts'
import { registered } from '../../kit/people.ts'
import { engines, startServer, type TestServer } from '../../kit/server.ts'

/** Words that the shop has nowhere else: whoever is told one of them is told of this customer. */
const words = {
  first_name: 'Kanarina',
  surname: 'Quvxbekk',
  email: 'kanarina.quvxbekk@example.org',
  phone: '49173826',
  street: 'Kanarisvingen 77',
  city: 'Kanarivåg',
  review: 'Kanarimelding som venter på svar',
} as const

const orderNumber = 771_234_567
const reservationNumber = 881_234_567

/** The API's own document and its pages. */
const aboutItself: ReadonlySet<string> = new Set(['/openapi.json', '/reference', '/reference.js'])

type Question = { readonly method: string; readonly path: string; readonly body: object | undefined }

const nameOf = ({ method, path, body }: Question) => `${method} ${path} ${JSON.stringify(body ?? null)}`

describe.each(engines)('what a customer is and wrote, on %s', (engine) => {
  let server: TestServer
  let owner: Owner
  let canaries: readonly string[]

  beforeAll(async () => {
    server = await startServer(engine)
    const { db } = server.commerce
    await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${orderNumber - 1})`.execute(db)
    await sql`select setval(pg_get_serial_sequence('reservations', 'id'), ${reservationNumber - 1})`.execute(db)
    owner = await makeOwner(server, words)
    await storeOrder(db, owner.customer.id)
    const { browser, customer, article } = owner
    await browser.put(`/customers/${customer.id}`, { address: { street: words.street, postal_code: '8006' }, city: words.city })
    await browser.post<Review>('/reviews', { reviewable_id: article.id, rating: 5, content: words.review })
    canaries = [...Object.values(words), String(orderNumber), String(reservationNumber), owner.reservation.token, customer.auth_id]
  })

  afterAll(() => server.close())

  const readable = () =>
    server.commerce.app.routeTable.flatMap(({ method, url, config }) => {
      const reads = ((method === 'GET' && !config.changes) || config.reads) && !aboutItself.has(url.slice(apiBase.length))
      return reads && url.startsWith(apiBase) ? [{ method, path: url.slice(apiBase.length) }] : []
    })

  /** Everything that the route table lets one read: with the owner's objects where a route names some. */
  function questions(): readonly Question[] {
    const examples = new Map(Object.entries(ownersAlone).map(([name, { path }]) => [name, [{ path: path(owner), body: undefined }]]))
    for (const [name, { path, body }] of chainsAlone) {
      const one = { path: path(owner), body: body?.(owner, owner.shopId) as undefined }
      examples.set(name, [...(examples.get(name) ?? []), one])
    }
    const ids = String(owner.article.subcategories[0])
    return readable().flatMap(({ method, path }) => {
      const plain = { path: path.replace(':code', '8006').replace(':id', ids).replaceAll(/:\w+/gu, 'klarna'), body: undefined }
      return (examples.get(`${method} ${path}`) ?? [plain]).map((one) => ({ method, ...one }))
    })
  }

  const told = (text: string): readonly string[] => canaries.filter((word) => text.includes(word))

  const ask = async (browser: Browser, { method, path, body }: Question): Promise<Answer<unknown>> => browser.send(method, path, body)

  const everything = ({ text, headers }: Answer<unknown>) => text + JSON.stringify([...headers])

  /** Whether a request carries a token mailed to the owner: whoever has the token may read the answer. */
  const isByToken = (question: Question) => [owner.reservation.token, owner.noticeToken].some((token) => nameOf(question).includes(token))

  it('[R10.180] is told to nobody else by any answer, whoever asked for it first', async () => {
    const asked = questions()
    expect(asked.length).toBeGreaterThan(50)
    const heard = new Set<string>()
    for (const question of asked) {
      const answer = await ask(owner.browser, question)
      const own = told(everything(answer))
      for (const word of own) heard.add(word)
      if (own.length > 0) expect([nameOf(question), answer.headers.get('cache-control')]).toEqual([nameOf(question), 'no-store'])
    }
    expect([...heard].toSorted()).toEqual([...canaries].toSorted())

    const others = [await Browser.open(server.first), (await registered(server.first)).browser, (await registered(server.second)).browser]
    for (const browser of others) {
      for (const question of asked.filter((one) => !isByToken(one)))
        expect([nameOf(question), told(everything(await ask(browser, question)))]).toEqual([nameOf(question), []])
    }
  })
})
