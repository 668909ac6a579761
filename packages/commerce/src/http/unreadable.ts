import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorBody, Failure } from './failure.ts'

/** Answers what the HTTP parser refused, and so no handler sees; the connection ends, for where the next request would begin is unknown. */
export function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { statusCode, ...failure } = refusal(code)
  const body = JSON.stringify(failure)
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function refusal(code: string | undefined) {
  const failure =
    code === 'HPE_HEADER_OVERFLOW'
      ? new Failure('headers_too_large', 'The headers are too large')
      : new Failure('malformed_json', 'The request cannot be read: is it valid HTTP?')
  return { statusCode: failure.statusCode, ...errorBody(failure, randomUUID()) }
}
