type Availability = {
  readonly variants: readonly { readonly ean: string; readonly shops: readonly { readonly id: number; readonly qty: number }[] }[]
}

/** How many of a variant a shop has now, as the database says; 0 when it has none. */
export async function stockOf(
  url: string,
  { articleId, ean, shopId }: { articleId: number; ean: string; shopId: number },
): Promise<number> {
  const answer = await fetch(`${url}/api/v1/articles/availability/${articleId}`)
  const [article] = (await answer.json()) as readonly Availability[]
  return article?.variants.find((variant) => variant.ean === ean)?.shops.find((shop) => shop.id === shopId)?.qty ?? 0
}
