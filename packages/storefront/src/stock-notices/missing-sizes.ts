import { articleState, variantOf, type ArticleDetail } from '@vidda/domain/article'

export type MissingSize = { readonly id: number; readonly ean: string; readonly name: string }

/** The sizes of a colour that are sold out in a shop, or in every shop where `shopId` is null; in size order. */
export function missingSizes(article: ArticleDetail, colorId: number, shopId: number | null): readonly MissingSize[] {
  return articleState(article).sizes.flatMap(({ id, name }) => {
    const variant = variantOf(article, id, colorId)
    const isThere = variant?.shops.some((shop) => shop.qty > 0 && (shopId === null || shop.id === shopId)) ?? true
    return variant && !isThere ? [{ id, ean: variant.ean, name }] : []
  })
}
