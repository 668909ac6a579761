import { randomUUID } from 'node:crypto'

export type Told = { readonly status: number; readonly text: string; readonly headers: Headers }

/** Asks a shop over HTTP as a browser does: with the cookies that it has been given, and both tokens where something is changed. */
export class Visitor {
  readonly #url: string
  readonly #cookies = new Map<string, string>()
  #page = ''

  readonly #address: string | undefined

  private constructor(url: string, address: string | undefined) {
    this.#url = url
    this.#address = address
  }

  /** `address` as for `openPage`. */
  static async of(url: string, address?: string): Promise<Visitor> {
    const visitor = new Visitor(url, address)
    const { text } = await visitor.ask('/api/v1/csrf')
    visitor.#page = (JSON.parse(text) as { readonly token: string }).token
    return visitor
  }

  async ask(
    path: string,
    init: { readonly method?: string; readonly body?: object; readonly headers?: Record<string, string> } = {},
  ): Promise<Told> {
    const answer = await fetch(this.#url + path, {
      method: init.method ?? 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.#address !== undefined && { 'x-forwarded-for': this.#address }),
        ...(init.body && { 'content-type': 'application/json' }),
        ...init.headers,
      },
      ...(init.body && { body: JSON.stringify(init.body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  /** Changes something, as the shop's own pages do; throws what it is refused with. */
  async change<Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: object): Promise<Body> {
    const headers = {
      'x-csrf-token': this.#page,
      'x-xsrf-token': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
      'idempotency-key': randomUUID(),
    }
    const { status, text } = await this.ask(path, { method, body, headers })
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`)
    return JSON.parse(text || 'null') as Body
  }
}
