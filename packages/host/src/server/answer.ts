import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor, type Encoding, type Page } from './page.ts'

type Packed = { readonly head: string[]; readonly body: Buffer }

/** Answers ready to be written, by body: this is the hottest path of a shop. */
const ready = new WeakMap<Buffer, Packed>()

/** Sends a finished page, compressed as the browser likes it; a copy that the browser has already is not sent again. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  if (page.status === 200 && names(request.headers['if-none-match'], page.etag)) {
    const cache = page.headers['cache-control'] ?? 'no-cache'
    response.writeHead(304, { etag: page.etag, 'cache-control': cache, vary: 'accept-encoding' }).end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const send = (body: Buffer) => write(request, response, page, ready.get(body) ?? remember(page, encoding, body))
  const body = page.body(encoding)
  if (Buffer.isBuffer(body)) send(body)
  else body.then(send, () => response.destroy())
}

/** Whether an `If-None-Match` header names the tag: in a list, weakened by a proxy that packs, or as `*`. */
function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === etag || header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

function write(request: IncomingMessage, response: ServerResponse, page: Page, { head, body }: Packed): void {
  response.writeHead(page.status, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function remember(page: Page, encoding: Encoding, body: Buffer): Packed {
  const head = Object.entries({
    ...page.headers,
    etag: page.etag,
    vary: 'accept-encoding',
    'content-length': String(body.length),
    ...(encoding === 'identity' || page.plain ? {} : { 'content-encoding': encoding }),
  }).flat()
  const packed = { head, body }
  ready.set(body, packed)
  return packed
}

export function sendText(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': String(Buffer.byteLength(text)), ...headers })
    .end(text)
}
