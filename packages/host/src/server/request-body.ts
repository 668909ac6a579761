import type { IncomingMessage, ServerResponse } from 'node:http'
import { drain } from '@vidda/commerce/edge'
import { secured } from './security.ts'

/** Bytes that the request says its body has; 0 for none, and for one in chunks. */
export const declaredLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Answers before the whole request was read, reads the rest of it, and then ends the connection. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const own = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }
  response.writeHead(status, secured(own))
  if (request.method !== 'HEAD') response.write(text)
  drain(request, () => response.end())
}

export type ReadBody =
  | { readonly kind: 'whole'; readonly body: Buffer | null }
  | { readonly kind: 'tooLarge' }
  /** Others' bodies take all the room that there is. */
  | { readonly kind: 'noRoom' }
  /** Its sender has hung up, or did not send the rest in time. */
  | { readonly kind: 'gone' }

/** Reads bodies whole before they are passed on, `room` bytes at most of all that are under way at once. */
export function createBodyReader(room: number) {
  let taken = 0

  return function read(request: IncomingMessage, response: ServerResponse, limit: number, done: (read: ReadBody) => void): void {
    if (declaredLength(request) > limit) return done({ kind: 'tooLarge' })
    if (!hasBody(request)) return done({ kind: 'whole', body: null })
    const parts: Buffer[] = []
    let bytes = 0
    let isDone = false
    const finish = (found: ReadBody) => {
      if (isDone) return
      isDone = true
      request.off('data', take)
      done(found)
    }
    const take = (part: Buffer) => {
      bytes += part.length
      taken += part.length
      if (bytes > limit) finish({ kind: 'tooLarge' })
      else if (taken > room) finish({ kind: 'noRoom' })
      else parts.push(part)
    }
    request.on('data', take)
    request.once('end', () => finish({ kind: 'whole', body: Buffer.concat(parts) }))
    request.once('close', () => finish({ kind: 'gone' }))
    response.once('close', () => (taken -= bytes))
  }
}
