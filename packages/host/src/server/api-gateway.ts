import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase, imageBase, paths } from '@vidda/contract'
import { errors, type Dispatcher } from 'undici'
import { sendText } from './answer.ts'
import { openPool, wasClosed } from './commerce-pool.ts'
import { dropConnectionHeaders, endToEndHeaders } from './hop-by-hop.ts'
import { createBodyReader, declaredLength, refuse } from './request-body.ts'

/** A commerce API in the same process, or the origin of one elsewhere. */
export type CommerceTarget =
  | {
      readonly kind: 'here'
      readonly fetch: (request: Request) => Promise<Response>
      readonly routing: (request: IncomingMessage, response: ServerResponse) => void
    }
  | { readonly kind: 'elsewhere'; readonly origin: string }

export type ApiGateway = {
  /** Passes a browser's request for `path` under `/api/v1` on, with the tenant added, so that browsers never call another origin. */
  readonly pass: (path: string, request: IncomingMessage, response: ServerResponse) => void
  readonly close: () => void
}

export type GatewayOptions = {
  /** Headers that tell whose shop this is. */
  readonly tenant: Readonly<Record<string, string>>
  /** Time (ms) within which the commerce API has to begin its answer, and to go on with it. */
  readonly deadline: number
  /** The same (ms) for a picture. */
  readonly pictureDeadline: number
}

/** What the commerce API takes, bytes: a chain's stock comes in larger pieces than anything that a browser sends. */
const largestBody = 256 * 1024
const largestFeed = 2 * 1024 * 1024
/** All bodies that are being read at once. */
const roomForBodies = 64 * 1024 * 1024

const limitOf = (path: string): number => (path.startsWith(`${apiBase}/${paths.stockFeed}`) ? largestFeed : largestBody)

const seconds = '5'
const failures = {
  tooLarge: { status: 413, code: 'body_too_large', message: 'The body is too large' },
  unreadable: { status: 400, code: 'malformed_json', message: 'The request cannot be passed on: a header or its address is malformed' },
  noRoom: { status: 503, code: 'API_UNAVAILABLE', message: `Too much is being sent at once; try again in ${seconds} seconds` },
  noAnswer: { status: 502, code: 'API_UNAVAILABLE', message: 'The commerce API does not answer' },
  late: { status: 504, code: 'API_UNAVAILABLE', message: 'The commerce API has not answered in time' },
} as const

type Fault = keyof typeof failures

const textOf = ({ message, code }: (typeof failures)[Fault]) => JSON.stringify({ message, code, requestId: null })
const headersOf = ({ status }: (typeof failures)[Fault]) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  ...(status >= 500 ? { 'retry-after': seconds } : {}),
})

/** Answers with what went wrong; an answer that has begun can only be broken off. */
function fail(response: ServerResponse, fault: Fault): void {
  const failure = failures[fault]
  if (response.headersSent) response.destroy()
  else sendText(response, failure.status, textOf(failure), headersOf(failure))
}

function refuseBody(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
  const failure = failures[fault]
  refuse(request, response, failure.status, textOf(failure), headersOf(failure))
}

/** A host that is none is refused (RFC 9112 §3.2); the client that calls the commerce API cannot read it either. */
const isHost = (host = ''): boolean => host === '' || URL.canParse(`http://${host}`)

const deadlineFor = (path: string, { deadline, pictureDeadline }: GatewayOptions): number =>
  path.startsWith(imageBase('')) ? pictureDeadline : deadline

export function createApiGateway(target: CommerceTarget, options: GatewayOptions): ApiGateway {
  return target.kind === 'here' ? inProcess(target.routing, options) : overHttp(target.origin, options)
}

/** Headers of the connection stay here; whose shop it is comes from nobody else. */
function prepare(request: IncomingMessage, tenant: Readonly<Record<string, string>>): void {
  dropConnectionHeaders(request.headers)
  Object.assign(request.headers, tenant)
}

function inProcess(routing: (request: IncomingMessage, response: ServerResponse) => void, options: GatewayOptions): ApiGateway {
  return {
    pass(path, request, response) {
      // What ends a body is for who reads it, and that is this process.
      const { 'transfer-encoding': encoding } = request.headers
      prepare(request, options.tenant)
      if (encoding !== undefined) request.headers['transfer-encoding'] = encoding
      if (declaredLength(request) > limitOf(path)) return refuseBody(request, response, 'tooLarge')
      const timer = setTimeout(() => !response.headersSent && refuseBody(request, response, 'late'), deadlineFor(path, options))
      response.once('close', () => clearTimeout(timer))
      request.url = path
      routing(request, response)
    },
    close: () => undefined,
  }
}

function overHttp(origin: string, options: GatewayOptions): ApiGateway {
  const pool = openPool(origin)
  const readBody = createBodyReader(roomForBodies)

  function forward(path: string, request: IncomingMessage, response: ServerResponse, body: Buffer | null, isRetry = false): void {
    const { 'content-length': _, expect: __, ...headers } = request.headers
    const method = (request.method ?? 'GET') as Dispatcher.HttpMethod
    const deadline = deadlineFor(path, options)
    let hangUp = () => undefined as void
    // The deadline holds by itself: a call that waits for a connection cannot be ended.
    const timer = setTimeout(() => {
      fail(response, 'late')
      hangUp()
    }, deadline)
    const settle = () => {
      clearTimeout(timer)
      response.off('close', close)
    }
    const close = () => {
      settle()
      hangUp()
    }
    response.once('close', close)
    pool.dispatch(
      { path, method, headers, body, bodyTimeout: deadline },
      {
        onConnect(abort) {
          hangUp = abort
          if (response.writableEnded || response.destroyed) abort()
        },
        onHeaders(status, raw, resume) {
          if (status < 200) return true
          clearTimeout(timer)
          response.writeHead(status, endToEndHeaders(raw.map((text) => text.toString('latin1'))))
          response.on('drain', resume)
          return true
        },
        onData: (part) => response.write(part),
        onComplete: () => response.end(),
        onError(error) {
          settle()
          if (response.writableEnded || response.destroyed) return
          const mayRepeat = body === null && (method === 'GET' || method === 'HEAD') && !response.headersSent
          if (mayRepeat && !isRetry && wasClosed(error)) return forward(path, request, response, body, true)
          // What a lenient parser has let in.
          fail(response, error instanceof errors.InvalidArgumentError ? 'unreadable' : 'noAnswer')
        },
      },
    )
  }

  return {
    pass(path, request, response) {
      readBody(request, response, limitOf(path), (read) => {
        if (read.kind === 'gone') return response.destroy()
        if (read.kind !== 'whole') return refuseBody(request, response, read.kind)
        if (!isHost(request.headers.host)) return fail(response, 'unreadable')
        prepare(request, options.tenant)
        forward(path, request, response, read.body)
      })
    },
    close: () => void pool.destroy(),
  }
}
