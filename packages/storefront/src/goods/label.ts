import type { Article } from '@vidda/domain/article'
import { fill, type Texts } from '@vidda/texts'

type Labelled = Pick<Article, 'customLabel' | 'campaigns' | 'campaignLabelType'>

/** What a badge says of an article: its own label, else that of its lowest-priced campaign (spec §3), else nothing. */
export function labelOf(article: Labelled, texts: Texts['goods']): string | null {
  if (article.customLabel !== null) return article.customLabel
  const [cheapest] = article.campaigns
    .filter(({ labelType }) => labelType === article.campaignLabelType)
    .toSorted((left, right) => left.price - right.price)
  switch (article.campaignLabelType) {
    case null:
      return null
    case 'percent':
      return percentOf(cheapest?.labelData, texts) ?? texts.offer
    case 'clearance':
      return texts.clearance
    default:
      return texts.offer
  }
}

function percentOf(data: unknown, texts: Texts['goods']): string | null {
  const percent = typeof data === 'object' && data !== null && 'percent' in data ? data.percent : null
  return typeof percent === 'number' ? fill(texts.percentOff, { percent }) : null
}
