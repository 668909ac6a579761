import { createHash, timingSafeEqual } from 'node:crypto'
import type { Tenant } from '@vidda/contract'

/** Tokens of the stock feed, by the id of the tenant; without one there is no feed. */
export type StockTokens = Readonly<Record<string, string>>

const shortest = 16

/** The environment's name for a tenant's token: `VIDDA_<BRAND>_STOCK_TOKEN`. */
const variable = (tenantId: string) => `VIDDA_${tenantId.toUpperCase().replaceAll('-', '_')}_STOCK_TOKEN`

/** The tokens that the environment holds; `onFault` hears of one that is too easy to guess. */
export function readStockTokens(
  env: Readonly<Record<string, string | undefined>>,
  tenants: readonly Pick<Tenant, 'id'>[],
  onFault: (fault: string) => void,
): StockTokens {
  const entries = tenants.flatMap(({ id }) => {
    const token = env[variable(id)]
    if (!token) return []
    if (token.length < shortest) onFault(`${variable(id)} is too short; give the stock feed ${shortest} or more random characters.`)
    return [[id, token] as const]
  })
  return Object.fromEntries(entries)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether an `Authorization` header carries the tenant's token. */
export function isStockToken(tokens: StockTokens, tenantId: string, header: string | undefined): boolean {
  const token = Object.hasOwn(tokens, tenantId) ? tokens[tenantId] : undefined
  const given = /^Bearer (\S+)$/.exec(header ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(token), digest(given))
}
