import type { IncomingHttpHeaders } from 'node:http'

/**
 * Why a request is not answered; null where it may be. A page of another origin may neither read nor change anything: the address that was
 * asked for must be this server's own (else another name could be made to lead here), and what a browser says of the asking page too.
 */
export function refusalOf(method: string, headers: IncomingHttpHeaders, origin: string): string | null {
  if (`http://${headers.host ?? ''}` !== origin) return `This address is not the studio's. Open ${origin}.`
  if (headers.origin !== undefined && headers.origin !== origin) return 'Another page asks.'
  const site = headers['sec-fetch-site']
  const isVisit = method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isVisit) return 'Another page asks.'
  if (method === 'GET') return null
  if (headers.origin === undefined) return 'A change tells where it comes from.'
  return headers['content-type'] === 'application/json' ? null : 'A change is JSON.'
}
