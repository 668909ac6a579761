import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import { answerUnreadable, sendText } from './answer.ts'
import type { HostLimits } from './limits.ts'
import { declaredLength } from './request-body.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
type Exchange = readonly [request: IncomingMessage, response: ServerResponse]

/** What a connection is at: one answer at a time, so that who sends and does not read makes this process keep one and no more. */
type Connection = { current: ServerResponse | null; since: number; readonly waiting: Exchange[] }

/** How often (ms) connections are looked through for those that take too long. */
const lookEvery = 1000
/** Requests that may come ahead of the answers; browsers send none, and load testers few. */
const mostWaiting = 64

/** An HTTP server that no client can keep: neither by what it sends nor by what it does not, nor by not reading what it asked for. */
export function createBoundedServer(handle: Handle, limits: HostLimits, onError: (error: unknown) => void): Server {
  const connections = new Map<Duplex, Connection>()

  const start = (connection: Connection, [request, response]: Exchange): void => {
    connection.current = response
    connection.since = performance.now()
    response.once('close', () => {
      connection.current = null
      const next = connection.waiting.shift()
      if (next && !next[0].socket.destroyed) start(connection, next)
    })
    try {
      handle(request, response)
    } catch (error) {
      onError(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-length': '0', connection: 'close' }).end()
    }
  }

  const take = (request: IncomingMessage, response: ServerResponse): void => {
    // Told as "close"; without somebody who hears them they would end the process.
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    const connection = connections.get(request.socket)
    if (!connection) return void request.socket.destroy()
    // RFC 9112 §3.2.
    if (request.headers.host === undefined && request.httpVersion === '1.1') return refuse(response, 400, 'Host is missing')
    if (!connection.current) start(connection, [request, response])
    else if (connection.waiting.length < mostWaiting) connection.waiting.push([request, response])
    else request.socket.destroy()
  }

  const server = createServer(
    {
      headersTimeout: Math.min(limits.headersTimeout, limits.requestTimeout),
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: lookEvery,
      // Node's own 400 has no security headers.
      requireHostHeader: false,
    },
    take,
  )
  server.maxConnections = limits.connections
  // Neither side has moved a byte for so long.
  server.timeout = limits.idleTimeout
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (declaredLength(request) <= limits.invitedBody) response.writeContinue()
    take(request, response)
  })
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => refuse(response, 417, 'Expect must be 100-continue'))
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { current: null, since: performance.now(), waiting: [] })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (connections.get(socket)?.current?.headersSent) socket.destroy()
    else answerUnreadable(error, socket)
  })

  const look = setInterval(() => letGo(connections, limits), lookEvery).unref()
  server.once('close', () => clearInterval(look))
  return server
}

/** Answers with an error and closes the connection, because an unread request body may follow. */
function refuse(response: ServerResponse, status: number, text: string): void {
  response.on('error', () => undefined)
  sendText(response, status, text, { connection: 'close' })
}

/** Ends connections whose answer takes too long to be read or whose next request too long to come, and those that keep most where all together keep too much. */
function letGo(connections: ReadonlyMap<Duplex, Connection>, { answerTimeout, unreadBytes }: HostLimits): void {
  const now = performance.now()
  let kept = 0
  const unread: Duplex[] = []
  for (const [socket, { since }] of connections) {
    // Also one that only says enough not to be idle.
    if (now - since > answerTimeout) socket.destroy()
    else if (socket.writableLength > 0) {
      kept += socket.writableLength
      unread.push(socket)
    }
  }
  if (kept <= unreadBytes) return
  for (const socket of unread.toSorted((one, other) => other.writableLength - one.writableLength)) {
    if (kept <= unreadBytes) return
    kept -= socket.writableLength
    socket.destroy()
  }
}
