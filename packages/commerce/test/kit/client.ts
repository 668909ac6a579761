import { randomUUID } from 'node:crypto'
import { apiBase, headerNames, type ErrorBody, type Tenant } from '@vidda/contract'
import type { Csrf, Reservation, SearchResult } from '@vidda/contract/wire'
import { tenantHeader } from '../../src/kernel/http/tenant-header/index.ts'
import type { Check } from './schema-check.ts'
import { secret } from './tenants.ts'

/** `body` is what the test expects there; each answer has been checked against the OpenAPI document. */
export type Answer<Body = ErrorBody> = { readonly status: number; readonly body: Body; readonly text: string; readonly headers: Headers }

/** Retries while a busy database answers 503, as a shopper would; `ask` keeps its idempotency key. */
export async function untilAnswered<Body>(ask: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503 || (answer.body as ErrorBody | null)?.code !== 'unavailable') return answer
  }
}

type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }

/** Calls a running server as a host does for a visitor of one brand. */
export class Client {
  readonly #url: string
  readonly #tenant: Tenant
  readonly #check: Check
  readonly tokens: { page: string; cookie: string }

  private constructor(url: string, tenant: Tenant, check: Check, tokens: { page: string; cookie: string }) {
    this.#url = url
    this.#tenant = tenant
    this.#check = check
    this.tokens = tokens
  }

  /** A visitor with both tokens. */
  static async visit(url: string, tenant: Tenant, check: Check): Promise<Client> {
    const client = new Client(url, tenant, check, { page: '', cookie: '' })
    const { body, headers } = await client.get<Csrf>('/csrf')
    const cookie = headers.getSetCookie()[0]?.split(';')[0]?.split('=').slice(1).join('=') ?? ''
    return new Client(url, tenant, check, { page: body.token, cookie })
  }

  get guards(): Record<string, string> {
    const { page, cookie } = this.tokens
    return { [headerNames.csrf]: page, [headerNames.xsrf]: cookie, cookie: `${headerNames.xsrfCookie}=${cookie}` }
  }

  async send<Body = ErrorBody>(method: string, path: string, { headers = {}, body }: Sent = {}): Promise<Answer<Body>> {
    const json = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const answer = await fetch(`${this.#url}${apiBase}${path}`, {
      method,
      headers: { ...tenantHeader(this.#tenant.id, secret), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...json,
    })
    const text = await answer.text()
    const type = answer.headers.get('content-type')
    this.#check(method, apiBase + path.split('?')[0], { status: answer.status, type, text })
    const parsed: unknown = type?.startsWith('application/json') ? JSON.parse(text) : null
    return { status: answer.status, body: parsed as Body, text, headers: answer.headers }
  }

  get<Body = ErrorBody>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer<Body>> {
    return this.send<Body>('GET', path, { headers })
  }

  /** A POST that only reads: without tokens. */
  ask<Body = SearchResult>(path: string, body: unknown): Promise<Answer<Body>> {
    return this.send<Body>('POST', path, { body })
  }

  reserve<Body = Reservation>(body: unknown, key: string = randomUUID()): Promise<Answer<Body>> {
    return this.send<Body>('POST', '/reservations', { body, headers: { ...this.guards, [headerNames.idempotencyKey]: key } })
  }
}
