import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { tenantOf } from '@vidda/brand'
import { inState, stateFolder } from '../workspace.ts'
import type { StartPlan } from './plan.ts'
import { startProcess, type Child } from './process.ts'

type Plan = Pick<StartPlan, 'shops' | 'articles' | 'fresh' | 'secret' | 'progress' | 'stop'> & {
  readonly port: number
  readonly shown?: boolean
}

const main = join(dirname(createRequire(import.meta.url).resolve('@vidda/commerce/tenant-header')), '../main.ts')

/** Starts the commerce API as a process of its own, which knows of the brands from a file in the state folder. */
export async function startCommerce(plan: Plan, env: Readonly<Record<string, string>>): Promise<Child> {
  const tenantsFile = join(stateFolder, 'tenants.json')
  const tenants = plan.shops.map(({ brand, port }) => ({ ...tenantOf(brand), origin: `http://localhost:${port}` }))
  await inState(tenantsFile, () => writeFile(tenantsFile, JSON.stringify(tenants, null, 2)))
  return startProcess(
    'commerce API',
    main,
    {
      ...env,
      VIDDA_SECRET: plan.secret,
      HOST: '127.0.0.1',
      PORT: String(plan.port),
      DATA_DIR: stateFolder,
      TENANTS_FILE: tenantsFile,
      ARTICLES: String(plan.articles ?? ''),
      FRESH: plan.fresh ? '1' : '',
    },
    {
      onProgress: plan.progress.part,
      onNote: (words) => plan.progress.say(`    ${words}`),
      stop: plan.stop,
      shown: plan.shown ?? false,
    },
  )
}
