import { join } from 'node:path'
import { appFolder, stateFolder } from '../workspace.ts'
import { startCommerce } from './commerce-process.ts'
import type { Running, StartPlan } from './plan.ts'
import { startProcess } from './process.ts'

/** Processes of their own, as in production: the commerce API, then each brand's app. */
export async function startSplit(plan: StartPlan): Promise<Running> {
  const apiPort = plan.apiPort ?? 0
  const { databaseUrl, smtpUrl } = plan.settings
  const apiUrl = `http://127.0.0.1:${apiPort}`
  // Packing pages in several threads, each with memory of its own, would take a tenth more.
  const shared = { NODE_ENV: 'production', VIDDA_SECRET: plan.secret, HOST: '127.0.0.1', MALLOC_ARENA_MAX: '2' }
  const api = await plan.progress.step('Starting the commerce API', () =>
    startCommerce({ ...plan, port: apiPort }, { NODE_ENV: 'production' }),
  )
  const starts = await Promise.allSettled(
    plan.shops.map(async ({ brand, port }) => {
      const url = `http://localhost:${port}`
      const env = { ...shared, PORT: String(port), API_URL: apiUrl, ORIGIN: url }
      const file = join(appFolder(brand.config.id), 'dist/server/index.js')
      return { brand, url, process: await startProcess(brand.config.name, file, env, { stop: plan.stop }) }
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
