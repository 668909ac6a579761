import type { ArticleDetail, Shop } from '@vidda/contract/wire'
import type { Client } from './client.ts'

export type InStock = { readonly article: ArticleDetail; readonly ean: string; readonly shopId: number }

/** The nth article that can be had, with a variant and the shop that has most of it. */
export async function inStock(client: Client, nth = 0): Promise<InStock> {
  const filters = [{ field: 'shops', op: 'in', value: [55] }]
  const { body } = await client.ask('/articles/search', { take: 1, page: nth, orderBy: 'Created', filters })
  const id = body.hits.hits[0]?._source.id
  const article = (await client.get<ArticleDetail>(`/articles/${id}`)).body
  const variant = article.variants.find((one) => one.shops.length > 0)
  const shop = variant?.shops[0]
  if (!variant || !shop) throw new Error('Nothing can be had')
  return { article, ean: variant.ean, shopId: shop.id }
}

export type SoldOut = { readonly article: ArticleDetail; readonly ean: string; readonly shopId: number; readonly shop: string }

/** A variant of the nth article that can be had, and a shop that has none of it. */
export async function soldOut(client: Client, nth = 0): Promise<SoldOut> {
  const { article, ean } = await inStock(client, nth)
  const variant = article.variants.find((one) => one.ean === ean)
  const shops = (await client.get<Shop[]>('/shops')).body
  const without = shops.find(({ id }) => !variant?.shops.some((shop) => shop.id === id))
  if (!without) throw new Error('Every shop has it')
  return { article, ean, shopId: without.id, shop: without.name }
}
