import { fetchListing } from '@vidda/client/articles'
import type { Article } from '@vidda/domain/article'
import { mainCampaign, type Campaign } from '@vidda/domain/campaign'
import { cardCounts, type HomeSection, type HomeSelection } from '@vidda/domain/home'
import type { Filters } from '@vidda/domain/listing'
import { campaignPath, matchPath, screens, searchPath } from '@vidda/domain/route'
import type { App } from '../app/index.ts'
import { findLevel } from '../listing/index.ts'
import type { MoreGoods } from './sections.ts'

/** Goods of a section, with where more of them are. */
export type Goods = {
  readonly of: 'grid' | 'bestsellers' | 'named'
  /** What the chain calls them; null where it does not say. */
  readonly name: string | null
  readonly articles: readonly Article[]
  readonly more: MoreGoods | null
}

type Campaigns = () => Promise<readonly Campaign[]>

/** Goods that are found and not named by their ids; null where there are none such now. */
export async function loadGoods(app: App, section: HomeSection, campaigns: Campaigns): Promise<Goods | null> {
  const take = ('count' in section ? section.count : undefined) ?? cardCounts.most
  if (section.type === 'cards') {
    if (section.of === 'campaign') return ofCampaign(app, mainCampaign(await campaigns()), take)
    if (section.of === 'bestsellers') return ofBestsellers(app, take)
  }
  return section.type === 'selection' ? ofSelection(app, section.from, { take, campaigns }) : null
}

async function ofSelection(app: App, from: HomeSelection, { take, campaigns }: { readonly take: number; readonly campaigns: Campaigns }) {
  if ('campaign' in from)
    return ofCampaign(
      app,
      (await campaigns()).find(({ id }) => id === from.campaign),
      take,
    )
  if ('category' in from) return goodsOfCategory(app, from.category, take)
  return 'search' in from ? ofSearch(app, from.search, take) : null
}

const mostSold = { orderBy: 'Bestseller', order: 'asc' } as const

/** How many goods after those shown the link to more has pictures of: it has room for them after five. */
const pictured = (shown: number): number => (shown === 5 ? 2 : 0)

type Found = { readonly articles: readonly Article[]; readonly total: number }

/** The goods that are shown, and the link to more where there is more, with pictures of those that follow. */
const withMore = ({ articles, total }: Found, take: number, more: Omit<MoreGoods, 'images'>): Pick<Goods, 'articles' | 'more'> => ({
  articles: articles.slice(0, take),
  more: total > take ? { ...more, images: [...new Set(articles.slice(take).map(({ image }) => image))] } : null,
})

type Listed = Pick<Goods, 'of' | 'name'> & { readonly take: number; readonly more: Omit<MoreGoods, 'images'> }

/** What sells most of what fits, and where more is if there is more. */
async function listed(app: App, filters: Filters, { take, more, ...goods }: Listed): Promise<Goods> {
  const found = await fetchListing(app.api, { filters, take: take + pictured(take), ...mostSold })
  return { ...goods, ...withMore(found, take, more) }
}

const ofBestsellers = (app: App, take: number): Promise<Goods> =>
  listed(app, {}, { of: 'bestsellers', name: null, take, more: { of: 'bestsellers', name: '', to: screens.bestsellers } })

async function ofCampaign(app: App, campaign: Campaign | null | undefined, take: number): Promise<Goods | null> {
  if (!campaign) return null
  const { id, name } = campaign
  return listed(app, { campaigns: [id] }, { of: 'named', name, take, more: { of: 'list', name, to: campaignPath(id) } })
}

/** What sells most of the category at a path; null where the path is no category's. */
export async function goodsOfCategory(app: App, path: string, take: number): Promise<Goods | null> {
  const match = matchPath(path, { genders: app.brand.genders })
  const level = match.kind === 'category' ? findLevel(await app.reference.categories(), match.category) : null
  if (!level) return null
  const { name, path: to } = level
  return listed(app, level.filters, { of: 'named', name, take, more: { of: 'list', name, to } })
}

async function ofSearch(app: App, query: string, take: number): Promise<Goods> {
  const found = await fetchListing(app.api, { filters: {}, query, page: 1, take: take + pictured(take) })
  const goods = withMore(found, take, { of: 'search', name: query, to: searchPath(query) })
  // A shop without a search leads to none.
  return { of: 'named', name: query, ...goods, ...(app.brand.header.singleLine && { more: null }) }
}
