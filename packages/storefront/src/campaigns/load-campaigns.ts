import { fetchBundle, fetchListing } from '@vidda/client/articles'
import { fetchCampaigns, fetchRanks } from '@vidda/client/content'
import type { Campaign } from '@vidda/domain/campaign'
import { campaignPath } from '@vidda/domain/route'
import { campaignsTexts, fill, goodsTexts } from '@vidda/texts'
import { notFound, type App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'

/** What the screens show of a campaign. */
export type CampaignEntry = Pick<Campaign, 'id' | 'name' | 'description' | 'end' | 'count' | 'labelText'> & {
  readonly to: string
  /** Null where the chain shows none. */
  readonly image: string | null
}

export type CampaignsData = { readonly campaigns: readonly CampaignEntry[] }

export type CampaignData = {
  readonly campaign: CampaignEntry
  readonly cards: readonly Card[]
  readonly total: number
  readonly page: number
  readonly lastPage: number
}

export type BestsellersData = { readonly cards: readonly Card[]; readonly page: number; readonly lastPage: number }

const onPage = 20
const highestPage = 1_000_000

/** The page that an address asks for; one that makes no sense is the first. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= highestPage ? page : 1
}

/** Campaigns that run now, those with a picture first. */
export async function loadCampaigns(app: App): Promise<CampaignsData> {
  const campaigns = (await fetchCampaigns(app.api)).map(entryOf)
  return { campaigns: campaigns.toSorted((one, other) => Number(one.image === null) - Number(other.image === null)) }
}

/** A campaign that runs now with a page of its goods; any other id is not found. */
export async function loadCampaign(app: App, id: number, page: number): Promise<CampaignData> {
  const campaign = (await fetchCampaigns(app.api)).find((one) => one.id === id)
  if (!campaign) throw notFound()
  const list = await fetchListing(app.api, { filters: { campaigns: [id] }, page, take: onPage, orderBy: 'Bestseller', order: 'asc' })
  return {
    campaign: entryOf(campaign),
    cards: list.articles.map((article) => cardOf(article, app.texts(goodsTexts))),
    total: list.total,
    page: list.page,
    lastPage: list.lastPage,
  }
}

/** A page of what sells most, each card with its rank; a page behind the last one is not found. */
export async function loadBestsellers(app: App, page: number): Promise<BestsellersData> {
  const ranks = [...(await fetchRanks(app.api))].toSorted(([, one], [, other]) => one.qty - other.qty || one.turnover - other.turnover)
  const lastPage = Math.max(1, Math.ceil(ranks.length / onPage))
  if (page > lastPage) throw notFound()
  const shown = ranks.slice((page - 1) * onPage, page * onPage)
  const articles = await fetchBundle(
    app.api,
    shown.map(([id]) => id),
  )
  const { rank } = app.texts(campaignsTexts)
  const ofArticle = new Map(shown)
  return {
    cards: articles.map((article) => ({
      ...cardOf(article, app.texts(goodsTexts)),
      label: fill(rank, { rank: ofArticle.get(article.id)?.qty ?? '' }),
    })),
    page,
    lastPage,
  }
}

function entryOf({ id, name, description, end, count, labelText, image, showImage }: Campaign): CampaignEntry {
  return { id, name, description, end, count, labelText, to: campaignPath(id), image: showImage ? image : null }
}
