import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { encodingFor, type Encoding, type Page } from './page.ts'
import { secured, securityHeadersOf } from './security.ts'

type Packed = { readonly head: string[]; readonly body: Buffer }

/** Answers ready to be written, by body: this is the hottest path of a shop. */
const ready = new WeakMap<Buffer, Packed>()

/** Sends a finished page, compressed as the browser likes it; a copy that the browser has already is not sent again. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  if (page.status === 200 && page.etag !== null && names(request.headers['if-none-match'], page.etag)) {
    const cache = page.headers['cache-control'] ?? 'no-cache'
    // A browser takes over the policy that comes with a 304: it must be the page's own.
    const kept = { etag: page.etag, 'cache-control': cache, vary: 'accept-encoding' }
    response.writeHead(304, { ...securityHeadersOf(page.headers), ...kept }).end()
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
    ...(page.etag === null ? {} : { etag: page.etag }),
    vary: 'accept-encoding',
    'content-length': String(body.length),
    ...(encoding === 'identity' || page.plain ? {} : { 'content-encoding': encoding }),
  }).flat()
  const packed = { head, body }
  ready.set(body, packed)
  return packed
}

export function sendText(response: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  const plain = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(text)),
  }
  response.writeHead(status, secured({ ...plain, ...headers })).end(text)
}

const unreadable: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers what the HTTP parser refused; the connection ends, because nobody knows where its next request begins. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = unreadable[code] ?? 400
  const headers = secured({ 'content-length': '0', 'cache-control': 'no-store', connection: 'close' })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`)
}
