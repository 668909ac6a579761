import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { storefront } from '@vidda/host/vite'
import { createServer } from 'vite'

/** The development server of a brand's app with another folder's brand in it: the draft of the studio, which alone may frame it. */
async function start(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { app: text, brand: text, 'framed-by': text, port: text, cache: text, sources: text } })
  const { app = '', brand = '', 'framed-by': framedBy = '', port = '', cache = '', sources = '' } = values
  const configure = storefront({ brand: pathToFileURL(`${brand}/`), framedBy })
  const config = await configure({ command: 'serve', mode: 'development' })
  const server = await createServer({
    ...config,
    configFile: false,
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
