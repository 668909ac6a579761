import swagger from '@fastify/swagger'
import { headerNames } from '@vidda/contract'
import type { FastifyInstance } from 'fastify'
import { addBodyFailures } from './body-failures.ts'
import { addExamples, type OpenApi } from './examples.ts'
import { stockScheme, tenantScheme } from './documented.ts'

const description =
  `The commerce API of Vidda. Every call that changes something carries ${headerNames.csrf} (from GET /csrf) and ${headerNames.xsrf} (the value of
the cookie ${headerNames.xsrfCookie}). Goods are priced in whole kroner, freight and totals in øre.`.replaceAll('\n', ' ')

/** Collects the routes that are registered after it. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    transformObject: (given) => {
      if (!('openapiObject' in given)) return given.swaggerObject
      addBodyFailures(given.openapiObject as OpenApi)
      addExamples(given.openapiObject as OpenApi)
      return given.openapiObject
    },
    refResolver: { buildLocalReference: (json) => json.$id as string },
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vidda commerce API', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/' }],
      components: { securitySchemes: { tenant: tenantScheme, stockToken: stockScheme } },
    },
  })
}
