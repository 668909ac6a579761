import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { storefront } from '@vidda/host/vite'
import { createServer } from 'vite'

export type PreviewOptions = {
  /** Folder of the brand's app. */
  readonly app: string
  /** Folder of the brand that is shown. */
  readonly brand: string
  /** Origin that may frame the pages. */
  readonly 'framed-by': string
  readonly port: string
  /** Where Vite keeps what it has bundled. */
  readonly cache: string
  /** Folder that all sources lie beneath. */
  readonly sources: string
}

/** A development server that reads the brand from the studio's draft folder. Only the studio's origin may embed its pages in a frame. */
async function start(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { app: text, brand: text, 'framed-by': text, port: text, cache: text, sources: text } })
  const { app = '', brand = '', 'framed-by': framedBy = '', port = '', cache = '', sources = '' } = values
  const configure = storefront({ brand: pathToFileURL(`${brand}/`), framedBy })
  const config = await configure({ command: 'serve', mode: 'development' })
  const server = await createServer({
    ...config,
    configFile: false,
    // Each edit of the draft would be a line in the terminal.
    logLevel: 'warn',
    root: app,
    // Its own, so that a `vidda dev` beside it keeps its.
    cacheDir: cache,
    server: { host: '127.0.0.1', port: Number(port), strictPort: true, fs: { allow: [sources, brand] } },
  })
  await server.listen()
  console.log(`Preview on http://localhost:${port}`)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error)
  process.exit(1)
})
