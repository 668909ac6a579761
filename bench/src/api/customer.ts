import { randomInt, randomUUID } from 'node:crypto'
import type { ArticleDetail, Reservation } from '@vidda/contract/wire'
import { defaultLimits } from '@vidda/domain/reservation'
import type { ApiReady } from '../servers/api.child.ts'
import { post } from './ask.ts'
import { openVisitor } from './visitor.ts'

/** Somebody who is logged in: with `headers` a request is theirs. */
export type BenchCustomer = { readonly headers: Readonly<Record<string, string>>; readonly reservations: readonly Reservation[] }

/** Registers a customer who then reserves, reviews and likes some of these articles. */
export async function openCustomer(api: ApiReady, articles: readonly ArticleDetail[]): Promise<BenchCustomer> {
  const { call, headers } = await openVisitor(api)
  const person = { email: `bench.${randomUUID()}@example.org`, phone: `4${String(randomInt(1e7)).padStart(7, '0')}` }
  const password = 'fjell og fjord'
  const names = { first_name: 'Kari', surname: 'Nordmann' }
  await call('/customers/register', { ...names, ...person, password, password_confirmation: password, terms_conditions: 1 })
  await call('/customers/current/favourites', { articles: articles.map(({ id }) => id) }, { method: 'PUT' })
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
  return { headers: headers(), reservations }
}

/** A cart of these articles, as a checkout asks about it. */
export const cartOf = (articles: readonly ArticleDetail[]) =>
  post('/checkout/validate', { lines: articles.flatMap(({ variants: [first] }) => (first ? [{ EanNo: first.ean, Count: 1 }] : [])) })
