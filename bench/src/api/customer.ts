import { randomInt, randomUUID } from 'node:crypto'
import { headerNames } from '@vidda/contract'
import type { ArticleDetail, Csrf, Reservation } from '@vidda/contract/wire'
import { defaultLimits } from '@vidda/domain/reservation'
import type { ApiReady } from '../servers/api.child.ts'
import { get, post, send } from './ask.ts'

/** Somebody who is logged in: with `headers` a request is theirs. */
export type BenchCustomer = { readonly headers: Readonly<Record<string, string>>; readonly reservations: readonly Reservation[] }

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

/** Registers a customer who then reserves, reviews and likes some of these articles. */
export async function openCustomer(api: ApiReady, articles: readonly ArticleDetail[]): Promise<BenchCustomer> {
  const cookies = new Cookies()
  const first = await send(api, get('/csrf'))
  cookies.keep(first)
  const { token: page } = (await first.json()) as Csrf
  const call = async <Body>(path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<Body> => {
    const own = { ...cookies.headers(page), 'content-type': 'application/json', [headerNames.idempotencyKey]: randomUUID() }
    const answer = await fetch(api.url + get(path).path, { method, headers: { ...api.headers, ...own }, body: JSON.stringify(body) })
    cookies.keep(answer)
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json().catch(() => null)) as Body
  }
  const person = { email: `bench.${randomUUID()}@example.org`, phone: `4${String(randomInt(1e7)).padStart(7, '0')}` }
  const password = 'fjell og fjord'
  const names = { first_name: 'Kari', surname: 'Nordmann' }
  await call('/customers/register', { ...names, ...person, password, password_confirmation: password, terms_conditions: 1 })
  await call('/customers/current/favourites', { articles: articles.map(({ id }) => id) }, 'PUT')
  const reservations: Reservation[] = []
  for (const { id, variants } of articles.slice(0, 5)) {
    await call('/reviews', { reviewable_id: id, rating: 5, content: 'Varm og god på tur' })
    const variant = variants.find(({ shops }) => shops.length > 0)
    const shopID = variant?.shops[0]?.id
    const items = [{ EanNo: variant?.ean, Count: 1 }]
    // As many as one customer may have open.
    const hasRoom = reservations.length < defaultLimits.openReservations
    if (variant && hasRoom) reservations.push(await call<Reservation>('/reservations', { ...person, name: 'Kari Nordmann', shopID, items }))
  }
  return { headers: cookies.headers(page), reservations }
}

/** A cart of these articles, as a checkout asks about it. */
export const cartOf = (articles: readonly ArticleDetail[]) =>
  post('/checkout/validate', { lines: articles.flatMap(({ variants: [first] }) => (first ? [{ EanNo: first.ean, Count: 1 }] : [])) })
