import { fetchBundle, fetchListing } from '@vidda/client/articles'
import { fetchCampaigns, fetchRanks } from '@vidda/client/content'
import { mainCampaign } from '@vidda/domain/campaign'
import { campaignsTexts, fill, goodsTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, readPage, type App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'
import { entryOf, type CampaignEntry } from './entry.ts'

export type CampaignsData = {
  readonly campaigns: readonly CampaignEntry[]
  /** Id of the one that leads; null where none does. */
  readonly main: number | null
}

export type CampaignData = {
  readonly campaign: CampaignEntry
  readonly cards: readonly Card[]
  readonly total: number
  readonly page: number
  readonly lastPage: number
}

export type BestsellersData = { readonly cards: readonly Card[]; readonly page: number; readonly lastPage: number }

const onPage = 20

/** Campaigns that run now: the main one, then those with a picture, then the others. */
export async function loadCampaigns(app: App): Promise<CampaignsData> {
  const running = await fetchCampaigns(app.api)
  const main = mainCampaign(running)?.id ?? null
  const rankOf = ({ id, image }: CampaignEntry) => (id === main ? 0 : image === null ? 2 : 1)
  return { campaigns: running.map(entryOf).toSorted((one, other) => rankOf(one) - rankOf(other)), main }
}

/** A campaign that runs now with a page of its goods; any other id, and a page behind the last one, is not found. */
export async function loadCampaign(app: App, { params, request }: LoaderFunctionArgs): Promise<CampaignData> {
  const [id, page] = [Number(params.id), readPage(request)]
  const campaign = (await fetchCampaigns(app.api)).find((one) => one.id === id)
  if (!campaign) throw notFound()
  const list = await fetchListing(app.api, { filters: { campaigns: [id] }, page, take: onPage, orderBy: 'Bestseller', order: 'asc' })
  if (page > list.lastPage) throw notFound()
  return {
    campaign: entryOf(campaign),
    cards: list.articles.map((article) => cardOf(article, app.texts(goodsTexts))),
    total: list.total,
    page: list.page,
    lastPage: list.lastPage,
  }
}

/** A page of what sells most, each card with its rank; a page behind the last one is not found. */
export async function loadBestsellers(app: App, { request }: LoaderFunctionArgs): Promise<BestsellersData> {
  const page = readPage(request)
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
