import type { Tenant } from '@vidda/contract'
import { prepareChain } from './prepare-chain.ts'
import type { Db } from '../../kernel/database/open.ts'
import { CommerceStartError } from '../../kernel/start-error.ts'

/**
 * Lets the tenants' chains begin in a database that has none. Throws CommerceStartError, a line for each tenant whose chain is not among those that it has:
 * its every page would be missing.
 */
export async function checkChains(db: Db, tenants: readonly Pick<Tenant, 'id' | 'chainId'>[], location: string, now: Date): Promise<void> {
  const chains = await db.selectFrom('chain_settings').select('chain_id').orderBy('chain_id').execute()
  const known = chains.map((chain) => chain.chain_id)
  if (known.length === 0) {
    for (const chainId of new Set(tenants.map((tenant) => tenant.chainId))) await prepareChain(db, chainId, now)
    return
  }
  const faults = tenants
    .filter(({ chainId }) => !known.includes(chainId))
    .map(
      ({ id, chainId }) =>
        `The brand ${id} sells for the chain ${chainId}, and ${location} has only ${known.join(', ')}. Bring its data in (pnpm vidda data import --chain ${chainId} …), or change chainId in its brand.json.`,
    )
  if (faults.length > 0) throw new CommerceStartError(faults.join('\n'))
}
