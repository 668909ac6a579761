import { createServer } from 'node:http'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type * as commerceModule from '@vidda/commerce'
import type { Commerce, OpenDatabase } from '@vidda/commerce'
import type * as fillModule from '../demo/fill-demo.ts'
import { root } from '../../where.ts'
import { heldRequests } from './held-requests.ts'
import { liveModules } from './live-modules.ts'

type CommerceModule = typeof commerceModule
type FillModule = typeof fillModule

/** What this program tells whoever started it, beside the progress of its start. */
export type CommerceServerEvent = { readonly event: 'reloaded' } | { readonly event: 'failed'; readonly message: string }

/** How long (ms) a request waits for the change that is being loaded: longer than any but a new catalogue takes. */
const longestWait = 30_000

const commerceFolder = join(root, 'packages/commerce')

const tell = (told: object) => void (process.connected && process.send?.(told, () => undefined))
const settled = () => undefined

/**
 * The commerce API for development, as a process of its own that is set up as `@vidda/commerce` is: a changed source is loaded without a
 * restart, the database stays open, and requests that come meanwhile wait. A change that cannot be loaded leaves what ran before running.
 */
async function start(): Promise<void> {
  const requests = heldRequests(longestWait)
  const stopping = new AbortController()
  const modules = await liveModules(commerceFolder, reload)
  let commerce: Commerce | null = null
  let database: { readonly opened: OpenDatabase; readonly openedBy: CommerceModule['openDatabase'] } | null = null
  let loading: Promise<void> = Promise.resolve()

  const onWait = (words: string) => tell({ step: words, done: 0, total: 0 })
  const onNote = (note: string) => tell({ note })

  async function load(): Promise<{ readonly host: string; readonly port: number }> {
    const { openCommerce, openDatabase, readEnvironment } = await modules.load<CommerceModule>(join(commerceFolder, 'src/index.ts'))
    const { fillDemo } = await modules.load<FillModule>(join(import.meta.dirname, '../demo/fill-demo.ts'))
    const { host, port, ...options } = readEnvironment(process.env)
    const before = commerce
    const { databaseUrl, dataDir } = options
    // The database's own modules have changed, such as a migration: it is opened again with them.
    if (database && database.openedBy !== openDatabase) {
      await requests.answered()
      await commerce?.close()
      await database.opened.close()
      commerce = null
      database = null
    }
    database ??= {
      openedBy: openDatabase,
      opened: await openDatabase({ databaseUrl, dataDir, fresh: false, onWait, onNote, stop: stopping.signal }),
    }
    await fillDemo(database.opened, {
      chains: options.tenants.map(({ chainId }) => chainId),
      articles: Number(process.env['ARTICLES']) || undefined,
      fresh: false,
      progress: { part: tell, say: (words) => tell({ note: words.trim() }) },
      stop: stopping.signal,
    })
    const opened = await openCommerce({
      ...options,
      database: database.opened,
      stop: stopping.signal,
      onWait,
      onNote,
      onProgress: tell,
    })
    commerce = opened
    requests.release((request, response) => opened.routing(request, response))
    if (before) await before.close()
    return { host, port }
  }

  function reload(): void {
    requests.hold()
    loading = loading
      .then(load)
      .then(() => tell({ event: 'reloaded' } satisfies CommerceServerEvent))
      .catch((error: unknown) => {
        if (stopping.signal.aborted) return
        const running = commerce
        if (running) requests.release((request, response) => running.routing(request, response))
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
        tell({ event: 'failed', message: stripVTControlCharacters(message) } satisfies CommerceServerEvent)
      })
  }

  const server = createServer(requests.handle)
  async function stop(): Promise<void> {
    if (stopping.signal.aborted) return
    stopping.abort(new Error('Stopped'))
    server.close()
    server.closeAllConnections()
    await loading.catch(settled)
    await commerce?.close()
    await database?.opened.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  process.once('disconnect', () => void stop())
  process.on('message', (word) => word === 'reload' && reload())

  const first = load()
  loading = first.then(settled)
  const { host, port } = await first
  server.once('error', fail).listen(port, host, () => console.log(`Commerce API on http://${host}:${port}`))
}

function fail(error: unknown): never {
  const { name, message, stack } = error as Error
  console.error(name === 'CommerceStartError' ? message : stack)
  process.exit(1)
}

start().catch(fail)
