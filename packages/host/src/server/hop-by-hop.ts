import type { IncomingHttpHeaders } from 'node:http'

/** Headers that belong to one connection and never pass a gateway (RFC 9110 §7.6.1). */
const ofConnection = /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|http2-settings|proxy-.*)$/

/** What a client's `Connection` may not take away: the commerce API decides by these whose shop and whose request it is. */
const neverNamed = /^(?:host|content-length|content-type|forwarded|x-forwarded-.*|x-vidda-.*)$/

function namedIn(connection: string | undefined): ReadonlySet<string> {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return new Set()
  const names = connection.split(',').map((name) => name.trim().toLowerCase())
  return new Set(names.filter((name) => !neverNamed.test(name)))
}

/** Takes the headers of the connection off a request that has come in. */
export function dropConnectionHeaders(headers: IncomingHttpHeaders): void {
  const named = namedIn(headers.connection)
  for (const name of Object.keys(headers)) if (ofConnection.test(name) || named.has(name)) Reflect.deleteProperty(headers, name)
}

/** Names and values of an answer in turn, as they came, without those of its connection. */
export function endToEndHeaders(raw: readonly string[]): string[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []))
  const connection = pairs.flatMap(([name, value]) => (name.toLowerCase() === 'connection' ? [value] : [])).join(',')
  const named = namedIn(connection)
  return pairs.flatMap(([name, value]) => (ofConnection.test(name.toLowerCase()) || named.has(name.toLowerCase()) ? [] : [name, value]))
}
