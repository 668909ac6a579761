import { fetchBundle } from '@vidda/client/articles'
import { fetchActivePoll, fetchCampaigns } from '@vidda/client/content'
import { shopSlugs } from '@vidda/domain/shop'
import type { Article } from '@vidda/domain/article'
import { cardCounts, type HomeLink, type HomeSection, type HomeSettings } from '@vidda/domain/home'
import { shopPath } from '@vidda/domain/route'
import { goodsTexts } from '@vidda/texts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { fetchFile, notFound, nullIfMissing, soon, type App } from '../app/index.ts'
import { cardOf } from '../listing/index.ts'
import { categoryTiles } from './category-tiles.ts'
import { goodsOfCategory, loadGoods, type Goods } from './load-goods.ts'
import type { ComposedHomeData, ShownSection } from './sections.ts'

/** More names than these are a list, which has a screen of its own. */
const mostShops = 20

/** Home as the brand composes it, filled from the chain's data and, by name, from one of its variants; a name that it does not have is not found. */
export async function loadComposedHome(app: App, { params }: Pick<LoaderFunctionArgs, 'params'>): Promise<ComposedHomeData> {
  const name = params.name ?? null
  const sections = await (app.home ?? fetchHome)()
  const asked = sections.some(({ type }) => type === 'ways') ? fetchActivePoll(app.api).catch(() => null) : null
  const settings = name !== null || sections.some(needsSettings) ? await nullIfMissing(app.reference.home(name)) : noSettings
  if (!settings) throw notFound()
  const filling = fillingOf(app, sections, settings)
  const filled = await Promise.all(sections.map((section) => fillSection(filling, section)))
  const poll = asked && (await soon(asked))
  return {
    preview: name !== null,
    poll: poll && { id: poll.id, name: poll.name },
    top: topOf(sections, settings),
    layout: (sections[0]?.type === 'hero' && sections[0].layout) || null,
    sections: filled.flatMap((section) => section ?? []),
    ...(filling.failed() && { partial: true }),
  }
}

/** From the file beside the shop. */
const fetchHome = async (): Promise<readonly HomeSection[]> => (await fetchFile<readonly HomeSection[]>('/home.json')) ?? []

const noSettings: HomeSettings = { top: null, sub: [], middle: null, popular: [], bottom: null, grid: [] }

const needsSettings = (section: HomeSection): boolean =>
  'of' in section ? section.type !== 'cards' || section.of === 'grid' : section.type === 'hero' && section.banner === undefined

function topOf([first]: readonly HomeSection[], { top }: HomeSettings): ComposedHomeData['top'] {
  if (first?.type !== 'hero') return null
  return first.banner ? { ...first.banner, isOwn: true } : top && { ...top, isOwn: false }
}

/** What sections are loaded with; a request that several of them need is sent once. */
type Filling = {
  readonly app: App
  readonly settings: HomeSettings
  /** Articles that are there, by these ids in this order. */
  readonly articles: (ids: readonly number[]) => Promise<readonly Article[]>
  readonly goods: (section: HomeSection) => Promise<Goods | null>
  /** Awaits what the page can do without; null when it could not be loaded. */
  readonly optional: <T>(work: Promise<T>) => Promise<T | null>
  readonly failed: () => boolean
}

const idsOf = (section: HomeSection, { grid }: HomeSettings): readonly number[] => {
  if (section.type === 'cards' && section.of === 'grid') return grid.filter((id) => id !== null)
  return section.type === 'selection' && 'articles' in section.from ? section.from.articles : []
}

function fillingOf(app: App, sections: readonly HomeSection[], settings: HomeSettings): Filling {
  const bundle = fetchBundle(app.api, [...new Set(sections.flatMap((section) => idsOf(section, settings)))])
  const campaigns = once(() => fetchCampaigns(app.api))
  let failed = false
  const optional = async <T>(work: Promise<T>): Promise<T | null> => {
    try {
      return await work
    } catch (error) {
      app.log(error)
      failed = true
      return null
    }
  }
  return {
    app,
    settings,
    async articles(ids) {
      const found = await bundle
      return ids.flatMap((id) => found.find((article) => article.id === id) ?? [])
    },
    goods: (section) => optional(loadGoods(app, section, campaigns)),
    optional,
    failed: () => failed,
  }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}

async function fillSection(filling: Filling, section: HomeSection): Promise<ShownSection | null> {
  const { settings } = filling
  switch (section.type) {
    case 'hero':
      return null
    case 'banners': {
      const banners = settings[section.of].filter((banner) => banner !== null)
      return banners.length > 0 ? { type: 'banners', of: section.of, banners, title: section.title ?? null } : null
    }
    case 'banner': {
      const banner = 'banner' in section ? section.banner : settings[section.of]
      return banner && { type: 'banner', banner }
    }
    case 'cards':
    case 'selection':
      return fillGoods(filling, section)
    case 'categories': {
      const tiles = await filling.optional(categoryTiles(filling.app, section.only))
      return tiles && tiles.length > 0 ? { type: 'categories', title: section.title ?? null, tiles } : null
    }
    case 'links':
      return {
        ...section,
        links: await Promise.all(section.links.map(async (link) => ({ ...link, image: await pictureOf(filling, link) }))),
      }
    case 'shops':
      return fillShops(filling, section)
    case 'ways':
    case 'text':
      return section
  }
}

/** The picture of the best seller in the category that a link leads to; null for other links. It is decoration: a late or failed request leaves it out. */
async function pictureOf({ app }: Filling, { to }: HomeLink): Promise<string | null> {
  try {
    const goods = await soon(goodsOfCategory(app, to, 1))
    return goods?.articles[0]?.image ?? null
  } catch (error) {
    app.log(error)
    return null
  }
}

type GoodsSection = Extract<HomeSection, { type: 'cards' | 'selection' }>

async function fillGoods(filling: Filling, section: GoodsSection): Promise<ShownSection | null> {
  const { app, settings } = filling
  const ids = idsOf(section, settings)
  const goods: Goods | null =
    ids.length > 0 ? { of: 'grid', name: null, articles: await filling.articles(ids), more: null } : await filling.goods(section)
  if (!goods || goods.articles.length === 0) return null
  const count = ('count' in section ? section.count : undefined) ?? cardCounts.most
  const cards = goods.articles.slice(0, count).map((article) => cardOf(article, app.texts(goodsTexts)))
  return { type: 'goods', of: goods.of, title: section.title ?? goods.name, cards, more: goods.more }
}

async function fillShops({ app, optional }: Filling, { title }: Extract<HomeSection, { type: 'shops' }>): Promise<ShownSection | null> {
  const shops = await optional(app.reference.shops())
  if (!shops || shops.length === 0) return null
  const slugs = shopSlugs(shops)
  const named = shops.map(({ id, name }) => ({ text: name, to: shopPath(slugs.get(id) ?? '') }))
  return {
    type: 'shops',
    title: title ?? null,
    count: shops.length,
    shops: shops.length > mostShops ? [] : named.toSorted((one, other) => one.text.localeCompare(other.text, 'nb')),
  }
}
