import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, type Encoding, type Page } from './page.ts'

type Heads = Readonly<Record<Encoding, string[]>>
const headsOf = new WeakMap<Page, Heads>()

/** Sends a finished page: the headers are laid out once per page and encoding, for this is the hottest path of a shop. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  if (request.headers['if-none-match'] === page.etag) {
    response
      .writeHead(304, { etag: page.etag, 'cache-control': page.headers['cache-control'] ?? 'no-cache', vary: 'accept-encoding' })
      .end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  let heads = headsOf.get(page)
  if (!heads) {
    heads = { br: headOf(page, 'br'), gzip: headOf(page, 'gzip'), identity: headOf(page, 'identity') }
    headsOf.set(page, heads)
  }
  response.writeHead(page.status, heads[encoding])
  response.end(request.method === 'HEAD' ? undefined : page.bodies[encoding])
}

function headOf(page: Page, encoding: Encoding): string[] {
  return Object.entries({
    ...page.headers,
    etag: page.etag,
    vary: 'accept-encoding',
    'content-length': String(page.bodies[encoding].length),
    ...(encoding === 'identity' || page.plain ? {} : { 'content-encoding': encoding }),
  }).flat()
}

export function sendText(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(Buffer.byteLength(text)), ...headers })
    .end(text)
}
