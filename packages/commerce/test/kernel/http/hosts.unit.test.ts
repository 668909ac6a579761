import { headerNames } from '@vidda/contract'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { tenantHeader } from '../../../src/kernel/http/tenant-header/index.ts'
import { secret, tenants } from '../../kit/tenants.ts'
import { believeHosts, trustHosts } from '../../../src/kernel/http/hosts.ts'
import { tenantReader } from '../../../src/kernel/http/tenant.ts'

const host = tenantHeader('first', secret)
const name = headerNames.tenant.toLowerCase()

/** The client's address and host, as the commerce API takes them from a request on this machine. */
async function taken(headers: Readonly<Record<string, string>>, networks: readonly string[] = []) {
  const app = Fastify({ trustProxy: trustHosts({ networks, hops: 1 }) })
  believeHosts(app, tenantReader(tenants, secret))
  app.get('/', (request, reply) => reply.send(`${request.ip} ${request.host}`))
  const answer = await app.inject({ url: '/', headers: { host: 'api.example', 'x-forwarded-host': 'shop.example', ...headers } })
  await app.close()
  return answer.body
}

it.each([
  ['a host', host, '203.0.113.7', '203.0.113.7 shop.example'],
  ['nobody', {}, '203.0.113.7', '127.0.0.1 api.example'],
  ['a host with another secret', tenantHeader('first', 'another secret'), '203.0.113.7', '127.0.0.1 api.example'],
  ['no host of a known tenant', { [name]: 'third.signed' }, '203.0.113.7', '127.0.0.1 api.example'],
  ['a host, through a proxy that is not named', host, '203.0.113.7, 10.0.0.4', '10.0.0.4 shop.example'],
])('[R10.17] on this machine too, who says whose a request is must be a host: %s', async (_, sent, forwarded, expected) => {
  expect(await taken({ ...sent, 'x-forwarded-for': forwarded })).toBe(expected)
})

it('[R10.17] a host is believed through a proxy that is named, and the host’s word is the last', async () => {
  expect(await taken({ ...host, 'x-forwarded-for': '203.0.113.7, 10.0.0.4' }, ['10.0.0.4'])).toMatch(/^203\.0\.113\.7 /)
  expect(await taken({ ...host, 'x-forwarded-for': '198.51.100.66, 10.0.0.5, 10.0.0.4' }, ['10.0.0.0/8'])).toMatch(/^10\.0\.0\.5 /)
})
