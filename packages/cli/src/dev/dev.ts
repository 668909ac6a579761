import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tenantOf } from '@vidda/brand'
import { readFlags, wholeNumber } from '../options.ts'
import { createProgress } from '../progress.ts'
import { startCommerce, writeTenants } from '../start/commerce-process.ts'
import { interruption } from '../start/interruption.ts'
import { paidLocally, startLocalProviders } from '../start/local-providers.ts'
import { claimPorts } from '../start/ports.ts'
import { settingsOrStop } from '../start/settings.ts'
import { table } from '../start/table.ts'
import { StopError } from '../stop-error.ts'
import { prepareStateFolder, reminderOf, root, toldOf, usableBrands, workspaceSecret } from '../workspace.ts'
import type { CommerceServerEvent } from './commerce-server.ts'
import { restartable, type Restartable } from './restartable.ts'
import { startVite } from './vite-server.ts'
import { watchSources } from './watch-sources.ts'

const sources = (names: readonly string[]) => names.map((name) => join(root, 'packages', name))
/** Whether it is running is asked when one of these changes; which of them it has loaded, and so loads again, it knows by itself. */
const apiSources = sources(['commerce/src', 'demo/src', 'contract/src', 'domain/src', 'texts/src'])
/** What Vite itself runs with; all else it brings into the pages by itself. */
const viteSources = sources(['host/src/vite', 'brand/src', 'tokens/src'])

const commerceProgram = join(import.meta.dirname, 'commerce-server.ts')

/** A commerce API, and for each brand a Vite server that renders pages from the sources as they stand. */
export async function dev(args: readonly string[]): Promise<void> {
  const flags = readFlags('dev', args, {
    brand: { type: 'string' },
    port: { type: 'string' },
    articles: { type: 'string' },
  })
  const first = wholeNumber('port', flags['port'], { from: 1, to: 65_000, otherwise: 5100 })
  const articles = wholeNumber('articles', flags['articles'], { from: 100, to: 100_000, otherwise: undefined })
  const wanted = flags['brand'] as string | undefined
  const { brands: found, leftOut } = await usableBrands(wanted)
  let brands = found
  await prepareStateFolder()
  const sandbox = await startLocalProviders(brands)
  const { logLevel = 'warn' } = settingsOrStop(brands)
  const progress = createProgress()
  for (const one of leftOut) progress.say(toldOf(one))
  const stop = interruption()
  stop.addEventListener('abort', () => progress.say('\nStopping …'))
  const ports = await claimPorts(first, brands.length + 1, 'dev')
  const apiPort = ports[brands.length] ?? first
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const secret = await workspaceSecret()
  const portOf = (index: number) => ports[index] ?? first

  const shops = () => brands.map((brand, index) => ({ brand, port: portOf(index) }))
  const startApi = () => {
    const env = { NODE_ENV: 'development', LOG_LEVEL: logLevel, ARTICLES: String(articles ?? '') }
    const plan = { shops: shops(), port: apiPort, secret, progress, stop, shown: true }
    return startCommerce({ ...plan, program: commerceProgram, onMessage: (message) => hear(message as CommerceServerEvent) }, env)
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
        const site = await restartable(() => startVite({ id, name, port: portOf(index) }, env, stop), {
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
  stop.addEventListener('abort', () => void close().then(() => process.exit(0)))

  const tenants = () => JSON.stringify(brands.map(tenantOf))
  /** Vite has the pages anew by itself, and says what is wrong; the commerce API knows of brands what its mails say. */
  const rereadBrands = async () => {
    const before = tenants()
    const { brands: read } = await usableBrands(wanted).catch(() => ({ brands }))
    // One that has a fault now stays as it was; one that was left out has no server.
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
  const rows = brands.map(({ config }, index) => [config.name, `http://localhost:${portOf(index)}`])
  progress.say(`\n${table(['Brand', 'Address'], [...rows, ['Commerce API', apiUrl]])}\n`)
  if (sandbox) progress.say(paidLocally(sandbox))
  const reminder = reminderOf(leftOut)
  if (reminder !== null) progress.say(reminder)
}
