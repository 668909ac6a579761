import swagger from '@fastify/swagger'
import { apiBase, headerNames } from '@vidda/contract'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { addExamples } from './examples.ts'
import { guarded } from './guarded.ts'
import type { OpenApi } from './open-api-document.ts'
import { securitySchemes } from './security-schemes.ts'
import { shareFailures } from './share-failures.ts'

const description =
  `The commerce API of Vidda. Every call that changes something carries ${headerNames.csrf} (from GET /csrf) and ${headerNames.xsrf} (the value of
the cookie ${headerNames.xsrfCookie}). Goods are priced in whole kroner, freight and totals in øre. An answer that is not a success says why by its
code, which shops go by; besides the codes of a call, any call may answer 500 with internal_error. A method that a path does not have is answered
405 with method_not_allowed, and the header Allow says which methods it has.`.replaceAll('\n', ' ')

/** What the document says of calls beside their schemas. */
export type Described = {
  /** By method and path, as `GET /polls/{id}`. */
  readonly operationIds: Readonly<Record<string, string>>
  /** The groups of calls, in the order in which the document has them. */
  readonly tags: readonly { readonly name: string; readonly description: string }[]
}

/** A call without a name has none in the document, which its test tells. */
function named(
  operationIds: Described['operationIds'],
  url: string,
  { method }: Pick<RouteOptions, 'method'>,
): { readonly operationId?: string } {
  const path = url.replace(apiBase, '').replaceAll(/:(\w+)/g, '{$1}')
  const operationId = operationIds[`${[method].flat()[0]} ${path}`]
  return operationId === undefined ? {} : { operationId }
}

/** Collects the routes that are registered after it. */
export async function collectOpenApi(app: FastifyInstance, { operationIds, tags }: Described): Promise<void> {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({
      schema: schema.hide ? schema : { ...guarded(schema, route), ...named(operationIds, url, route) },
      url,
    }),
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
      tags: [...tags],
      components: { securitySchemes },
    },
  })
}
