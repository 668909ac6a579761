import { headerNames, type Tenant } from '@vidda/contract'
import type { FastifyInstance } from 'fastify'
import { equalInConstantTime } from '../constant-time.ts'
import { tenantHeader } from './tenant-header/index.ts'
import { Failure } from './failure.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose shop this call is for. */
    tenant: Tenant
  }
}

const name = headerNames.tenant.toLowerCase()

const missing = new Failure(
  'tenant_missing',
  `The header ${headerNames.tenant} is missing: "<tenant id>.<signature>". A brand's host adds it; call the API through one, such as http://127.0.0.1:3000/api/v1`,
)
const refused = new Failure(
  'tenant_refused',
  `The header ${headerNames.tenant} names no tenant of this server, or is signed with another secret`,
)

/** Answers whose shop a signed header names; throws when it is missing or wrong. */
export function tenantReader(tenants: readonly Tenant[], secret: string): (header: string | string[] | undefined) => Tenant {
  const known = new Map(tenants.map((tenant) => [tenant.id, { tenant, expected: tenantHeader(tenant.id, secret)[name] ?? '' }]))
  return (header) => {
    if (typeof header !== 'string' || header === '') throw missing
    const entry = known.get(header.slice(0, header.indexOf('.')))
    if (!entry || !equalInConstantTime(header, entry.expected)) throw refused
    return entry.tenant
  }
}

/** Gives every request below a tenant, or ends it. */
export function requireTenant(app: FastifyInstance, read: ReturnType<typeof tenantReader>): void {
  app.decorateRequest('tenant', null as unknown as Tenant)
  app.addHook('onRequest', (request, _reply, done) => {
    request.tenant = read(request.headers[name])
    done()
  })
}
