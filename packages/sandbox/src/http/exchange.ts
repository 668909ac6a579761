import type { IncomingHttpHeaders } from 'node:http'

/** A request with its whole body: signatures are over these very bytes. */
export type Incoming = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type Reply = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  readonly text?: string
}

export type Params = Readonly<Record<string, string>>
export type Handler = (request: Incoming, params: Params) => Reply | Promise<Reply>

export type Route = { readonly method: string; readonly pattern: RegExp; readonly handler: Handler }

/** A route whose path has parameters in braces: `/orders/{id}`. */
export function route(method: string, path: string, handler: Handler): Route {
  const source = path.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')
  return { method, pattern: new RegExp(`^${source}$`, 'u'), handler }
}

export const html = (text: string, headers: Readonly<Record<string, string>> = {}, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  text,
})

/** A refusal that a handler throws and that the service words in its own way. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly messages: readonly string[]

  constructor(status: number, code: string, messages: string | readonly string[]) {
    const list = typeof messages === 'string' ? [messages] : messages
    super(`${code}: ${list.join('; ')}`)
    this.status = status
    this.code = code
    this.messages = list
  }
}
