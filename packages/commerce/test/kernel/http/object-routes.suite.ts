import { apiBase, headerNames } from '@vidda/contract'
import type { OwnSession } from '@vidda/contract/wire'
import { Type } from 'typebox'
import { beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../../kit/browser.ts'
import { chainsAlone, nobodys } from '../../kit/chain-routes.ts'
import { currentCustomer, makeOwner, ownersAlone, type Owner } from '../../kit/object-routes.ts'
import { registered, type Person } from '../../kit/people.ts'
import { inStock } from '../../kit/goods.ts'
import { isAboutObjects, unsaidFields } from '../../kit/request-fields.ts'
import type { TestServer } from '../../kit/server.ts'
import type { RouteEntry } from '../../../src/kernel/http/route-table.ts'

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const refused = [401, 403, 404]
const unknownHere = [404]

/** Lists that are the same in every chain. */
const shared: ReadonlySet<string> = new Set([
  'GET /genders',
  'GET /colorgroups',
  'GET /postalcodes',
  'GET /openapi.json',
  'GET /reference',
  'GET /reference.js',
])

/** Everything in an answer that has an id and a name of any kind, but for colours and sizes, whose numbers chains have in common. */
function entriesOf(body: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(body)) for (const one of body) entriesOf(one, found)
  else if (typeof body === 'object' && body !== null) {
    const {
      article_id,
      id = article_id,
      slug = article_id,
      name = slug,
      title = name,
      message = title,
    } = body as Readonly<Record<string, unknown>>
    if (id !== undefined && message !== undefined && !('hex' in body) && !('scale' in body)) found.add(JSON.stringify([id, message]))
    for (const one of Object.values(body)) entriesOf(one, found)
  }
  return found
}

type Named = RouteEntry & { readonly path: string; readonly name: string }

const known: ReadonlySet<string> = new Set([
  ...Object.keys(ownersAlone),
  ...chainsAlone.map(([name]) => name),
  ...currentCustomer,
  ...Object.keys(nobodys),
])

/** What the lists do not say of the routes, a line each. */
const unsaid = (routes: readonly Named[]): readonly string[] =>
  routes.flatMap((route) => [
    ...unsaidFields(route).map((field) => `${route.name}: say in testing/request-fields.ts whether ${field} names an object`),
    ...(isAboutObjects(route) && !known.has(route.name)
      ? [`${route.name}: say in testing/object-routes.ts or chain-routes.ts whose it is`]
      : []),
  ])

export const objectRouteSuite = (server: () => TestServer): void =>
  void describe('every route of the table', () => {
    let owner: Owner
    let other: Person
    let foreign: Person
    let foreignShop: number

    beforeAll(async () => {
      owner = await makeOwner(server())
      other = await registered(server().first)
      foreign = await registered(server().second)
      foreignShop = (await inStock(server().second)).shopId
    })

    const table = (): readonly Named[] =>
      server().commerce.app.routeTable.flatMap((route) => {
        const path = route.url.startsWith(apiBase) ? route.url.slice(apiBase.length) : null
        return path === null ? [] : [{ ...route, path, name: `${route.method} ${path}` }]
      })

    /** A browser whose session the customer has ended in another one; it does not know that yet. */
    async function loggedOutElsewhere({ browser: where, sent }: Owner): Promise<Browser> {
      const browser = await Browser.open(server().first)
      expect((await browser.post('/customers/login', { email: sent.email, password: sent.password })).status).toBe(200)
      const entries = (await browser.get<OwnSession[]>('/customers/current/sessions')).body
      const own = entries.find(({ current }) => current)
      expect((await where.delete(`/customers/current/sessions/${own?.id}`)).status).toBe(204)
      return browser
    }

    it('that names an object, in its address or body, says whose it is, and no list names a route that is gone', () => {
      const names = new Set(table().map(({ name }) => name))
      expect(unsaid(table())).toEqual([])
      expect([...known].filter((name) => !names.has(name))).toEqual([])
    })

    it('of a new kind is named until somebody has said whose its objects are', () => {
      const [like] = table()
      const route = (path: string, schema: RouteEntry['schema']): Named => ({
        ...(like as Named),
        method: 'POST',
        path,
        url: apiBase + path,
        name: `POST ${path}`,
        schema,
      })
      const lines = Type.Object({ lines: Type.Array(Type.Object({ EanNo: Type.String() })) })
      const whose = (name: string) => `${name}: say in testing/object-routes.ts or chain-routes.ts whose it is`
      expect(unsaid([route('/gifts', { body: lines })])).toEqual([whose('POST /gifts')])
      expect(unsaid([route('/gifts', { querystring: Type.Object({ token: Type.String() }) })])).toEqual([whose('POST /gifts')])
      expect(unsaid([route('/gifts/:id', undefined)])).toEqual([whose('POST /gifts/:id')])
      expect(unsaid([route('/gifts', { fails: ['not_logged_in'] })])).toEqual([whose('POST /gifts')])
      expect(unsaid([route('/gifts', { body: Type.Object({ giftId: Type.Integer(), page: Type.Integer() }) })])).toEqual([
        'POST /gifts: say in testing/request-fields.ts whether body.giftId names an object',
      ])
      expect(unsaid([route('/gifts', { querystring: Type.Object({ page: Type.Integer() }) })])).toEqual([])
    })

    it.each(Object.entries(ownersAlone))(
      '[R7.47] %s is refused to guests, other customers, other chains and the owner’s session that was ended elsewhere',
      async (name, { path, body }) => {
        const [method = ''] = name.split(' ')
        const before = (await owner.browser.get('/customers/current/export')).body
        const guests = [await Browser.open(server().first), await Browser.open(server().second)]
        const gone = await loggedOutElsewhere(owner)
        for (const browser of [...guests, other.browser, foreign.browser, gone]) {
          const { status } = await browser.send(method, path(owner), body?.())
          expect(refused, `${name} answered ${status}`).toContain(status)
        }
        expect((await owner.browser.get('/customers/current/export')).body).toEqual(before)
      },
    )

    it.each(currentCustomer)(
      '[R6.04] %s is refused to guests of either chain, to a session of another chain, and to one that was ended elsewhere',
      async (name) => {
        const [method = '', path = ''] = name.split(' ')
        const stray = await Browser.open(server().second)
        stray.cookies.set('__Host-vd-second', owner.browser.cookies.get('__Host-vd-first') ?? '')
        await stray.renew()
        const body = name === 'POST /reviews' ? { reviewable_id: owner.article.id, rating: 5, content: 'Bra' } : { articles: [] }
        const gone = await loggedOutElsewhere(owner)
        for (const browser of [await Browser.open(server().first), await Browser.open(server().second), stray, gone]) {
          const { status } = await browser.send(method, path, method === 'GET' ? undefined : body)
          expect(refused, `${name} answered ${status}`).toContain(status)
        }
      },
    )

    it.each(currentCustomer.filter((name) => name.startsWith('GET') && !name.includes('resend')))(
      '[R6.05] %s tells another customer nothing of this one',
      async (name) => {
        for (const { browser } of [other, foreign]) {
          const { status, text } = await browser.get(name.split(' ')[1] ?? '')
          expect(status).toBe(200)
          for (const own of [owner.customer.email, owner.reservation.token, owner.customer.auth_id]) expect(text).not.toContain(own)
        }
      },
    )

    it.each(chainsAlone)('%s tells another chain nothing, and its own what there is', async (name, example) => {
      const { path, body, headers, tells, asCustomer = false, refusals = unknownHere } = example
      const [method = ''] = name.split(' ')
      const ask = async (browser: Browser, shopId: number) => {
        const answer = await browser.send(method, path(owner), body?.(owner, shopId), headers?.())
        return { name, ...answer, found: answer.status < 300 && (tells?.(answer.body as never, owner) ?? true) }
      }
      const guests = asCustomer ? [] : [await Browser.open(server().second)]
      for (const browser of [...guests, foreign.browser]) {
        const { status, found, text } = await ask(browser, foreignShop)
        expect(found, `${name} told another chain ${text}`).toBe(false)
        expect(tells ? [200, 404] : refusals, name).toContain(status)
      }
      const { found, status, text } = await ask(asCustomer ? owner.browser : await Browser.open(server().first), owner.shopId)
      expect(found, `${name} told its own chain ${status} ${text}`).toBe(true)
    })

    it('that lists what a chain has lists nothing of another chain', async () => {
      const open = table().filter((route) => route.method === 'GET' && !isAboutObjects(route) && !shared.has(route.name))
      let compared = 0
      for (const { path, name } of open) {
        const [own, others] = [await owner.browser.get<unknown>(path), await foreign.browser.get<unknown>(path)]
        const [here, there] = [entriesOf(own.body), entriesOf(others.body)]
        expect([name, [...here].filter((entry) => there.has(entry))]).toEqual([name, []])
        if (here.size > 0 && there.size > 0) compared += 1
      }
      expect(compared).toBeGreaterThanOrEqual(8)
    })

    it('[R10.16] that changes something is a 419 without a token, with a wrong one and from another origin', async () => {
      const routes = table().filter(
        ({ method, config }) => (config.changes ?? false) || (changing.has(method) && !config.reads && !config.ownToken),
      )
      const names = routes.map(({ name }) => name)
      for (const least of ['GET /customers/email/resend', 'POST /reservations', 'POST /reviews', 'PUT /customers/:id'])
        expect(names).toContain(least)
      const before = (await owner.browser.get('/customers/current/export')).body
      const { headers } = owner.browser
      const stranger = await Browser.open(server().first)
      const wrong: Readonly<Record<string, Record<string, string>>> = {
        'no tokens': { [headerNames.csrf]: '', [headerNames.xsrf]: '' },
        'no page token': { [headerNames.csrf]: '' },
        'no visitor token': { [headerNames.xsrf]: '' },
        'a wrong page token': { [headerNames.csrf]: '499999.abc' },
        'another visitor’s token': { [headerNames.xsrf]: stranger.headers[headerNames.xsrf] ?? '' },
        'another origin': { origin: 'https://evil.example' },
        'no origin that can be told': { origin: 'null' },
        'another site': { 'sec-fetch-site': 'cross-site' },
      }
      for (const { method, path, name } of routes) {
        const address = path.replace(':id', String(owner.customer.id)).replaceAll(/:\w+/g, '1')
        for (const [what, changes] of Object.entries(wrong)) {
          const answer = await server().first.send(method, address, {
            headers: { ...headers, ...changes },
            ...(method !== 'GET' && { body: {} }),
          })
          expect({ name, what, status: answer.status }).toEqual({ name, what, status: 419 })
        }
      }
      expect((await owner.browser.get('/customers/current/export')).body).toEqual(before)
    })

    it('a call from the shop’s own pages passes, by the origin of the tenant or of the address that was called', async () => {
      for (const origin of ['http://127.0.0.1:3000', server().url]) {
        const answer = await owner.browser.send('PUT', `/customers/${owner.customer.id}`, { city: 'Bodø' }, { origin })
        expect(answer.status).toBe(200)
      }
    })
  })
