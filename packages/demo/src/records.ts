import type { DataKindName } from '@vidda/contract/data'
import { textTone } from './drawings/index.ts'
import { articlesAtOnce } from './catalogue/outfits.ts'
import { drawingSrc, scenerySrc, viewsOf } from './catalogue/pictures.ts'
import type { ContentRows } from './catalogue/content-types.ts'
import type { ArticleBundle, Catalogue, HomeBannerRow, Scenery } from './catalogue/types.ts'

/** Records of one kind, as they would stand in a chain's file. */
export type Records = { readonly chainId: number; readonly kind: DataKindName; readonly records: readonly object[] }

const picture = (scenery: Scenery, alt = '') => ({
  src: scenerySrc(scenery),
  alt,
  // What is drawn for light words is dark.
  tone: textTone(scenery.scene) === 'light' ? 'dark' : 'light',
})

const banner = ({ image, alt, focus, ...words }: HomeBannerRow) => ({
  ...words,
  picture: { ...picture(image, alt), ...(focus && { focus }) },
})

/** The record of a row: the chain is known from elsewhere. */
const own = <Row extends { readonly chainId: number }>({ chainId: _chainId, ...row }: Row) => row

const categoriesOf = (catalogue: Catalogue) => [
  ...catalogue.mainGroups.map(({ id, chainId, name, position, banner: scenery, bannerLink }) => ({
    chainId,
    id,
    level: 'main',
    name,
    position,
    picture: picture(scenery),
    bannerLink,
  })),
  ...catalogue.subcategories.map(({ id, chainId, mainGroupId, name, position }) => ({
    chainId,
    id,
    level: 'sub',
    parentId: mainGroupId,
    name,
    position,
  })),
  ...catalogue.groups.map(({ id, chainId, subcategoryId, name, position }) => ({
    chainId,
    id,
    level: 'group',
    parentId: subcategoryId,
    name,
    position,
  })),
]

/** What goods stand on. */
function* before(catalogue: Catalogue, chainId: number): Generator<Records> {
  const ofChain = <Row extends { readonly chainId: number }>(rows: readonly Row[]) => rows.filter((row) => row.chainId === chainId).map(own)
  yield {
    chainId,
    kind: 'shops',
    records: ofChain(catalogue.shops).map(({ image, imageAlt, ...row }) => ({ ...row, picture: picture(image, imageAlt) })),
  }
  const colors = catalogue.colors.map(({ id, name, hex, colorCode, colorGroupId }) => ({
    id,
    name,
    hex,
    code: colorCode,
    groupId: colorGroupId,
  }))
  yield { chainId, kind: 'colors', records: colors }
  yield { chainId, kind: 'brands', records: ofChain(catalogue.productLines) }
  yield { chainId, kind: 'categories', records: ofChain(categoriesOf(catalogue)) }
  yield {
    chainId,
    kind: 'campaigns',
    records: ofChain(catalogue.campaigns).map(({ image, ...row }) => ({ ...row, picture: picture(image) })),
  }
}

type Hexes = ReadonlyMap<number, string>

function articleRecord({ article }: ArticleBundle, hexes: Hexes) {
  const { originalPrice, pant, frightPrice, productLineId, drawing, line, style, gender, genders, ...row } = article
  const { chainId: _, price: _price, beforePrice: _before, mainGroupId: _main, subcategoryId: _sub, averageRating: _rating, ...rest } = row
  return {
    ...rest,
    priceOre: originalPrice,
    pantOre: pant,
    frightPriceOre: frightPrice,
    brandId: productLineId,
    genders: [gender, ...genders.filter((other) => other !== gender)],
    pictures: article.colorIds.flatMap((colorId) =>
      viewsOf(drawing).map((kind) => ({
        src: drawingSrc({ drawing, genders, line, style }, hexes.get(colorId) ?? '#808080', kind),
        colorId,
        kind,
        ...(kind === 'worn' && { alt: `${article.name}, i bruk` }),
      })),
    ),
  }
}

/** Goods of one chain, with what belongs to each. */
function* goods(chainId: number, bundles: readonly ArticleBundle[], hexes: Hexes): Generator<Records> {
  const variants = bundles.flatMap((bundle) => bundle.variants)
  yield { chainId, kind: 'articles', records: bundles.map((bundle) => articleRecord(bundle, hexes)) }
  yield {
    chainId,
    kind: 'variants',
    records: variants.map(({ stock: _stock, ...variant }) => variant),
  }
  yield { chainId, kind: 'stock', records: variants.flatMap(({ ean, stock }) => stock.map(({ shopId, qty }) => ({ ean, shopId, qty }))) }
  yield {
    chainId,
    kind: 'prices',
    records: bundles.flatMap(({ prices }) =>
      prices.map(({ articleId, price, from, club, campaignId }) => ({ articleId, priceOre: price, from, club, campaignId })),
    ),
  }
  yield {
    chainId,
    kind: 'campaign-articles',
    records: bundles.flatMap(({ campaigns }) => campaigns.map(({ price, ...row }) => ({ ...row, priceOre: price }))),
  }
  yield {
    chainId,
    kind: 'reviews',
    records: bundles.flatMap(({ reviews }) =>
      reviews.map(({ approved, ...row }) => ({ ...row, state: approved ? 'approved' : 'waiting' })),
    ),
  }
}

function* content(chainId: number, rows: ContentRows): Generator<Records> {
  yield {
    chainId,
    kind: 'promo-codes',
    records: rows.promoCodes
      .map(own)
      .map(({ fixed, amount, ...row }) => ({ ...row, ...(fixed ? { amountOre: amount } : { percent: amount / 100 }) })),
  }
  yield { chainId, kind: 'blog-categories', records: rows.blogCategories.map(own) }
  yield {
    chainId,
    kind: 'blog-posts',
    records: rows.blogPosts.map(own).map(({ image, mainArticle, relatedArticles, categories, ...row }) => ({
      ...row,
      picture: picture(image),
      mainArticleId: mainArticle,
      relatedArticleIds: relatedArticles,
      categoryIds: categories,
    })),
  }
  yield {
    chainId,
    kind: 'polls',
    records: rows.polls.map(own).map(({ banner: scenery, ...row }) => ({
      ...row,
      picture: picture(scenery),
      questions: rows.pollQuestions
        .filter(({ pollId }) => pollId === row.id)
        .map(({ id, text }) => ({
          id,
          text,
          options: rows.pollOptions
            .filter(({ questionId }) => questionId === id)
            .map(({ id: optionId, text: words, correct }) => ({ id: optionId, text: words, correct })),
        })),
    })),
  }
  yield {
    chainId,
    kind: 'facebook-posts',
    records: rows.facebookPosts.map(own).map(({ image, ...row }) => ({ ...row, picture: image && picture(image) })),
  }
}

/** What is said about goods. */
function* after(catalogue: Catalogue, chainId: number, rows: ContentRows): Generator<Records> {
  const ofChain = <Row extends { readonly chainId: number }>(all: readonly Row[]) => all.filter((row) => row.chainId === chainId).map(own)
  yield {
    chainId,
    kind: 'homes',
    records: ofChain(catalogue.homes).map(({ name, top, sub, middle, popular, bottom, grid }) => ({
      name,
      top: banner(top),
      sub: sub.map(banner),
      middle: banner(middle),
      popular: popular.map(banner),
      bottom: banner(bottom),
      grid,
    })),
  }
  yield { chainId, kind: 'settings', records: ofChain(catalogue.settings) }
  yield {
    chainId,
    kind: 'shipping-methods',
    records: ofChain(catalogue.shippingMethods).map(({ price, ...row }) => ({ ...row, priceOre: price })),
  }
  yield { chainId, kind: 'bestsellers', records: ofChain(catalogue.bestsellers) }
  yield* content(chainId, rows)
}

/** All records of the chains, in the order in which they build on each other; goods some at a time, so that all of them never lie in memory at once. */
export function* recordsOf(catalogue: Catalogue): Generator<Records, void, undefined> {
  const hexes = new Map(catalogue.colors.map(({ id, hex }) => [id, hex]))
  const chainIds = catalogue.settings.map(({ chainId }) => chainId)
  for (const chainId of chainIds) yield* before(catalogue, chainId)
  let portion: ArticleBundle[] = []
  for (const bundle of catalogue.articles()) {
    const chainId = portion[0]?.article.chainId
    if (chainId !== undefined && (portion.length === articlesAtOnce || chainId !== bundle.article.chainId)) {
      yield* goods(chainId, portion, hexes)
      portion = []
    }
    portion.push(bundle)
  }
  const last = portion[0]?.article.chainId
  if (last !== undefined) yield* goods(last, portion, hexes)
  for (const [at, chainId] of chainIds.entries()) {
    const rows = catalogue.content[at]
    if (rows) yield* after(catalogue, chainId, rows)
  }
}
