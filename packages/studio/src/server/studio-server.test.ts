import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf } from './guard.ts'
import type { Session } from './session.ts'
import { createStudioServer, type StudioServer } from './studio-server.ts'

const origin = 'http://localhost:5200'
const change = { host: 'localhost:5200', origin, 'content-type': 'application/json' }

describe('a request', () => {
  it.each<[row: string, method: string, headers: Readonly<Record<string, string>>, isAnswered: boolean]>([
    ['of the page itself', 'GET', { host: 'localhost:5200', 'sec-fetch-site': 'same-origin' }, true],
    ['typed into the address line', 'GET', { host: 'localhost:5200', 'sec-fetch-site': 'none' }, true],
    ['of a change by the page', 'POST', change, true],
    [
      'of a link elsewhere that opens the page',
      'GET',
      { host: 'localhost:5200', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      true,
    ],
    ['under a name that was made to lead here', 'GET', { host: 'evil.example:5200' }, false],
    ['for another port', 'GET', { host: 'localhost:5201' }, false],
    ['of another site', 'POST', { ...change, origin: 'https://evil.example' }, false],
    ['of the framed shop', 'POST', { ...change, origin: 'http://localhost:5201' }, false],
    ['of the framed shop, which reads', 'GET', { host: 'localhost:5200', 'sec-fetch-site': 'same-site' }, false],
    ['of a page without an origin', 'POST', { ...change, origin: 'null' }, false],
    ['of a form', 'POST', { ...change, 'content-type': 'text/plain' }, false],
    ['of a change from nowhere', 'POST', { host: 'localhost:5200', 'content-type': 'application/json' }, false],
  ])('[R11.58] %s is answered or not', (_row, method, headers, isAnswered) => {
    expect(refusalOf(method, headers, origin) === null).toBe(isAnswered)
  })
})

describe('the server', () => {
  let server: StudioServer
  let port = 0

  beforeAll(async () => {
    const probe = createServer()
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
    port = (probe.address() as AddressInfo).port
    await new Promise((resolve) => probe.close(resolve))
    const session = { onChange: () => () => undefined, state: () => ({ shop: 'http://localhost:1', revision: 1 }) } as unknown as Session
    server = createStudioServer({ session, app: '/nowhere', origin: `http://localhost:${port}` })
    await server.listen(port)
  })
  afterAll(() => server.close())

  /** `fetch` sets no Host of its own choosing. */
  const ask = (path: string, headers: Readonly<Record<string, string>>, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        response.resume()
        resolve({ status: response.statusCode, headers: response.headers })
      })
      asked.once('error', reject)
      asked.end(method === 'POST' ? 'no json' : undefined)
    })

  it('[R11.58] shows itself in no frame, and frames the shop alone', async () => {
    const { status, headers } = await ask('/', { host: `localhost:${port}` })
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("frame-src 'self' http://localhost:1;")
  })

  it.each(['/api/state', '/', '/draft.css', '/assets/studio.js'])('[R11.58] says nothing of %s to another name', async (path) => {
    expect((await ask(path, { host: 'rebound.example' })).status).toBe(403)
  })

  it('[R11.58] answers what is no change with 400, and leads out of no folder', async () => {
    const own = { host: `localhost:${port}`, origin: `http://localhost:${port}`, 'content-type': 'application/json' }
    expect((await ask('/api/edit', own, 'POST')).status).toBe(400)
    expect((await ask('/assets/../../package.json', own)).status).toBe(404)
  })
})
