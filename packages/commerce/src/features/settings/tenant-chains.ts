import type { Tenant } from '@vidda/contract'
import type { Db } from '../../kernel/database/open.ts'
import { prepareChain } from './prepare-chain.ts'

/** Lets each tenant's chain that the database does not know begin in it, empty: data may come later, and `shopNotes` says that it is missing. */
export async function beginChains(db: Db, tenants: readonly Pick<Tenant, 'chainId'>[], now: Date): Promise<void> {
  const chains = await db.selectFrom('chain_settings').select('chain_id').execute()
  const known = new Set(chains.map((chain) => chain.chain_id))
  const wanted = new Set(tenants.map(({ chainId }) => chainId))
  for (const chainId of wanted) if (!known.has(chainId)) await prepareChain(db, chainId, now)
}
