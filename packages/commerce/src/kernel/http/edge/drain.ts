import type { IncomingMessage } from 'node:http'

/** How much of a refused body is read, and for how long. */
const most = { bytes: 100 * 1024 * 1024, ms: 10_000 } as const

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Reads what is left of a refused request's body and keeps nothing of it, then calls `done`. A connection that is closed over unread bytes is
 * reset, and its client, still sending, never sees the answer.
 */
export function drain(request: IncomingMessage, done: () => void): void {
  if (request.readableEnded || request.destroyed || !hasBody(request)) return done()
  let bytes = 0
  const finish = () => {
    clearTimeout(timer)
    request.off('data', count).off('end', finish).off('close', finish)
    done()
  }
  const count = (part: Buffer) => {
    bytes += part.length
    if (bytes > most.bytes) finish()
  }
  const timer = setTimeout(finish, most.ms)
  request.on('data', count).on('end', finish).on('close', finish)
}
