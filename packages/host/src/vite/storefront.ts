import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfigFnPromise } from 'vite'
import { brandModules } from './brand-modules.ts'
import { chunkGroups, closedEntry } from './chunks.ts'
import { compressAssets } from './compress-assets.ts'
import { developmentServer } from './development-server.ts'
import { inlineTokens } from './inline-tokens.ts'
import { liveBrand, type LiveBrand } from './live-brand.ts'
import { readBrandForBuild } from './read-brand.ts'

export type StorefrontOptions = (
  | {
      /** Folder of the brand: `brand.json`, texts, pages and pictures. */
      readonly brand: URL
    }
  | {
      /** `import.meta.url` of a configuration `apps/<brand>/vite.config.ts`, which serves the folder `brands/<brand>` beside `apps`. */
      readonly app: string
    }
) & {
  /** Origin that may embed the development server's pages in a frame, such as `http://localhost:5200`. Has no effect on builds. */
  readonly framedBy?: string
}

/** From here all that a page runs is found. */
const storefrontEntry = fileURLToPath(import.meta.resolve('@vidda/storefront/client'))

const styledComponents = { ssr: true, displayName: false, transpileTemplateLiterals: true, namespace: 'vidda' }

/** The folder of the brand that an app serves: the one of its own name. */
function brandOf(app: string): URL {
  const name = basename(fileURLToPath(new URL('.', app)))
  return new URL(`../../brands/${name}/`, app)
}

/** The whole Vite configuration of a brand's app; an invalid brand ends the build with what is wrong with it. */
export function storefront(options: StorefrontOptions): UserConfigFnPromise {
  const folder = 'app' in options ? brandOf(options.app) : options.brand
  return async ({ command }) => {
    const brand: LiveBrand = { current: await readBrandForBuild(folder) }
    const building = command === 'build'
    const { header, footer, composesHome = false, compares = false } = brand.current.data.shop
    return {
      appType: 'custom',
      clearScreen: false,
      plugins: [
        inlineTokens(),
        react(),
        brandModules(brand),
        closedEntry(),
        compressAssets(),
        serverAsModules(),
        tenantFile(brand),
        liveBrand(brand, folder),
        developmentServer(brand, options.framedBy),
      ],
      publicDir: false,
      oxc: { plugins: { styledComponents } },
      // A build drops the variants of header, footer and home screen that the brand does not use, and the comparison where it has none. In development the brand may change, and is read at run time.
      define: building
        ? {
            VIDDA_HEADER_SINGLE_LINE: JSON.stringify(header.singleLine),
            VIDDA_FOOTER_SINGLE_LINE: JSON.stringify(footer.singleLine),
            VIDDA_COMPOSES_HOME: JSON.stringify(composesHome),
            VIDDA_COMPARES: JSON.stringify(compares),
          }
        : {},
      environments: {
        client: {
          // Found before the first page asks: what is found late would load that page anew.
          optimizeDeps: { entries: [storefrontEntry] },
          build: {
            outDir: 'dist/client',
            manifest: true,
            license: { fileName: 'licenses.txt' },
            sourcemap: false,
            rolldownOptions: {
              input: { client: 'virtual:vidda/client' },
              treeshake: { manualPureFunctions: ['styled', 'css'] },
              preserveEntrySignatures: 'allow-extension',
              // The entry file contains the names of dozens of chunks: the shortest hashes that the bundler allows keep it small.
              output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[name]-[hash:7].js' },
            },
          },
        },
        ssr: {
          // A copied build runs with `node` alone: React's development half may not wait in it for a missing NODE_ENV.
          define: building ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
          resolve: { noExternal: building ? true : [/^@vidda\//] },
          build: {
            outDir: 'dist/server',
            emptyOutDir: true,
            minify: false,
            target: 'node20',
            rolldownOptions: { input: { index: 'virtual:vidda/server' }, external: [/^node:/], output: { codeSplitting: false } },
          },
        },
      },
      build: {
        target: 'baseline-widely-available',
        modulePreload: false,
        reportCompressedSize: false,
        cssCodeSplit: false,
      },
      builder: {
        async buildApp(builder) {
          // The server's bundle holds the client's file names, so the client comes first.
          await builder.build(builder.environments['client'] as never)
          await builder.build(builder.environments['ssr'] as never)
        },
      },
    }
  }
}

/** Writes `tenants.json` for the commerce API's `TENANTS_FILE` next to the server's bundle. */
function tenantFile(brand: LiveBrand): Plugin {
  return {
    name: 'vidda:tenant-file',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'tenants.json', source: `${JSON.stringify([brand.current.tenant], null, 2)}\n` })
    },
  }
}

/** Node before 20.19 takes a script in a copied folder for CommonJS, unless a package.json beside it says what it is. */
function serverAsModules(): Plugin {
  return {
    name: 'vidda:server-as-modules',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' })
    },
  }
}
