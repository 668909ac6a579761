import type { FeedPurchase, OrderFeed } from '@vidda/contract/wire'
import type { Answer, Client } from '../kit/client.ts'
import { orderToken } from '../kit/server.ts'

/** Asks for a page of the feed as the chain's own system does. */
export const askFeed = <Body = OrderFeed>(client: Client, query = '', token = orderToken): Promise<Answer<Body>> =>
  client.get<Body>(`/orders/feed${query}`, token ? { authorization: `Bearer ${token}` } : {})

/** A system that remembers how far it has read. */
export class FeedReader {
  readonly #client: Client
  #next: string | null = null

  constructor(client: Client) {
    this.#client = client
  }

  /** All that has come since. */
  async read(limit = 100): Promise<readonly FeedPurchase[]> {
    const read: FeedPurchase[] = []
    for (let more = true; more;) {
      const since = this.#next === null ? '' : `&since=${this.#next}`
      const { status, body, text } = await askFeed(this.#client, `?limit=${limit}${since}`)
      if (status !== 200) throw new Error(`GET /orders/feed answers ${status}: ${text}`)
      read.push(...body.purchases)
      this.#next = body.next
      more = body.more
    }
    return read
  }
}
