import { linksOf, type Brand, type Problem } from '@vidda/brand'
import type { ShopData } from '@vidda/commerce/data'

export type LostLinks = ShopData['lostLinks']

/** Links of a brand to categories, articles, campaigns and posts that its chain does not have. */
export async function lostLinkProblems(brand: Brand, lostLinks: LostLinks): Promise<readonly Problem[]> {
  const { id, chainId } = brand.config
  const folder = `brands/${id}`
  const links = linksOf(brand, folder)
  const lost = await lostLinks({ id, chainId, links: links.map(({ to }) => to) })
  if (lost === null) {
    const message = `is ${chainId}, a chain that has no goods. Bring them in (pnpm vidda data import --brand ${id} FILE…), or correct the number.`
    return [{ file: `${folder}/brand.json`, key: 'chainId', message }]
  }
  return links
    .filter(({ to }) => lost.includes(to))
    .map(({ to: _to, words, ...place }) => ({
      ...place,
      message: `${words}, which chain ${chainId} does not have. Lead elsewhere, or bring it in.`,
    }))
}
