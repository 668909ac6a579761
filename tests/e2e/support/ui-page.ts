import { createServer } from 'node:http'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { root } from './kit.ts'

const entry = join(root, 'ui-page.js')

const written = (code: string): Plugin => ({
  name: 'ui-page',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? code : null),
})

async function bundle(code: string): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { write: false, minify: false, rolldownOptions: { input: { page: entry }, output: { entryFileNames: '[name].js' } } },
    plugins: [written(code)],
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('Nothing was built.')
  return new Map(first.output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [])))
}

const html =
  '<!doctype html><html lang="nb"><meta name="viewport" content="width=device-width"><body style="min-height:300vh"><div id="root"></div>'

export type UiPage = { readonly url: string; readonly close: () => Promise<void> }

/** Serves, on a free port, a page with nothing in it but what `code` mounts: a module that may import components and the libraries around them. */
export async function serveUi(code: string): Promise<UiPage> {
  const files = await bundle(code)
  const server = createServer((request, response) => {
    const script = files.get(request.url ?? '')
    response.setHeader('content-type', script === undefined ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8')
    response.end(script ?? `${html}<script type="module" src="/page.js"></script>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
