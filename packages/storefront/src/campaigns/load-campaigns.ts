import { fetchBundle, fetchListing } from '@vidda/client/articles'
import { fetchCampaigns, fetchRanks } from '@vidda/client/content'
import type { Article } from '@vidda/domain/article'
import { mainCampaign, type Campaign } from '@vidda/domain/campaign'
import { campaignPath } from '@vidda/domain/route'
import { campaignsTexts, fill, goodsTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { notFound, readPage, type App } from '../app/index.ts'
import { cardOf, loadListWithKinds, readList, type Card, type Kind, type ListPage } from '../listing/index.ts'
import { entryOf, highlights, type CampaignEntry } from './entry.ts'

/** A campaign, and those of its goods that are shown beside its name. */
export type CampaignWithGoods = CampaignEntry & {
  readonly goods: readonly Card[]
  /** The request for its articles failed. */
  readonly partial?: true
}

export type CampaignsData = {
  readonly campaigns: readonly CampaignWithGoods[]
  /** Id of the one that leads; null where none does. */
  readonly main: number | null
  /** A request for articles failed: the page is not cached. */
  readonly partial?: true
}

export type CampaignData = {
  readonly campaign: CampaignWithGoods
  readonly list: ListPage
  /** Links to the goods for one gender or of one kind; none where filters are selected, or where there are few goods. */
  readonly kinds: readonly Kind[]
  /** The request for its articles or for the counts of `kinds` failed: the page is not cached. */
  readonly partial?: true
}

export type BestsellersData = { readonly cards: readonly Card[]; readonly page: number; readonly lastPage: number }

const onPage = 20

/** How many of a campaign's goods are fetched to tell how much they are reduced by; of one that has more, only the first page is. */
const mostCompared = 100

/** Articles shown in place of a picture. */
const shownGoods = 4

/** Goods in the first row of the list below a campaign in a wide window. */
const firstRow = 5

/** Genders and kinds of goods fit on two lines in a wide window. */
const mostKinds = 10

/** A campaign of fewer goods is seen at a glance and has no links that narrow it. */
const narrowedFrom = 12

const cardsOf = (app: App, articles: readonly Article[]) => articles.map((article) => cardOf(article, app.texts(goodsTexts)))

type Found = { readonly entry: CampaignEntry; readonly articles: readonly Article[]; readonly partial?: true }

/** A campaign and its articles; after a failed request it has none and is `partial`. */
async function found(app: App, campaign: Campaign): Promise<Found> {
  const texts = app.texts(campaignsTexts)
  try {
    const { articles, total } = await fetchListing(app.api, {
      filters: { campaigns: [campaign.id] },
      page: 1,
      take: campaign.count > mostCompared ? onPage : mostCompared,
      orderBy: 'Bestseller',
      order: 'asc',
    })
    const all = articles.length < total ? null : articles
    return { entry: entryOf(campaign, all, texts), articles }
  } catch (error) {
    app.log(error)
    return { entry: entryOf(campaign, null, texts), articles: [], partial: true }
  }
}

/** The goods that are shown of a campaign: those that its page shows elsewhere, and others of their kinds, only where it has too few others. */
function shownOf(articles: readonly Article[], elsewhere: readonly Article[]): readonly Article[] {
  const kinds = new Set(elsewhere.map((article) => article.articleGroup3ID))
  const ids = new Set(elsewhere.map(({ id }) => id))
  const likeness = (article: Article) => (ids.has(article.id) ? 2 : kinds.has(article.articleGroup3ID) ? 1 : 0)
  return [0, 1, 2]
    .flatMap((like) =>
      highlights(
        articles.filter((article) => likeness(article) === like),
        shownGoods,
      ),
    )
    .slice(0, shownGoods)
}

const withGoods = (app: App, { entry, partial }: Found, shown: readonly Article[]): CampaignWithGoods => ({
  ...entry,
  goods: cardsOf(app, shown),
  ...(partial && { partial }),
})

/** Campaigns that run now: the main one, then those with a picture, then the others. */
export async function loadCampaigns(app: App): Promise<CampaignsData> {
  const running = await fetchCampaigns(app.api)
  const main = mainCampaign(running)?.id ?? null
  const rankOf = ({ id, image }: CampaignEntry) => (id === main ? 0 : image === null ? 2 : 1)
  const all = await Promise.all(running.map((campaign) => found(app, campaign)))
  const above: Article[] = []
  const campaigns = all
    .toSorted((one, other) => rankOf(one.entry) - rankOf(other.entry))
    .map((one) => {
      const shown = shownOf(one.articles, above)
      above.push(...shown)
      return withGoods(app, one, shown)
    })
  return {
    campaigns,
    main,
    ...(campaigns.some(({ partial }) => partial) && { partial: true }),
  }
}

/** A campaign that runs now with a list of its goods; any other id, and a page behind the last one, is not found. */
export async function loadCampaign(app: App, { params, request }: LoaderFunctionArgs): Promise<CampaignData> {
  const id = Number(params.id)
  const parameters = readList(request)
  const running = (await fetchCampaigns(app.api)).find((one) => one.id === id)
  if (!running) throw notFound()
  const [campaign, { list, kinds, partial }] = await Promise.all([
    found(app, running).then((one) => withGoods(app, one, shownOf(one.articles, one.articles.slice(0, firstRow)))),
    loadListWithKinds(
      app,
      { base: { campaigns: [id] }, parameters, defaultSort: 'bestselger' },
      { path: campaignPath(id), by: ['gender', 'group'], most: mostKinds },
    ),
  ])
  if (parameters.from > list.lastPage) throw notFound()
  // The saving is counted from all articles, and may not hold for the filtered ones.
  const shown = list.selected.length > 0 ? { ...campaign, saving: null } : campaign
  return { campaign: shown, list, kinds: list.total < narrowedFrom ? [] : kinds, ...((campaign.partial || partial) && { partial: true }) }
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
