import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tenantOf, type Brand } from '@vidda/brand'
import type { Progress } from '../../progress.ts'
import { startCommerce, writeTenants } from '../../start/commerce-process.ts'
import type { Child } from '../../start/process.ts'
import { settingsOrStop } from '../../start/settings.ts'
import { demoPictures } from '../demo/fill-demo.ts'
import { StopError } from '../../stop-error.ts'
import { root } from '../../where.ts'
import { workspaceSecret } from '../../workspace.ts'
import type { CommerceServerEvent } from './commerce-server.ts'
import { restartable, type Restartable } from './restartable.ts'
import type { Site } from './vite-server.ts'
import { watchSources } from './watch-sources.ts'

const sources = (names: readonly string[]) => names.map((name) => join(root, 'packages', name))
/** Whether it is running is asked when one of these changes; which of them it has loaded, and so loads again, it knows by itself. */
const apiSources = sources(['commerce/src', 'demo/src', 'contract/src', 'domain/src', 'texts/src'])
/** What Vite itself runs with; all else it brings into the pages by itself. */
const viteSources = sources(['host/src/vite', 'brand/src', 'tokens/src'])

const commerceProgram = join(import.meta.dirname, 'commerce-server.ts')

export type DevelopmentPlan = {
  readonly brands: readonly Brand[]
  /** A port for each brand, then one for the commerce API. */
  readonly ports: readonly number[]
  readonly articles: number | undefined
  readonly progress: Progress
  readonly stop: AbortSignal
  /** Starts the server of a brand's pages. */
  readonly startSite: (site: Site, env: Readonly<Record<string, string>>, stop: AbortSignal) => Promise<Child>
  /** Those of the brands that can be used as their files stand now. */
  readonly reread: () => Promise<readonly Brand[]>
}

/** Starts a commerce API, and for each brand a server that renders pages from the sources as they stand; answers where the commerce API is, and how to end them. */
export async function startDevelopment(plan: DevelopmentPlan): Promise<{ readonly apiUrl: string; readonly close: () => Promise<void> }> {
  const { ports, articles, progress, stop, startSite, reread } = plan
  let { brands } = plan
  const { logLevel = 'warn' } = settingsOrStop(brands)
  const portOf = (index: number) => ports[index] ?? 0
  const apiPort = portOf(brands.length)
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const secret = await workspaceSecret()

  const shops = () => brands.map((brand, index) => ({ brand, port: portOf(index) }))
  const startApi = () => {
    const env = { NODE_ENV: 'development', LOG_LEVEL: logLevel, ARTICLES: String(articles ?? '') }
    const shared = { shops: shops(), port: apiPort, secret, progress, stop, shown: true, pictures: demoPictures }
    return startCommerce({ ...shared, program: commerceProgram, onMessage: (message) => hear(message as CommerceServerEvent) }, env)
  }
  const fail = (error: Error, name: string) =>
    console.error(`\n${error instanceof StopError ? error.message : String(error)}\n${name} starts again with the next change.\n`)
  const sites: Restartable[] = []
  const showChange = () => {
    progress.say('The commerce API runs with the change.')
    for (const site of sites) site.tell({ event: 'reload' })
  }
  /** A change was loaded into the running commerce API, or could not be. */
  const hear = (message: CommerceServerEvent) => {
    if (message.event === 'reloaded') return showChange()
    console.error(`\n${message.message}\nThe commerce API goes on without the change.\n`)
    for (const site of sites) site.tell({ event: 'error', message: message.message })
  }
  const api = await progress.step('Opening the database', () =>
    restartable(startApi, {
      onRestarted: showChange,
      onFailed: (error) => fail(error, 'The commerce API'),
      onLost: (words) => fail(new StopError(words), 'The commerce API'),
    }),
  )
  const unwatch: (() => void)[] = []
  let closing: Promise<void> | undefined
  const close = () =>
    (closing ??= (async () => {
      for (const end of unwatch) end()
      await Promise.all(sites.map((site) => site.stop()))
      await api.stop()
    })())
  /** Without one of its parts the shop is not whole. */
  const giveUp = async (words: string) => {
    if (stop.aborted) return
    console.error(`\n${words} Its last words stand above; everything else stops too.`)
    await close()
    process.exit(1)
  }
  try {
    await progress.step('Starting the pages', async () => {
      const starts = brands.map(async ({ config }, index) => {
        const env = { API_URL: apiUrl, VIDDA_SECRET: secret, NODE_ENV: 'development' }
        const { id, name } = config
        const site = await restartable(() => startSite({ id, name, port: portOf(index) }, env, stop), {
          onRestarted: () => progress.say(`The pages of ${name} run with the change.`),
          onFailed: (error) => fail(error, `Vite for ${name}`),
          onLost: (words) => void giveUp(words),
        })
        sites.push(site)
      })
      const failed = (await Promise.allSettled(starts)).find((one) => one.status === 'rejected')
      if (failed) throw failed.reason
    })
    stop.throwIfAborted()
  } catch (error) {
    await close()
    throw error
  }

  const tenants = () => JSON.stringify(brands.map(tenantOf))
  /** Vite reloads the pages and reports their errors itself; the commerce API needs the brands for its mails. */
  const rereadBrands = async () => {
    const before = tenants()
    const read = await reread().catch(() => brands)
    // A brand that becomes invalid keeps its last valid state. A brand that was invalid at start-up has no server.
    brands = brands.map((brand) => read.find(({ config }) => config.id === brand.config.id) ?? brand)
    if (tenants() === before) return
    await writeTenants(shops())
    api.tell('reload')
  }
  unwatch.push(
    watchSources(apiSources, () => api.isRunning() || api.restart()),
    watchSources(viteSources, () => {
      for (const site of sites) site.restart()
    }),
    watchSources(
      [...new Set(brands.flatMap(({ dir, theme }) => [fileURLToPath(dir), fileURLToPath(theme.dir)]))],
      () => void rereadBrands(),
    ),
  )
  return { apiUrl, close }
}
