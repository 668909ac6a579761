import { apiBase, headerNames } from '@vidda/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { chainsAlone, currentCustomer, makeOwner, nobodys, ownersAlone, type Owner } from '../testing/object-routes.ts'
import { registered, type Person } from '../testing/people.ts'
import type { TestServer } from '../testing/server.ts'

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])
const refused = [401, 403, 404]

export const objectRouteSuite = (server: () => TestServer): void =>
  void describe('every route of the table', () => {
    let owner: Owner
    let other: Person
    let foreign: Person

    beforeAll(async () => {
      owner = await makeOwner(server())
      other = await registered(server().first)
      foreign = await registered(server().second)
    })

    const table = () =>
      server().commerce.app.routeTable.flatMap(({ method, url, config }) =>
        url.startsWith(apiBase)
          ? [{ method, path: url.slice(apiBase.length), config, name: `${method} ${url.slice(apiBase.length)}` }]
          : [],
      )
    const isAboutObjects = (path: string) => /[:*]/.test(path) || path.includes('/current')

    it('that names an object says whose it is, and no list names a route that is gone', () => {
      const known = new Set([
        ...Object.keys(ownersAlone),
        ...Object.keys(chainsAlone),
        ...currentCustomer,
        ...nobodys,
        'GET /customers/current',
      ])
      const names = new Set(table().map(({ name }) => name))
      const unsaid = table().filter(({ path, name }) => isAboutObjects(path) && !known.has(name))
      expect(unsaid.map(({ name }) => `${name}: say in testing/object-routes.ts whose it is`)).toEqual([])
      expect([...known].filter((name) => !names.has(name))).toEqual([])
    })

    it.each(Object.entries(ownersAlone))(
      '[R7.47] %s is refused to guests, other customers and other chains',
      async (name, { path, body }) => {
        const [method = ''] = name.split(' ')
        const before = (await owner.browser.get('/customers/current/export')).body
        const guests = [await Browser.open(server().first), await Browser.open(server().second)]
        for (const browser of [...guests, other.browser, foreign.browser]) {
          const { status } = await browser.send(method, path(owner), body?.(owner))
          expect(refused, `${name} answered ${status}`).toContain(status)
        }
        expect((await owner.browser.get('/customers/current/export')).body).toEqual(before)
      },
    )

    it.each(currentCustomer)('[R6.04] %s is refused to guests of either chain, and to a session of another chain', async (name) => {
      const [method = '', path = ''] = name.split(' ')
      const stray = await Browser.open(server().second)
      stray.cookies.set('__Host-vd-second', owner.browser.cookies.get('__Host-vd-first') ?? '')
      await stray.renew()
      const body = name === 'POST /reviews' ? { reviewable_id: owner.article.id, rating: 5, content: 'Bra' } : { articles: [] }
      for (const browser of [await Browser.open(server().first), await Browser.open(server().second), stray]) {
        const { status } = await browser.send(method, path, method === 'GET' ? undefined : body)
        expect(refused, `${name} answered ${status}`).toContain(status)
      }
    })

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

    it.each(Object.entries(chainsAlone))('%s answers nothing of another chain', async (name, { path, body }) => {
      const [method = ''] = name.split(' ')
      const send = async (browser: Browser) => (await browser.send(method, path(owner), body?.(owner))).status
      expect(await send(owner.browser)).toBe(method === 'POST' ? 201 : 200)
      for (const browser of [await Browser.open(server().second), foreign.browser]) expect(await send(browser)).toBe(404)
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
