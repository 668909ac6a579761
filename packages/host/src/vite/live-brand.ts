import { fileURLToPath } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import type { ThemeChange } from '../development/index.ts'
import { shownEvent } from '../development/reloads.ts'
import { pageReloads } from './page-reloads.ts'
import { readBrandForBuild, type BuiltBrand } from './read-brand.ts'
import { createStandingFault, type StandingFault } from './standing-fault.ts'

/** A brand as it stands: a development server reads it anew when its files change. */
export type LiveBrand = { current: BuiltBrand }

/** Editors write a file in several steps. ms */
const pause = 50

/** Everything but the look, which a page takes over as it stands. */
const shown = ({ data }: BuiltBrand): string => JSON.stringify({ ...data, staticCss: '', themeColor: '' })

/** Reads the brand anew when a file of its own or of its theme changes, and shows the pages with it; what is wrong in it is shown instead. */
export function liveBrand(brand: LiveBrand, folder: URL): Plugin {
  return {
    name: 'vidda:live-brand',
    apply: 'serve',
    configureServer(server) {
      const folders = () => [fileURLToPath(folder), fileURLToPath(brand.current.themeFolder)]
      server.watcher.add(folders())
      const fault = createStandingFault(server)
      // A page hears nothing before it is connected: a theme that changed while it was loading is told then.
      server.environments.client.hot.on(shownEvent, (_: unknown, client) => {
        client.send('vidda:theme', { css: brand.current.data.staticCss } satisfies ThemeChange)
      })
      let timer: NodeJS.Timeout | undefined
      // Reads run one at a time: of two in parallel the older could finish last, and win.
      let last = Promise.resolve()
      const tell = (error: unknown) => server.config.logger.error(String(error), { timestamp: true })
      server.watcher.on('all', (_, path) => {
        if (!folders().some((one) => path.startsWith(one))) return
        clearTimeout(timer)
        timer = setTimeout(() => (last = last.then(() => reread(server, brand, folder, fault)).catch(tell)), pause)
      })
      server.httpServer?.once('close', () => clearTimeout(timer))
    },
  }
}

async function reread(server: ViteDevServer, brand: LiveBrand, folder: URL, fault: StandingFault): Promise<void> {
  const { client, ssr } = server.environments
  const before = brand.current
  try {
    brand.current = await readBrandForBuild(folder)
  } catch (error) {
    const { message } = error as Error
    server.config.logger.error(message, { timestamp: true })
    return fault.show(message)
  }
  server.watcher.add(fileURLToPath(brand.current.themeFolder))
  const module = ssr.moduleGraph.getModuleById('\0virtual:vidda/brand')
  if (module) await ssr.reloadModule(module)
  const { current } = brand
  const wasFaulty = fault.stands()
  fault.clear()
  if (!wasFaulty && shown(current) === shown(before)) {
    server.config.logger.info('theme update', { timestamp: true })
    return client.hot.send('vidda:theme', { css: current.data.staticCss } satisfies ThemeChange)
  }
  server.config.logger.info('page reload: the brand has changed', { timestamp: true })
  pageReloads(client).reload()
}
