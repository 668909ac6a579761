import { randomUUID } from 'node:crypto'
import { headerNames } from '@vidda/contract'
import type { Csrf } from '@vidda/contract/wire'
import type { ApiReady } from '../servers/api.child.ts'
import { get, send } from './ask.ts'

/** Somebody who may change things. */
export type Visitor = {
  /** What a request of theirs has. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Sends a change of theirs; throws when the answer is no success. */
  readonly call: <Body>(path: string, body: object, more?: More) => Promise<Body>
}

type More = { readonly method?: 'POST' | 'PUT'; readonly headers?: Readonly<Record<string, string>> }

class Cookies {
  readonly #kept = new Map<string, string>()

  keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#kept.set(name, value)
    }
  }

  headers(page: string): Record<string, string> {
    return {
      cookie: [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; '),
      [headerNames.csrf]: page,
      [headerNames.xsrf]: this.#kept.get(headerNames.xsrfCookie) ?? '',
    }
  }
}

export async function openVisitor(api: ApiReady): Promise<Visitor> {
  const cookies = new Cookies()
  const first = await send(api, get('/csrf'))
  cookies.keep(first)
  const { token: page } = (await first.json()) as Csrf
  return {
    headers: () => cookies.headers(page),
    async call<Body>(path: string, body: object, { method = 'POST', headers = {} }: More = {}) {
      const own = { ...cookies.headers(page), 'content-type': 'application/json', [headerNames.idempotencyKey]: randomUUID(), ...headers }
      const answer = await fetch(api.url + get(path).path, { method, headers: { ...api.headers, ...own }, body: JSON.stringify(body) })
      cookies.keep(answer)
      if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`)
      return (await answer.json().catch(() => null)) as Body
    },
  }
}
