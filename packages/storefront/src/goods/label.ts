import type { Article } from '@vidda/domain/article'
import { fill, type WordsOf, type goodsTexts } from '@vidda/texts'

type Labelled = Pick<Article, 'customLabel' | 'campaignLabelType' | 'price' | 'beforePrice'>

/** What a badge says of an article: its own label, else that of its lowest-priced campaign (spec §3), else nothing. */
export function labelOf(article: Labelled, texts: WordsOf<typeof goodsTexts>): string | null {
  if (article.customLabel !== null) return article.customLabel
  switch (article.campaignLabelType) {
    case null:
      return null
    case 'percent':
      return percentOf(article, texts) ?? texts.offer
    case 'clearance':
      return texts.clearance
    default:
      return texts.offer
  }
}

/** What sort of campaign that label tells of, where it looks like no other; nobody knows what an article's own words are about. */
export const labelKindOf = ({ customLabel, campaignLabelType }: Labelled): 'clearance' | undefined =>
  customLabel === null && campaignLabelType === 'clearance' ? 'clearance' : undefined

/** Counted from the lowest price of the 30 days before, rounded down (prisopplysningsforskriften § 9a); 0 when not reduced. */
export const percentOff = ({ price, beforePrice }: Pick<Article, 'price' | 'beforePrice'>): number =>
  beforePrice === null ? 0 : Math.max(0, Math.floor((1 - price / beforePrice) * 100))

function percentOf(article: Labelled, texts: WordsOf<typeof goodsTexts>): string | null {
  const percent = percentOff(article)
  return percent > 0 ? fill(texts.percentOff, { percent }) : null
}
