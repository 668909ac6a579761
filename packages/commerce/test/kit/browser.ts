import { headerNames } from '@vidda/contract'
import type { Csrf } from '@vidda/contract/wire'
import type { Answer, Client } from './client.ts'

/** A visitor as a browser is one: keeps the cookies that it is given, and sends both tokens with every call. */
export class Browser {
  readonly #client: Client
  readonly cookies: Map<string, string>
  #page = ''

  private constructor(client: Client, cookies: Map<string, string>) {
    this.#client = client
    this.cookies = cookies
  }

  static async open(client: Client): Promise<Browser> {
    const browser = new Browser(client, new Map())
    await browser.renew()
    return browser
  }

  /** Takes a fresh page token, as the client does after a 419. */
  async renew(): Promise<void> {
    this.#page = (await this.get<Csrf>('/csrf')).body.token
  }

  /** A second browser with what this one holds now. */
  copy(): Browser {
    const copy = new Browser(this.#client, new Map(this.cookies))
    copy.#page = this.#page
    return copy
  }

  get headers(): Record<string, string> {
    return {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      [headerNames.csrf]: this.#page,
      [headerNames.xsrf]: this.cookies.get(headerNames.xsrfCookie) ?? '',
    }
  }

  async send<Body>(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer<Body>> {
    const answer = await this.#client.send<Body>(method, path, {
      headers: { ...this.headers, ...headers },
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  get<Body>(path: string): Promise<Answer<Body>> {
    return this.send<Body>('GET', path)
  }

  post<Body>(path: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer<Body>> {
    return this.send<Body>('POST', path, body, headers)
  }

  put<Body>(path: string, body: unknown): Promise<Answer<Body>> {
    return this.send<Body>('PUT', path, body)
  }

  delete(path: string, body?: unknown): Promise<Answer<unknown>> {
    return this.send('DELETE', path, body)
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    if (attributes.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
