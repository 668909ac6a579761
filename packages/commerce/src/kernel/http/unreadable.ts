import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorBody, Failure } from './failure.ts'
import { securityHeaders } from './security-headers.ts'

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
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const failures: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: new Failure('headers_too_large', 'The headers are too large'),
  ERR_HTTP_REQUEST_TIMEOUT: new Failure('request_timeout', 'The request has not come whole in time: send it again'),
}
const unreadable = new Failure('malformed_json', 'The request cannot be read: is it valid HTTP?')

function refusal(code = '') {
  const failure = failures[code] ?? unreadable
  return { statusCode: failure.statusCode, ...errorBody(failure, randomUUID()) }
}
