import { appOfRoutes } from '../../src/open-api.ts'
import type { Operation } from './arbitrary.ts'

type Documented = Operation & { readonly responses: Readonly<Record<string, unknown>> }

/** Of routes that the OpenAPI document hides: an answer, or headers that are too large or none at all. */
const responses = { 200: {}, 400: {}, 431: {} }

/** Anything may stand behind their question mark. */
const parameters = [{ name: 'q', in: 'query', schema: { type: 'string' } }] as const

/** Routes of the table that the document does not hold, such as those of operators; `places` of an address are as the document has them. */
export async function undocumentedRoutes(
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<readonly Documented[]> {
  const app = await appOfRoutes()
  const routes = app.routeTable.map(({ method, url }) => ({ method, path: url.replaceAll(/:(\w+)/g, '{$1}') }))
  await app.close()
  return routes
    .filter(({ method, path }) => paths[path]?.[method.toLowerCase()] === undefined)
    .map((route) => ({ ...route, parameters, responses }))
}
