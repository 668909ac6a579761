import type { KyInstance, Options } from 'ky'
import { ApiError, NoAnswerError } from './api-error.ts'
import type { PageTokens } from './page-tokens.ts'

export type ApiOptions = {
  /** Origin of the commerce API, without `/api/v1`: the page's own origin in a browser. */
  readonly origin: string
  /** How requests travel: the browser's fetch, or a commerce API in the same process. */
  readonly fetch?: typeof fetch
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
  /** Limit in ms for calls that move money; none when left out. */
  readonly deadline?: number
}

/** The commerce API under `/api/v1`. Every method throws {@link ApiError} or {@link NoAnswerError}. */
export type Api = {
  readonly read: (path: string, query?: Query) => Promise<unknown>
  /** A `POST` that only reads, such as a search. */
  readonly ask: (path: string, body: unknown) => Promise<unknown>
  readonly change: (method: 'post' | 'put' | 'delete', path: string, body: unknown, options?: ChangeOptions) => Promise<unknown>
}

const tokenExpired = 419

/** ky is fetched on the first call, so that a page that calls nothing does not carry it. */
export function createApi(options: ApiOptions): Api {
  let instance: Promise<KyInstance> | undefined
  const ky = () => (instance ??= import('ky').then((module) => module.default.create(settings(options))))

  const call = async (path: string, request: Options): Promise<unknown> => {
    const send = await ky()
    try {
      return await bodyOf(await send(path, request))
    } catch (error) {
      if (error instanceof ApiError) throw error
      throw new NoAnswerError(`No answer from ${path}`, { cause: error })
    }
  }

  const change: Api['change'] = async (method, path, body, { idempotencyKey, deadline } = {}) => {
    const request: Options = {
      method,
      json: body,
      timeout: deadline ?? false,
      headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    }
    try {
      return await call(path, request)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== tokenExpired || !options.tokens) throw error
      options.tokens.renew(tokenOf(await call('csrf', { method: 'get' })))
      return call(path, request)
    }
  }

  return {
    read: (path, query) => call(path, { method: 'get', ...(query ? { searchParams: query } : {}) }),
    ask: (path, body) => call(path, { method: 'post', json: body }),
    change,
  }
}

function settings({ origin, fetch, headers, tokens, deadline, log = console.error }: ApiOptions): Options {
  return {
    prefix: `${origin}/api/v1`,
    ...(fetch ? { fetch } : {}),
    timeout: deadline ?? false,
    retry: 0,
    throwHttpErrors: false,
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
    hooks: { beforeRequest: tokens ? [({ request }) => addTokens(request, tokens, log)] : [] },
  }
}

function addTokens(request: Request, tokens: PageTokens, log: (message: string) => void): void {
  const csrf = tokens.csrf()
  if (csrf === null) log('CSRF token not found: the page has no meta tag csrf-token')
  else request.headers.set('X-CSRF-TOKEN', csrf)
  const xsrf = tokens.xsrf()
  if (xsrf !== null) request.headers.set('X-XSRF-TOKEN', xsrf)
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  const text = await response.text()
  const body: unknown = parsed(text)
  if (!response.ok) throw new ApiError(response.status, body)
  return body
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
