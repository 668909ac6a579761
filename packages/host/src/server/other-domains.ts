import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSiteFilePath } from '@vidda/storefront/server'
import { sendText } from './answer.ts'

/** An authority of one host, with or without a port; one with a user or a list is none. */
const authority = /^(?<name>[^\s@,:/?#]+)(?::\d{0,5})?$/
const absoluteForm = /^https?:\/\/(?<host>[^/?#]*)/i

/** A character that a `Location` cannot have. */
const unsendable = /[^\x21-\x7e]/

/** An other domain may have services beneath it that have no certificate: nothing is said of subdomains. */
const security = { 'strict-transport-security': 'max-age=63072000' }

/** The domain that a request asks: of an address with a host that one, whatever `Host` says (RFC 9112 §3.2.2). */
function domainOf({ url = '/', headers }: IncomingMessage): string | undefined {
  const host = absoluteForm.exec(url)?.groups?.['host'] ?? headers.host ?? ''
  return authority.exec(host)?.groups?.['name']?.toLowerCase().replace(/\.$/, '')
}

type Answered = readonly [status: number, text: string, headers?: Readonly<Record<string, string>>]

function answerOf(path: string, origin: string): Answered {
  const [pathname = path] = path.split('?', 1)
  if (pathname === '/healthz') return [200, 'ok']
  // These are about the domain that is asked, and programs that read them do not go elsewhere.
  if (pathname.startsWith('/.well-known/') && !isSiteFilePath(pathname)) return [404, 'Not Found']
  if (!path.startsWith('/') || unsendable.test(path)) return [400, 'Bad Request']
  return [308, '', { location: origin + path, 'cache-control': 'public, max-age=3600' }]
}

/** Answers GET and HEAD at a brand's other domains, and leads them on to its origin; returns whether the request asked one of them. */
export function createOtherDomains(otherDomains: readonly string[], origin: string) {
  const own = new URL(origin).hostname
  // An ORIGIN from the environment may be one of them.
  const others = new Set(otherDomains.filter((domain) => domain !== own))
  return (path: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (others.size === 0 || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    if (!others.has(domainOf(request) ?? '')) return false
    const [status, text, headers] = answerOf(path, origin)
    sendText(response, status, text, { ...security, ...headers })
    return true
  }
}
