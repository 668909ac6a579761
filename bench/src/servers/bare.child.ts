import { readFile } from 'node:fs/promises'
import fastify from 'fastify'
import { childOptions, serveParent } from './child.ts'

export type BareOptions = {
  readonly routes: readonly { readonly path: string; readonly file: string; readonly headers: Readonly<Record<string, string>> }[]
}

const { routes } = (await childOptions()) as BareOptions
const app = fastify()
for (const { path, file, headers } of routes) {
  const body = await readFile(file)
  app.get(path, (_request, reply) => reply.headers(headers).send(body))
}
serveParent({ url: await app.listen({ host: '127.0.0.1', port: 0 }) }, { close: () => app.close() })
