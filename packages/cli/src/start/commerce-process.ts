import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { tenantOf } from '@vidda/brand'
import { inState, stateFolder } from '../workspace.ts'
import type { StartPlan } from './plan.ts'
import { startProcess, type Child } from './process.ts'

type Plan = Pick<StartPlan, 'shops' | 'secret' | 'progress' | 'stop'> & {
  readonly port: number
  readonly shown?: boolean
  /** The module that keeps the chains' pictures, where the environment names none. */
  readonly pictures: string | undefined
  /** What runs in place of the commerce API's own program, set up in the same way. */
  readonly program?: string
  /** Hears what that program tells beside the progress of its start. */
  readonly onMessage?: (message: unknown) => void
}

const require = createRequire(import.meta.url)
const commercePackage = require.resolve('@vidda/commerce/package.json')
const { bin } = require(commercePackage) as { readonly bin: Readonly<Record<'vidda-commerce', string>> }
const main = join(dirname(commercePackage), bin['vidda-commerce'])

/** Writes down what a commerce API process knows of the brands. */
export async function writeTenants(shops: Plan['shops']): Promise<string> {
  const file = join(stateFolder, 'tenants.json')
  const tenants = shops.map(({ brand, port }) => ({ ...tenantOf(brand), origin: `http://localhost:${port}` }))
  await inState(file, () => writeFile(file, JSON.stringify(tenants, null, 2), { mode: 0o600 }))
  return file
}

/** Starts the commerce API as a process of its own, which knows of the brands from a file in the state folder. */
export async function startCommerce(plan: Plan, env: Readonly<Record<string, string>>): Promise<Child> {
  const tenantsFile = await writeTenants(plan.shops)
  return startProcess(
    'commerce API',
    plan.program ?? main,
    {
      ...env,
      VIDDA_SECRET: plan.secret,
      HOST: '127.0.0.1',
      PORT: String(plan.port),
      DATA_DIR: stateFolder,
      TENANTS_FILE: tenantsFile,
      PICTURES: process.env['PICTURES'] || plan.pictures || '',
    },
    {
      onProgress: plan.progress.part,
      onNote: (words) => plan.progress.say(`    ${words}`),
      stop: plan.stop,
      shown: plan.shown ?? false,
      ...(plan.onMessage && { onMessage: plan.onMessage }),
    },
  )
}
