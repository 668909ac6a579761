import { ApiError, NoAnswerError } from './api-error.ts'
import type { PageTokens } from './page-tokens.ts'
import { kyTransport, type KyOptions, type Sent, type Transport } from './transport.ts'

export type ApiOptions = KyOptions & {
  /** Origin of the commerce API, without `/api/v1`: the page's own origin in a browser. */
  readonly origin: string
  /** Another way for requests to travel than fetch, such as a host's own connections. */
  readonly transport?: Transport
  /** Headers of every request, such as the host's signed tenant. */
  readonly headers?: Readonly<Record<string, string>>
  /** Tokens of the page; a host has none, for it changes nothing. */
  readonly tokens?: PageTokens
  /** Limit for reads in ms; none in a browser (spec §7). */
  readonly deadline?: number
  /** Where a missing page token is told. */
  readonly log?: (message: string) => void
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

export type ChangeOptions = {
  /** Makes a repeat safe; the same key for every try of one intention. */
  readonly idempotencyKey?: string
  /** A call that moves money is given up after 12 s (spec §7); others wait. */
  readonly movesMoney?: boolean
}

/** The commerce API under `/api/v1`. Every method throws {@link ApiError} or {@link NoAnswerError}. */
export type Api = {
  readonly read: (path: string, query?: Query) => Promise<unknown>
  /** A `POST` that only reads, such as a search. */
  readonly ask: (path: string, body: unknown) => Promise<unknown>
  /** Whatever has an effect; a `get` too, where the API has one of the kind. */
  readonly change: (method: Sent['method'], path: string, body: unknown, options?: ChangeOptions) => Promise<unknown>
}

const tokenExpired = 419
/** Limit (ms) for calls that move money. */
const paymentDeadline = 12_000

type Request = { readonly method: Sent['method']; readonly body?: unknown; readonly query?: Query; readonly change?: ChangeOptions }

export function createApi(options: ApiOptions): Api {
  const { origin, transport = kyTransport(origin, options), tokens, log = console.error } = options
  const base = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...options.headers }

  const call = async (path: string, { method, body, query, change }: Request): Promise<unknown> => {
    const sent: Sent = {
      method,
      path: `/api/v1/${path}${query ? queryOf(query) : ''}`,
      headers: {
        ...base,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(tokens ? tokenHeaders(tokens, log) : {}),
        ...(change?.idempotencyKey ? { 'Idempotency-Key': change.idempotencyKey } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
      deadline: (change ? change.movesMoney && paymentDeadline : options.deadline) || null,
    }
    const { status, text } = await transport(sent).catch((error: unknown) => {
      throw new NoAnswerError(`No answer from ${path}`, { cause: error })
    })
    if (status === 204) return null
    if (status < 200 || status > 299) throw new ApiError(status, parsed(text))
    return parsed(text)
  }

  const renew = async (held: PageTokens) => held.renew(tokenOf(await call('csrf', { method: 'get' })))
  let first: Promise<void> | undefined

  return {
    read: (path, query) => call(path, { method: 'get', ...(query ? { query } : {}) }),
    ask: (path, body) => call(path, { method: 'post', body }),
    async change(method, path, body, change = {}) {
      const request: Request = { method, body, change }
      // A page sets no cookie: without the one that an answer of the API sets, the call would be refused, and the browser would log that.
      if (tokens && tokens.xsrf() === null) await (first ??= renew(tokens).catch(() => undefined))
      try {
        return await call(path, request)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== tokenExpired || !tokens) throw error
        await renew(tokens)
        return call(path, request)
      }
    },
  }
}

function queryOf(query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

function tokenHeaders(tokens: PageTokens, log: (message: string) => void): Record<string, string> {
  const csrf = tokens.csrf()
  const xsrf = tokens.xsrf()
  if (csrf === null) log('CSRF token not found: the page has no meta tag csrf-token')
  return { ...(csrf === null ? {} : { 'X-CSRF-TOKEN': csrf }), ...(xsrf === null ? {} : { 'X-XSRF-TOKEN': xsrf }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function tokenOf(answer: unknown): string {
  const token = (answer as { token?: unknown } | null)?.token
  return typeof token === 'string' ? token : ''
}
