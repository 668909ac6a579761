import { sql } from 'kysely'
import type { Tenant } from '@vidda/contract'
import type { Db } from './database/open.ts'
import { CommerceStartError } from './start-error.ts'

/** Throws CommerceStartError, a line for each tenant whose chain the database does not know: its every page would be missing. */
export async function checkChains(db: Db, tenants: readonly Pick<Tenant, 'id' | 'chainId'>[], location: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`select chain_id as id from chain_settings order by chain_id`.execute(db)
  const known = rows.map(({ id }) => id)
  const faults = tenants
    .filter(({ chainId }) => !known.includes(chainId))
    .map(
      ({ id, chainId }) =>
        `The brand ${id} sells for the chain ${chainId}, and ${location} has ${known.length > 0 ? `only ${known.join(', ')}` : 'none'}. Bring its data in (pnpm vidda data import --chain ${chainId} …), or change chainId in its brand.json.`,
    )
  if (faults.length > 0) throw new CommerceStartError(faults.join('\n'))
}
