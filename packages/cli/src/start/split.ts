import { join } from 'node:path'
import { CommerceStartError } from '@vidda/commerce'
import { StopError } from '../stop-error.ts'
import { appFolder, stateFolder } from '../workspace.ts'
import { startCommerce } from './commerce-process.ts'
import { openFilled } from './open-filled.ts'
import type { Running, StartPlan } from './plan.ts'
import { startProcess } from './process.ts'

/** What a process takes under attack: threads that pack pages share their memory, and the space for what lives briefly is as it long was. */
const bounded = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=16'].filter(Boolean).join(' '),
}

/** Processes of their own, as in production: the commerce API, then each brand's app. */
export async function startSplit(plan: StartPlan): Promise<Running> {
  const apiPort = plan.apiPort ?? 0
  const { databaseUrl, smtpUrl } = plan.settings
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const production = { NODE_ENV: 'production', ...bounded }
  const shared = { ...production, VIDDA_SECRET: plan.secret, HOST: '127.0.0.1' }
  await plan.progress.step('Opening the database', () => fill(plan))
  const api = await plan.progress.step('Starting the commerce API', () =>
    startCommerce({ ...plan, port: apiPort, pictures: plan.demo?.pictures }, production),
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

/** The servers come when the goods are there. */
async function fill(plan: StartPlan): Promise<void> {
  const place = { databaseUrl: plan.settings.databaseUrl, dataDir: stateFolder }
  try {
    const opened = await openFilled(place, { ...plan, chains: plan.shops.map(({ brand }) => brand.config.chainId) })
    await opened.close()
  } catch (error) {
    if (error instanceof CommerceStartError) throw new StopError(error.message, 1, { cause: error })
    throw error
  }
}
