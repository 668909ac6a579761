import type { FastifyInstance } from 'fastify'

const pathOf = (url: string) => new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}$`)

/** The methods that a path has, by the table of routes; none for a path that is not there. */
export function methodsByPath(app: FastifyInstance): (path: string) => readonly string[] {
  let patterns: readonly { readonly pattern: RegExp; readonly method: string }[] | undefined
  return (path) => {
    patterns ??= app.routeTable.map(({ url, method }) => ({ pattern: pathOf(url), method }))
    const methods = new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
    return methods.has('GET') ? [...methods.add('HEAD')].toSorted() : [...methods].toSorted()
  }
}
