import fastify from 'fastify'
import { childOptions, serveParent } from './child.ts'

/** Sizes of bodies in bytes, by name. */
export type ConstantOptions = { readonly sizes: Readonly<Record<string, number>> }

const { sizes } = childOptions() as ConstantOptions
const app = fastify()
for (const [name, size] of Object.entries(sizes)) {
  const body = `{"data":"${'x'.repeat(Math.max(0, size - 11))}"}`
  app.route({
    method: ['GET', 'POST'],
    url: `/${name}`,
    handler: (_request, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(body),
  })
}
serveParent({ url: await app.listen({ host: '127.0.0.1', port: 0 }) }, { close: () => app.close() })
