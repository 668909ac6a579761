import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { LiveBrand } from './live-brand.ts'
import { clientFiles, type Manifest } from './client-files.ts'

const serverModule = `
import { fileURLToPath } from 'node:url'
import { realpathSync } from 'node:fs'
import { createBrandServer, runFromEnvironment } from '@vidda/host/server'
import { brand } from 'virtual:vidda/brand'
import { client } from 'virtual:vidda/client-files'

const clientFolder = fileURLToPath(new URL('../client', import.meta.url))
export { brand }
export const createServer = (options) => createBrandServer(brand, client, { clientFolder, ...options })

const main = process.argv[1]
if (main && realpathSync(main) === fileURLToPath(import.meta.url)) await runFromEnvironment(brand, client, import.meta.url)
`

/** The modules that make an app of a brand: no brand's data gets into the client's chunks, which are so alike for all brands. */
export function brandModules(brand: LiveBrand): Plugin {
  let root = process.cwd()
  let development = false
  const sources: Readonly<Record<string, () => string | Promise<string>>> = {
    'virtual:vidda/client': () => `${development ? `import '@vidda/host/development'\n` : ''}export * from '@vidda/storefront/client'`,
    'virtual:vidda/server': () => serverModule,
    'virtual:vidda/brand': () => `export const brand = ${JSON.stringify(brand.current.data)}`,
    'virtual:vidda/client-files': async () => {
      if (development) return `export const client = { entry: '/@id/__x00__virtual:vidda/client', modules: {} }`
      const manifest = JSON.parse(await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Manifest
      return `export const client = ${JSON.stringify(clientFiles(manifest))}`
    },
  }
  return {
    name: 'vidda:brand-modules',
    configResolved(config) {
      root = config.root
      development = config.command === 'serve'
    },
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:vidda/') ? sources[id.slice(1)]?.() : undefined),
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, source } of brand.current.files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
