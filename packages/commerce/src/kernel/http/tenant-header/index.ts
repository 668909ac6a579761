import { createHmac } from 'node:crypto'
import { headerNames } from '@vidda/contract'

const signature = (tenantId: string, secret: string) => createHmac('sha256', secret).update(`vidda-tenant:${tenantId}`).digest('base64url')

/** The signed header that names the tenant: `x-vidda-tenant: <id>.<hmac>`. A host sends it with every call. */
export const tenantHeader = (tenantId: string, secret: string): { [name: string]: string } => ({
  [headerNames.tenant.toLowerCase()]: `${tenantId}.${signature(tenantId, secret)}`,
})

const [leastLength, leastCharacters] = [32, 8]

/** What makes a shared secret easy to guess, as `is …`; null when nothing does. Whoever guesses it speaks for any chain. */
export function secretFault(secret: string): string | null {
  if (secret.length < leastLength) return `is too short: it has ${secret.length} characters, and needs ${leastLength} or more`
  if (/^(.+?)\1+$/su.test(secret)) return 'is one piece of text repeated'
  const different = new Set(secret).size
  return different < leastCharacters ? `has only ${different} different characters` : null
}

/** How a good one is made. */
export const secretAdvice = 'Make one with: openssl rand -hex 32'
