import { createHmac } from 'node:crypto'
import { headerNames } from '@vidda/contract'

const signature = (tenantId: string, secret: string) => createHmac('sha256', secret).update(`vidda-tenant:${tenantId}`).digest('base64url')

/** The signed header that names the tenant: `x-vidda-tenant: <id>.<hmac>`. A host sends it with every call. */
export const tenantHeader = (tenantId: string, secret: string): { [name: string]: string } => ({
  [headerNames.tenant.toLowerCase()]: `${tenantId}.${signature(tenantId, secret)}`,
})
