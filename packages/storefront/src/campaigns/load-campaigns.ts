import { fetchBundle, fetchListing } from '@vidda/client/articles'
import { fetchCampaigns, fetchRanks } from '@vidda/client/content'
import type { Article } from '@vidda/domain/article'
import { mainCampaign } from '@vidda/domain/campaign'
import { campaignsTexts, fill, goodsTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, readPage, type App } from '../app/index.ts'
import { cardOf, type Card } from '../listing/index.ts'
import { entryOf, type CampaignEntry } from './entry.ts'

export type CampaignsData = {
  /** Each with its best-selling articles. */
  readonly campaigns: readonly (CampaignEntry & { readonly goods: readonly Card[] })[]
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

/** Number of articles shown with each campaign. */
const shownGoods = 6

const fetchGoods = (app: App, id: number, page: number, take: number) =>
  fetchListing(app.api, { filters: { campaigns: [id] }, page, take, orderBy: 'Bestseller', order: 'asc' })

const cardsOf = (app: App, articles: readonly Article[]) => articles.map((article) => cardOf(article, app.texts(goodsTexts)))

/** Campaigns that run now: the main one, then those with a picture, then the others. */
export async function loadCampaigns(app: App): Promise<CampaignsData> {
  const running = await fetchCampaigns(app.api)
  const main = mainCampaign(running)?.id ?? null
  const rankOf = ({ id, image }: CampaignEntry) => (id === main ? 0 : image === null ? 2 : 1)
  const campaigns = await Promise.all(
    running.map(async (campaign) => ({
      ...entryOf(campaign),
      goods: cardsOf(app, (await fetchGoods(app, campaign.id, 1, shownGoods)).articles),
    })),
  )
  return { campaigns: campaigns.toSorted((one, other) => rankOf(one) - rankOf(other)), main }
}

/** A campaign that runs now with a page of its goods; any other id, and a page behind the last one, is not found. */
export async function loadCampaign(app: App, { params, request }: LoaderFunctionArgs): Promise<CampaignData> {
  const [id, page] = [Number(params.id), readPage(request)]
  const campaign = (await fetchCampaigns(app.api)).find((one) => one.id === id)
  if (!campaign) throw notFound()
  const list = await fetchGoods(app, id, page, onPage)
  if (page > list.lastPage) throw notFound()
  return {
    campaign: entryOf(campaign),
    cards: cardsOf(app, list.articles),
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
