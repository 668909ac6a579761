import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import type { BrandServerOptions } from './brand-server.ts'
import { serve, whenDone } from './host.fixtures.ts'

/** Forwarding headers that reach the commerce API. */
async function passedOn(kind: 'here' | 'elsewhere', options: Partial<BrandServerOptions>, headers: Record<string, string>) {
  let received: IncomingHttpHeaders = {}
  const api = createServer((request, response) => {
    received = request.headers
    response.end('{}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  whenDone(() => new Promise((resolve) => void api.close(() => resolve())))
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const here: BrandServerOptions['target'] = {
    kind: 'here',
    fetch: async () => new Response(),
    routing(request, response) {
      received = request.headers
      response.end('{}')
    },
  }
  const { get, logged, url } = await serve({ ...options, target: kind === 'here' ? here : { kind, origin } })
  expect((await get('/api/v1/csrf', { headers })).status).toBe(200)
  const forwarding = Object.entries(received).filter(([name]) => /forwarded|real-ip/.test(name))
  return {
    forwarding: Object.fromEntries(forwarding),
    logged: logged.filter(({ error }) => String(error).includes('Forwarded')),
    host: new URL(url).host,
  }
}

const claims = {
  'X-Forwarded-For': '203.0.113.7',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'https',
  'X-Real-IP': '203.0.113.7',
  Forwarded: 'for=203.0.113.7',
}

it.each(['here', 'elsewhere'] as const)('[R10.17] a browser’s word for its address never reaches a commerce API %s', async (kind) => {
  const { forwarding, logged, host } = await passedOn(kind, {}, claims)
  expect(forwarding).toEqual({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': host })
  expect(logged).toEqual([
    { level: 'warn', error: 'X-Forwarded-For from 127.0.0.1 is ignored; if that is a proxy of yours, name it in TRUSTED_PROXIES' },
  ])
})

it.each(['here', 'elsewhere'] as const)(
  '[R10.17] what a named proxy adds reaches a commerce API %s, and nothing before it',
  async (kind) => {
    const proxies = { networks: ['127.0.0.1'], hops: 1 }
    const { forwarding, logged } = await passedOn(kind, { proxies }, { ...claims, 'X-Forwarded-For': '198.51.100.66, 203.0.113.7' })
    expect(forwarding['x-forwarded-for']).toBe('203.0.113.7')
    expect(logged).toEqual([])
  },
)
