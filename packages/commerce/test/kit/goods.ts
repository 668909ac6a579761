import type { ArticleDetail } from '@vidda/contract/wire'
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
