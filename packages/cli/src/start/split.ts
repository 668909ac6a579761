import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { tenantOf } from '@vidda/brand'
import { appFolder, stateFolder } from '../workspace.ts'
import type { Running, StartPlan } from './plan.ts'
import { startProcess } from './process.ts'

/** Processes of their own, as in production: the commerce API, then each brand's app. */
export async function startSplit(plan: StartPlan): Promise<Running> {
  const tenantsFile = join(stateFolder, 'tenants.json')
  const tenants = plan.shops.map(({ brand, port }) => ({ ...tenantOf(brand), origin: `http://localhost:${port}` }))
  await writeFile(tenantsFile, JSON.stringify(tenants, null, 2))
  const { databaseUrl, smtpUrl } = plan.settings
  const apiUrl = `http://127.0.0.1:${plan.apiPort}`
  const shared = { NODE_ENV: 'production', VIDDA_SECRET: plan.secret, HOST: '127.0.0.1' }

  const commerceFolder = dirname(createRequire(import.meta.url).resolve('@vidda/commerce/tenant-header'))
  const api = await plan.progress.step('Starting the commerce API', () =>
    startProcess('commerce API', join(commerceFolder, '../main.ts'), {
      ...shared,
      PORT: String(plan.apiPort),
      DATA_DIR: stateFolder,
      TENANTS_FILE: tenantsFile,
      ARTICLES: String(plan.articles),
      ...(plan.fresh ? { FRESH: '1' } : {}),
    }),
  )
  const starts = await Promise.allSettled(
    plan.shops.map(async ({ brand, port }) => {
      const url = `http://localhost:${port}`
      const env = { ...shared, PORT: String(port), API_URL: apiUrl, ORIGIN: url }
      return { brand, url, process: await startProcess(brand.config.name, join(appFolder(brand.config.id), 'dist/server/index.js'), env) }
    }),
  )
  const apps = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const close = async () => {
    await Promise.all(apps.map((app) => app.process.stop()))
    await api.stop()
  }
  const failed = starts.find((start) => start.status === 'rejected')
  if (failed) {
    await close()
    throw failed.reason
  }
  return {
    shops: apps.map(({ brand, url }) => ({ brand, url })),
    apiUrl,
    location: databaseUrl ? 'PostgreSQL' : join(stateFolder, 'pglite'),
    mailLocation: smtpUrl ? new URL(smtpUrl).host : join(stateFolder, 'outbox'),
    close,
    lost: Promise.race([api, ...apps.map((app) => app.process)].map((part) => part.lost)),
  }
}
