import swagger from '@fastify/swagger'
import { headerNames } from '@vidda/contract'
import type { FastifyInstance } from 'fastify'
import { addExamples } from './examples.ts'
import { guarded } from './guarded.ts'
import type { OpenApi } from './open-api-document.ts'
import { securitySchemes } from './security-schemes.ts'
import { shareFailures } from './share-failures.ts'

const description =
  `The commerce API of Vidda. Every call that changes something carries ${headerNames.csrf} (from GET /csrf) and ${headerNames.xsrf} (the value of
the cookie ${headerNames.xsrfCookie}). Goods are priced in whole kroner, freight and totals in øre. An answer that is not a success says why by its
code, which shops go by; besides the codes of a call, any call may answer 500 with internal_error.`.replaceAll('\n', ' ')

/** Collects the routes that are registered after it. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({ schema: schema.hide ? schema : guarded(schema, route), url }),
    transformObject: (given) => {
      if (!('openapiObject' in given)) return given.swaggerObject
      shareFailures(given.openapiObject as OpenApi)
      addExamples(given.openapiObject as OpenApi)
      return given.openapiObject
    },
    refResolver: { buildLocalReference: (json) => json.$id as string },
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vidda commerce API', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: '/' }],
      components: { securitySchemes },
    },
  })
}
