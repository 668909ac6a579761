import type { ArticleDetail, PaymentBody, PaymentProviders, SearchResult } from '@vidda/contract/wire'
import { ask, get, post } from '../api/ask.ts'
import { obtainable } from '../api/catalogue.ts'
import { openVisitor } from '../api/visitor.ts'
import type { ApiReady } from '../servers/api.child.ts'

const someArticles = 60
/** What is left of a variant in a shop when all of these shoppers have bought theirs. */
const leastLeft = 2

/** One piece of a variant in each shop that has some. */
const carts = ({ price, frightPrice = 9900, variants }: ArticleDetail): readonly PaymentBody[] =>
  variants.flatMap(({ ean, shops }) =>
    shops
      .filter(({ qty }) => qty > leastLeft)
      .map(({ id }) => ({
        shopID: id,
        lines: [{ EanNo: ean, Count: 1 }],
        shipping: 'delivery',
        seenTotal: Math.round(price * 100) + frightPrice,
      })),
  )

/** Shoppers of a shop who come to a provider's page one after another, each from an address of their own. */
export async function openShoppers(api: ApiReady) {
  const { hits } = await ask<SearchResult>(api, post('/articles/search', { take: someArticles, orderBy: 'Price', filters: [obtainable] }))
  const sent = hits.hits
    .map((hit) => hit._source)
    .filter(({ onlyCC, pant, purchasableOnWeb }) => !onlyCC && pant === 0 && purchasableOnWeb !== 0)
  const details = await Promise.all(sent.map(({ id }) => ask<ArticleDetail>(api, get(`/articles/${id}`))))
  const wanted = details.flatMap(carts)
  const { providers } = await ask<PaymentProviders>(api, get('/checkout/providers'))
  const visitor = await openVisitor(api)
  let nth = 0
  return {
    providers: providers.map(({ provider }) => provider),
    /** Has so many shoppers open an order, with each provider in turn. */
    async come(count: number): Promise<void> {
      for (const last = nth + count; nth < last; nth += 1) {
        const [cart, offered] = [wanted[nth % wanted.length], providers[nth % providers.length]]
        if (!cart || !offered) throw new Error('There is nothing that can be paid for')
        const address = `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`
        await visitor.call(`/checkout/${offered.provider}/orders`, cart, { headers: { 'x-forwarded-for': address } })
      }
    },
  }
}
