import { genderNames } from '@vidda/domain/gender'
import { colorGroups } from './catalogue/colors.data.ts'
import { generateCatalogue } from './catalogue/generate.ts'
import { qualityQueries, type QualityQuery, type Wanted } from './search-quality.data.ts'

/** What is known of an article, from the generator itself: search has no part in it. */
export type Listed = {
  readonly id: number
  readonly chainId: number
  readonly name: string
  readonly articleNo: string
  readonly line: string
  readonly group: string
  readonly genders: readonly string[]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly eans: readonly string[]
}

/** The list names articles of a catalogue of this size; a larger one begins with the same articles. */
export const qualityArticles = 1200

/** Every visible article of the generated catalogue. */
export function listedArticles(articles: number = qualityArticles): readonly Listed[] {
  const catalogue = generateCatalogue({ articles, chains: [1, 2], now: new Date(0) })
  const lines = new Map(catalogue.productLines.map(({ id, name }) => [id, name]))
  const groups = new Map(catalogue.groups.map(({ id, name }) => [id, name]))
  const colorGroupNames = new Map<number, string>(colorGroups.map(({ id, name }) => [id, name]))
  const colors = new Map(catalogue.colors.map(({ id, colorGroupId }) => [id, colorGroupNames.get(colorGroupId) ?? '']))
  return Array.from(catalogue.articles(), ({ article, variants }) => ({ article, variants })).flatMap(({ article, variants }) =>
    article.visible
      ? {
          id: article.id,
          chainId: article.chainId,
          name: article.name,
          articleNo: article.articleNo,
          line: lines.get(article.productLineId) ?? '',
          group: groups.get(article.groupId) ?? '',
          genders: article.genders.map((id) => genderNames[id]),
          colors: article.colorIds.map((id) => colors.get(id) ?? ''),
          sizes: variants.map((variant) => variant.size),
          eans: variants.map((variant) => variant.ean),
        }
      : [],
  )
}

export function fits(article: Listed, wanted: Wanted): boolean {
  return (
    (wanted.group?.includes(article.group) ?? true) &&
    (wanted.line === undefined || wanted.line === article.line) &&
    (wanted.gender?.some((gender) => article.genders.includes(gender)) ?? true) &&
    (wanted.color === undefined || article.colors.includes(wanted.color)) &&
    (wanted.size?.some((size) => article.sizes.includes(size)) ?? true) &&
    (wanted.name === undefined || article.name.includes(wanted.name)) &&
    (wanted.articleNo === undefined || wanted.articleNo === article.articleNo) &&
    (wanted.ean === undefined || article.eans.includes(wanted.ean))
  )
}

/** Ids of the first hits of a search in a chain. */
export type FirstHits = (chainId: number, query: string, take: number) => Promise<readonly number[]>

export type Judged = {
  readonly class: string
  readonly query: string
  readonly chainId: number
  readonly met: boolean
  /** Names of the hits that were judged. */
  readonly hits: readonly string[]
}

const judgedHits = 5

async function judge(first: FirstHits, articles: ReadonlyMap<number, Listed>, [query, wanted, chainId = 1]: QualityQuery) {
  const fitting = [...articles.values()].filter((article) => article.chainId === chainId && fits(article, wanted)).length
  const hits = (await first(chainId, query, judgedHits)).map((id) => articles.get(id))
  const needed = hits.slice(0, Math.min(judgedHits, fitting))
  const met = needed.length === Math.min(judgedHits, fitting) && needed.every((hit) => hit !== undefined && fits(hit, wanted))
  return { query, chainId, met, hits: hits.map((hit) => hit?.name ?? 'unknown') }
}

/** Asks the whole list. A query is met when its first five hits fit, or as many as the catalogue has of what fits. */
export async function judgeSearch(first: FirstHits, articles: readonly Listed[]): Promise<readonly Judged[]> {
  const byId = new Map(articles.map((article) => [article.id, article]))
  const judged: Judged[] = []
  for (const [name, queries] of Object.entries(qualityQueries)) {
    for (const query of queries) judged.push({ class: name, ...(await judge(first, byId, query)) })
  }
  return judged
}
