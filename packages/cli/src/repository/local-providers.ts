import { join } from 'node:path'
import type { Brand } from '@vidda/brand'
import { startSandbox, type Sandbox } from '@vidda/sandbox'
import { stateFolder } from '../workspace.ts'

type Env = Record<string, string | undefined>

const prefixOf = ({ config }: Brand) => `VIDDA_${config.id.toUpperCase().replaceAll('-', '_')}_`

/** Environment variables with the credentials of a brand at the payment sandbox. Variables that are set already are kept. */
function accountsOf(brand: Brand, env: Env, { kco, qliro }: Sandbox): Env {
  const prefix = prefixOf(brand)
  const { providers } = brand.config.checkout
  return {
    ...(providers.includes('klarna') &&
      !env[`${prefix}KLARNA_USERNAME`] && {
        [`${prefix}KLARNA_URL`]: kco.baseUrl,
        [`${prefix}KLARNA_USERNAME`]: kco.username,
        [`${prefix}KLARNA_PASSWORD`]: kco.password,
        [`${prefix}KLARNA_HOSTS`]: kco.frameOrigin,
      }),
    ...(providers.includes('qliro') &&
      !env[`${prefix}QLIRO_API_KEY`] && {
        [`${prefix}QLIRO_URL`]: qliro.baseUrl,
        [`${prefix}QLIRO_API_KEY`]: qliro.apiKey,
        [`${prefix}QLIRO_SECRET`]: qliro.secret,
        [`${prefix}QLIRO_HOSTS`]: qliro.frameOrigin,
      }),
  }
}

const hasAll = (brand: Brand, env: Env) =>
  brand.config.checkout.providers.every(
    (provider) => env[`${prefixOf(brand)}${provider === 'klarna' ? 'KLARNA_USERNAME' : 'QLIRO_API_KEY'}`],
  )

type LocalOptions = {
  /** Environment variables; the accounts are added to them. */
  readonly env?: Env
  /** Folder of the services' journal. */
  readonly folder?: string
  /** Discards the journal: a new database numbers its orders from the start, and Qliro accepts each number once. */
  readonly fresh?: boolean
}

/**
 * For trying out: brands that name providers and have no account get one with services on this machine, which move no money. Null where nobody needs one, and in
 * production, where such a brand offers reservation alone.
 */
export async function startLocalProviders(
  brands: readonly Brand[],
  { env = process.env, folder = stateFolder, fresh = false }: LocalOptions = {},
): Promise<Sandbox | null> {
  if (env['NODE_ENV'] === 'production' || brands.every((brand) => hasAll(brand, env))) return null
  const sandbox = await startSandbox({ journal: join(folder, 'sandbox.jsonl'), fresh })
  for (const brand of brands) Object.assign(env, accountsOf(brand, env, sandbox))
  return sandbox
}

/** A line that says who is paid. */
export const paidLocally = ({ controlUrl }: Sandbox): string =>
  `  Payments go to services on this machine that move no money; steered at ${controlUrl}/__ctl`
