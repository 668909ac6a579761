import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { answersIn, filesOf, recordingOf } from './recordings.ts'

type VitePlugin = NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>[number]

const all = 'virtual:vidda-screens'
const resolved = (id: string) => `\0${id}`

/** Folder of pictures and brand files, relative to the iframe that shows the stories. */
const filesFolder = 'screen-files'
const fileAddress = new RegExp(`/${filesFolder}/([\\w-]+)/([\\w./-]+)$`, 'u')

const types: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.svg': 'image/svg+xml', '.png': 'image/png' }

const brandIds = (): readonly string[] => {
  const folder = fileURLToPath(new URL('../../brands/', import.meta.url))
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'brand.json')))
}

/** Dynamic imports, because a brand is recorded only when one of its screens is first shown. */
const listModule = (): string =>
  `export const recordings = {${brandIds()
    .map((id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(`${all}/${id}`)})`)
    .join(',')}}`

/** Only one file is recorded per picture. Sizes and formats that the shop appends to the picture's address end up behind a `#`, which servers ignore. */
const recordingModule = (brand: string, answers: string): string =>
  [
    `const base = new URL(${JSON.stringify(`${filesFolder}/${brand}/`)}, document.baseURI).href`,
    `const text = ${JSON.stringify(answers)}`,
    String.raw`const placed = text.replaceAll(/\/api\/v1\/images\/([\w.]+)/g, base + 'pictures/$1.webp#').replaceAll('"/assets/', '"' + base + 'assets/')`,
    'export default JSON.parse(placed)',
  ].join('\n')

async function send(brand: string, path: string, response: ServerResponse): Promise<void> {
  try {
    const folder = await recordingOf(brand)
    if (!filesOf(folder).includes(path)) throw new Error(`The recording of ${brand} has no ${path}`)
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
    createReadStream(join(folder, path)).pipe(response)
  } catch (error) {
    response.writeHead(404).end(String(error))
  }
}

/** Vite plugin that provides `virtual:vidda-screens`, the recorded answers of the commerce API by brand, and serves or emits the recorded files. */
export const screens = (): VitePlugin => {
  let isBuild = false
  return {
    name: 'vidda:screens',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === all || id.startsWith(`${all}/`) ? resolved(id) : undefined),
    async load(id) {
      if (id === resolved(all)) return listModule()
      const brand = id.startsWith(resolved(`${all}/`)) ? id.slice(resolved(`${all}/`).length) : ''
      if (brand === '') return undefined
      const folder = await recordingOf(brand)
      if (isBuild) {
        for (const path of filesOf(folder)) {
          this.emitFile({ type: 'asset', fileName: `${filesFolder}/${brand}/${path}`, source: readFileSync(join(folder, path)) })
        }
      }
      return recordingModule(brand, await answersIn(folder))
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, brand = '', path = ''] = fileAddress.exec(request.url?.split('?')[0] ?? '') ?? []
        if (!brandIds().includes(brand)) return next()
        void send(brand, path, response)
      })
    },
  }
}
