import { genderNames } from '@vidda/domain/gender'
import { generateCatalogue } from '../catalogue/index.ts'
import type { Wanted } from './quality.data.ts'

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
  const catalogue = generateCatalogue({ articles, now: new Date(0) })
  const lines = new Map(catalogue.productLines.map(({ id, name }) => [id, name]))
  const groups = new Map(catalogue.groups.map(({ id, name }) => [id, name]))
  const colorGroups = new Map(catalogue.colorGroups.map(({ id, name }) => [id, name]))
  const colors = new Map(catalogue.colors.map(({ id, colorGroupId }) => [id, colorGroups.get(colorGroupId) ?? '']))
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
