import { expect, it } from 'vitest'
import { brand, serve } from './host.fixtures.ts'

const paying = { shop: { ...brand.shop, providers: ['klarna', 'qliro'] as const } }
const nonceIn = (policy: unknown) => /'nonce-([\w-]+)'/.exec(String(policy))?.[1] ?? ''

it.each([
  ['/checkout/klarna', 'https://*.kasse.example', 'https://betal.example'],
  ['/checkout/qliro/4', 'https://betal.example', 'https://*.kasse.example'],
])('[R10.55] %s has a policy of its own, which lets in its provider alone', async (path, own, other) => {
  const { get } = await serve({}, { ...paying, serviceHosts: ['stats.example'] })
  const { status, headers, body } = await get(path)
  const policy = headers['content-security-policy'] ?? ''
  expect(status).toBe(200)
  expect(policy).toMatch(/script-src [^;]*'strict-dynamic'/)
  expect(policy).not.toMatch(/script-src [^;]*'unsafe-inline'/)
  for (const directive of ['frame-src', 'img-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive}[^;]* ${own.replaceAll(/[*.]/g, String.raw`\$&`)}`))
  expect(policy).not.toContain(other)
  expect(policy).not.toContain('stats.example')
  expect(body.toString()).toContain(`<script type="module" nonce="${nonceIn(policy)}" data-entry=`)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(headers['permissions-policy']).not.toContain('payment=()')
})

it('a payment page has a nonce of its own each time, also for two who ask at once', async () => {
  const { get } = await serve({ pageCache: true }, paying)
  const pages = await Promise.all([get('/checkout/klarna'), get('/checkout/klarna')])
  const nonces = [...pages, await get('/checkout/klarna')].map(({ headers }) => nonceIn(headers['content-security-policy']))
  expect(new Set(nonces).size).toBe(3)
})

it('other pages let in nothing of a provider', async () => {
  const { get } = await serve({}, paying)
  for (const path of ['/', '/checkout', '/checkout/reserver']) {
    const policy = (await get(path)).headers['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/kasse\.example|betal\.example|strict-dynamic|nonce-/)
  }
})
