import { createHash, timingSafeEqual } from 'node:crypto'
import type { ErrorCode, Tenant } from '@vidda/contract'
import { Failure } from '../http/failure.ts'

/** Tokens that chains' own systems carry, by the id of the tenant; a brand without one has no such call. */
export type BrandTokens = Readonly<Record<string, string>>

const shortest = 16

type Kind = {
  /** What the variable ends with: `VIDDA_<BRAND>_<ending>`. */
  readonly ending: string
  /** What the token opens, such as `the stock feed`. */
  readonly opens: string
}

const variable = (tenantId: string, { ending }: Kind) => `VIDDA_${tenantId.toUpperCase().replaceAll('-', '_')}_${ending}`

/** The tokens that the environment holds; `onFault` hears of one that is too easy to guess. */
export function readBrandTokens(
  env: Readonly<Record<string, string | undefined>>,
  tenants: readonly Pick<Tenant, 'id'>[],
  kind: Kind,
  onFault: (fault: string) => void,
): BrandTokens {
  const entries = tenants.flatMap(({ id }) => {
    const token = env[variable(id, kind)]
    if (!token) return []
    if (token.length < shortest) onFault(`${variable(id, kind)} is too short; give ${kind.opens} ${shortest} or more random characters.`)
    return [[id, token] as const]
  })
  return Object.fromEntries(entries)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether an `Authorization` header carries the tenant's token. */
function carriesToken(tokens: BrandTokens, tenantId: string, header: string | undefined): boolean {
  const token = Object.hasOwn(tokens, tenantId) ? tokens[tenantId] : undefined
  const given = /^Bearer (\S+)$/.exec(header ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(token), digest(given))
}

type Asked = { readonly tenant: { readonly id: string }; readonly headers: { readonly authorization?: string | undefined } }

/** A hook that refuses, with `code`, whoever does not carry the tenant's token. */
export function requireToken(tokens: BrandTokens, code: ErrorCode, message: string): (request: Asked) => Promise<void> {
  const refused = new Failure(code, message)
  return async ({ tenant, headers }) => {
    if (!carriesToken(tokens, tenant.id, headers.authorization)) throw refused
  }
}
