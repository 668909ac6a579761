import { linksToData, type Brand, type Problem } from '@vidda/brand'
import type { ShopData } from '@vidda/commerce/data'
import { brandPages, houseBrandPath, matchPath, type RouteMatch } from '@vidda/domain/route'

export type LostLinks = ShopData['lostLinks']

/** Links of a brand to categories, articles, campaigns and posts that its chain does not have, and pages and old addresses that hide some. */
export async function lostLinkProblems(brand: Brand, lostLinks: LostLinks): Promise<readonly Problem[]> {
  const { id, chainId } = brand.config
  const folder = `brands/${id}`
  const links = linksToData(brand, folder)
  const own = ownAddresses(brand, folder)
  const lost = await lostLinks({ id, chainId, links: [...links.map(({ to }) => to), ...own.map(({ path }) => path)] })
  if (lost === null) {
    const message = `is ${chainId}, a chain that has no goods. Bring them in (pnpm vidda data import --brand ${id} FILE…), or correct the number.`
    return [{ file: `${folder}/brand.json`, key: 'chainId', message }]
  }
  const missing = links
    .filter(({ to }) => lost.includes(to))
    .map(({ to: _to, words, ...place }) => ({
      ...place,
      message: words.startsWith('searches')
        ? `${words}, and chain ${chainId} has no goods for it, so that nothing is shown. Write other words.`
        : `${words}, which chain ${chainId} does not have. Lead elsewhere, or bring it in.`,
    }))
  const hiding = own
    .filter(({ path }) => !lost.includes(path))
    .map(({ path, ...place }) => ({
      ...place,
      message: `stands at ${path} and hides what chain ${chainId} has there. Rename it, or take it out.`,
    }))
  return [...missing, ...hiding]
}

type OwnAddress = Pick<Problem, 'file' | 'key'> & { readonly path: string }

const named: readonly string[] = [...brandPages.every, ...brandPages.some]

/** Kinds of paths at which a chain's data may have something. */
const ofData: ReadonlySet<RouteMatch['kind']> = new Set(['articleById', 'category', 'screen'])

/** Addresses of pages under names of their own, and old addresses, where a chain's data may have something too. */
function ownAddresses({ config, pages, redirects }: Brand, folder: string): readonly OwnAddress[] {
  const fixed = [...named, ...config.houseBrand.products.map(houseBrandPath)]
  const addresses = [
    ...pages.map(({ slug }) => ({ file: `${folder}/pages/${slug}.md`, path: `/${slug}` })),
    ...redirects.map(({ from }, index) => ({ file: `${folder}/redirects.json`, key: `redirects[${index}].from`, path: from })),
  ]
  return addresses.filter(({ path }) => !fixed.includes(path) && ofData.has(matchPath(path, { genders: config.genders }).kind))
}
