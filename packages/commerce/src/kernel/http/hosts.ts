import { headerNames } from '@vidda/contract'
import type { FastifyInstance } from 'fastify'
import { proxyCheck, type ProxyTrust } from './proxies/index.ts'
import type { tenantReader } from './tenant.ts'

const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** Who may say whose address a request is made for: the host that sends it, and proxies between the two that are named. */
export function trustHosts(proxies: ProxyTrust): (address: string, hop: number) => boolean {
  const isProxy = proxyCheck(proxies)
  return (address, hop) => hop === 0 || (hop <= proxies.hops && isProxy(address))
}

/** Drops every word about forwarding that does not come with the signed header of a host, from this machine or not. */
export function believeHosts(app: FastifyInstance, read: ReturnType<typeof tenantReader>): void {
  const isHost = (header: string | string[] | undefined): boolean => {
    try {
      return Boolean(read(header))
    } catch {
      return false
    }
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isHost(request.headers[headerNames.tenant.toLowerCase()]))
      for (const name of forwarded) Reflect.deleteProperty(request.raw.headers, name)
    done()
  })
}
