import { linksToData, type Brand, type Problem } from '@vidda/brand'
import type { ShopData } from '@vidda/commerce/data'
import { genderOrder } from '@vidda/domain/gender'
import { brandPages, houseBrandPath, matchPath, type RouteMatch } from '@vidda/domain/route'
import type { Found } from './finding.ts'
import { typed } from '../where.ts'

/** The queries on a chain's data that check links. */
export type ChainData = Pick<ShopData, 'lostLinks' | 'comingCampaigns'>

const clock = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** An instant in Norwegian local time: `2026-12-24 00:00`. */
function inNorway(instant: Date): string {
  const { year, month, day, hour, minute } = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${year}-${month}-${day} ${hour}:${minute}`
}

/** Links to campaigns that have not begun and are not shown yet. */
export async function comingCampaignNotes(brand: Brand, comingCampaigns: ChainData['comingCampaigns']): Promise<readonly Found[]> {
  const { id, chainId } = brand.config
  const coming = await comingCampaigns(chainId)
  return linksToData(brand, `brands/${id}`).flatMap(({ to, words, ...place }): readonly Found[] => {
    const match = matchPath(to.replace(/[?#].*$/u, ''), { genders: genderOrder })
    const begins = match.kind === 'screen' && match.name === 'campaign' ? coming.get(Number(match.params['id'])) : undefined
    if (!begins) return []
    const message = `${words}, a campaign that begins at ${inNorway(begins)}: shoppers see nothing of it before. Leave it if that is meant, or name one that runs.`
    return [{ severity: 'note', ...place, message }]
  })
}

/** Links of a brand to categories, articles, campaigns and posts that its chain does not have, and pages and old addresses that hide some. */
export async function lostLinkProblems(brand: Brand, lostLinks: ChainData['lostLinks']): Promise<readonly Problem[]> {
  const { id, chainId } = brand.config
  const folder = `brands/${id}`
  const links = linksToData(brand, folder)
  const own = ownAddresses(brand, folder)
  const lost = await lostLinks({ id, chainId, links: [...links.map(({ to }) => to), ...own.map(({ path }) => path)] })
  if (lost === null) {
    const message = `is ${chainId}, a chain that has no goods. Bring them in (${typed} data import --brand ${id} FILE…), or correct the number.`
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
