import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brand, client, whenDone } from './host.fixtures.ts'
import { runFromEnvironment } from './run.ts'

const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const here = new URL('./nowhere/index.js', import.meta.url).href
const complete = {
  PORT: '0',
  API_URL: 'http://127.0.0.1:1',
  VIDDA_SECRET: 'what the host and the commerce API share',
  HOST: '',
  ORIGIN: '',
}

beforeEach(() => void told.mockClear())
afterEach(() => {
  vi.unstubAllEnvs()
  process.exitCode = 0
})

async function run(environment: Readonly<Record<string, string>>, from = here, address = brand.shop.origin): Promise<string> {
  for (const [name, value] of Object.entries({ ...complete, ...environment })) vi.stubEnv(name, value)
  await runFromEnvironment({ ...brand, shop: { ...brand.shop, origin: address } }, client, from)
  expect(process.exitCode).toBe(1)
  expect(told).toHaveBeenCalledOnce()
  const message = String(told.mock.calls[0]?.[0])
  expect(message).not.toContain('\n')
  return message
}

describe('one line says what is wrong', () => {
  it('when the environment lacks something', async () => {
    expect(await run({ PORT: '', VIDDA_SECRET: '' })).toMatch(/^PORT, VIDDA_SECRET not set: the Eksempel app needs/)
  })

  it.each(['s', 'x'.repeat(40), 'change me '.repeat(4)])('when the secret is easy to guess: %s', async (secret) => {
    expect(await run({ VIDDA_SECRET: secret })).toMatch(/^VIDDA_SECRET (?:is too short|is one piece).*openssl rand -hex 32$/)
  })

  it.each(['shop', 'localhost:4100', 'ftp://api.example'])('when API_URL is no address of a server: %s', async (url) => {
    expect(await run({ API_URL: url })).toBe(`API_URL is "${url}", expected an address such as http://127.0.0.1:4102`)
  })

  it('when ORIGIN is no address of a server', async () => {
    expect(await run({ ORIGIN: 'eksempel.example' })).toMatch(/^ORIGIN is "eksempel.example", expected an address/)
  })

  it('when the address of the brand is none', async () => {
    expect(await run({}, here, 'https://eksempel.example:80800')).toBe(
      'The origin of Eksempel is "https://eksempel.example:80800", expected an address such as http://127.0.0.1:4102',
    )
  })

  it.each(['x', '-1', '65536', '80.5'])('when PORT is no port: %s', async (port) => {
    expect(await run({ PORT: port })).toBe(`PORT is "${port}", expected a whole number from 0 to 65535`)
  })

  it('when TRUSTED_PROXIES names none', async () => {
    expect(await run({ TRUSTED_PROXIES: 'balancer.example' })).toMatch(/^TRUSTED_PROXIES has "balancer.example"; it must be addresses/)
  })

  it('when the built client is not there', async () => {
    expect(await run({})).toMatch(/^The built client is not in .*client: build the app again, and copy its whole dist folder/)
  })

  it('when the port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    whenDone(() => new Promise((resolve) => void other.close(() => resolve())))
    const { port } = other.address() as AddressInfo
    const dist = await mkdtemp(join(tmpdir(), 'vidda-dist-'))
    whenDone(() => rm(dist, { recursive: true }))
    await mkdir(join(dist, 'client'))
    expect(await run({ PORT: String(port) }, pathToFileURL(join(dist, 'server/index.js')).href)).toBe(
      `Port ${port} is taken: set PORT to a free one`,
    )
  })
})
