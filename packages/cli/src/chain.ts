import { tenantOf } from '@vidda/brand'
import { wholeNumber } from './options.ts'
import { StopError } from './stop-error.ts'
import { brandsOf } from './workspace.ts'

/** Whose data: by `--chain`, by `--brand`, or the only chain that the workspace's brands have. */
export async function chainOf(flags: Readonly<Record<string, string | boolean | undefined>>): Promise<number> {
  if (flags['chain'] !== undefined) return wholeNumber('chain', flags['chain'], { from: 1, to: 2 ** 31 - 1, otherwise: 1 })
  const brands = await brandsOf(typeof flags['brand'] === 'string' ? flags['brand'] : undefined)
  const chains = new Set(brands.map(({ config }) => config.chainId))
  const [chain] = chains
  if (chain !== undefined && chains.size === 1) return chain
  throw new StopError(`Whose data? Name a brand with --brand: ${brands.map(({ config }) => config.id).join(', ')}.`, 2)
}

/** The tenants that sell a chain's goods: none where no brand of the workspace does. */
export async function tenantsOf(chainId: number): Promise<readonly ReturnType<typeof tenantOf>[]> {
  return (await brandsOf(undefined)).filter(({ config }) => config.chainId === chainId).map(tenantOf)
}
