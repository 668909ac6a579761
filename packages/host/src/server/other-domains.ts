import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSiteFilePath } from '@vidda/storefront/server'
import { sendText } from './answer.ts'

/** Matches a single host with an optional port. A user or a list of hosts does not match. */
const authority = /^(?<name>[^\s@,:/?#]+)(?::\d{0,5})?$/
const absoluteForm = /^https?:\/\/(?<host>[^/?#]*)/i

/** Characters that are not allowed in a `Location` header. */
const unsendable = /[^\x21-\x7e]/

/** HSTS without `includeSubDomains`, because subdomains of another domain may have no certificate. */
const security = { 'strict-transport-security': 'max-age=63072000' }

/** The requested domain. The host of an absolute-form request target takes precedence over `Host` (RFC 9112 §3.2.2). */
function domainOf({ url = '/', headers }: IncomingMessage): string | undefined {
  const host = absoluteForm.exec(url)?.groups?.['host'] ?? headers.host ?? ''
  return authority.exec(host)?.groups?.['name']?.toLowerCase().replace(/\.$/, '')
}

type Answered = readonly [status: number, text: string, headers?: Readonly<Record<string, string>>]

function answerOf(path: string, origin: string): Answered {
  const [pathname = path] = path.split('?', 1)
  if (pathname === '/healthz') return [200, 'ok']
  // These files describe the requested domain, and clients do not follow redirects for them.
  if (pathname.startsWith('/.well-known/') && !isSiteFilePath(pathname)) return [404, 'Not Found']
  if (!path.startsWith('/') || unsendable.test(path)) return [400, 'Bad Request']
  return [308, '', { location: origin + path, 'cache-control': 'public, max-age=3600' }]
}

/** Redirects GET and HEAD requests at a brand's other domains to its origin. Returns whether it has answered the request. */
export function createOtherDomains(otherDomains: readonly string[], origin: string) {
  const own = new URL(origin).hostname
  // `ORIGIN` in the environment may be one of the other domains.
  const others = new Set(otherDomains.filter((domain) => domain !== own))
  return (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (others.size === 0 || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    if (!others.has(domainOf(request) ?? '')) return false
    const [status, text, headers] = answerOf(path, origin)
    sendText(response, status, text, { ...security, ...headers })
    return true
  }
}
