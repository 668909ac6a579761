import type { Article } from '@vidda/domain/article'
import { endsSoon, type Campaign } from '@vidda/domain/campaign'
import { campaignPath } from '@vidda/domain/route'
import { fill, type campaignsTexts, type WordsOf } from '@vidda/texts'
import { percentOff } from '../goods/index.ts'

/** What the screens show of a campaign. */
export type CampaignEntry = Pick<Campaign, 'id' | 'name' | 'description' | 'end' | 'count' | 'imageAlt' | 'labelText'> & {
  readonly to: string
  /** Computed when loaded, so that server and client render the same. */
  readonly endsSoon: boolean
  /** The short title above the name; null where it says nothing that name and label do not. */
  readonly kicker: string | null
  /** The reduction, such as `Inntil 40 %`; null when unknown or already in the name. */
  readonly saving: string | null
  /** Null where the chain shows none. */
  readonly image: string | null
  readonly imageMobile: string | null
  /** Where the chain leads whoever wants more than the campaign's own goods. */
  readonly more: string | null
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const says = (text: string, other: string): boolean =>
  lettersOf(text).includes(lettersOf(other)) || lettersOf(other).includes(lettersOf(text))

/** Letters of a word that tell what it is about: fewer are an article or a preposition. */
const leastStem = 3

/** Whether a label begins with the first word of a name, alone or in a longer word. */
const begins = (label: string, name: string): boolean => {
  const [first = ''] = name.split(' ').map(lettersOf)
  return first.length >= leastStem && lettersOf(label).startsWith(first)
}

const saysPercent = (text: string): boolean => /\d\s?(?:%|prosent|pst)|halv pris/iu.test(text)

type Words = WordsOf<typeof campaignsTexts>

/** `goods` are all articles of the campaign; null when not all are known. */
export function entryOf(campaign: Campaign, goods: readonly Article[] | null, texts: Words): CampaignEntry {
  const { id, name, shortDescription, description, end, count, image, imageMobile, imageAlt, showImage, showLabel, url } = campaign
  const saving = saysPercent(name) ? null : savingOf(goods ?? [], texts)
  const shownLabel = showLabel ? campaign.labelText : null
  // Hidden when the name already contains it or begins with the same word, or when the computed percentage replaces the one in the label.
  const isRepeated =
    shownLabel !== null &&
    (lettersOf(name).includes(lettersOf(shownLabel)) || begins(shownLabel, name) || (saving !== null && saysPercent(shownLabel)))
  const labelText = isRepeated ? null : shownLabel
  const isSaid =
    [name, shownLabel ?? name].some((shown) => says(shown, shortDescription)) || (saving !== null && saysPercent(shortDescription))
  return {
    id,
    name,
    description,
    end,
    count,
    imageAlt,
    labelText,
    saving,
    to: campaignPath(id),
    endsSoon: endsSoon(end, new Date()),
    kicker: isSaid ? null : shortDescription,
    image: showImage ? image : null,
    imageMobile: showImage ? imageMobile : null,
    more: url === campaignPath(id) ? null : url,
  }
}

/** `Inntil 40 %`, or `−30 %` where all goods are reduced by as much; null where none is. */
function savingOf(goods: readonly Article[], texts: Words): string | null {
  // An article in two campaigns may have the other campaign's price.
  const percents = goods.map((article) => (article.campaigns.length > 1 ? 0 : percentOff(article)))
  const [least, most] = [Math.min(...percents), Math.max(...percents)]
  return most > 0 ? fill(least === most ? texts.saving : texts.savingUpTo, { percent: most }) : null
}

/** The most reduced first, one of each subcategory and then of each kind before others, so that pictures side by side are not alike. */
export function highlights(goods: readonly Article[], most: number): readonly Article[] {
  const sorted = goods.toSorted((one, other) => percentOff(other) - percentOff(one))
  // Of several with one key a map keeps the last.
  const firstsBy = (idOf: (article: Article) => number) =>
    new Set(new Map(sorted.toReversed().map((article) => [idOf(article), article])).values())
  const [ofSubcategory, ofKind] = [firstsBy((article) => article.articleGroup2ID), firstsBy((article) => article.articleGroup3ID)]
  const rankOf = (article: Article) => (ofSubcategory.has(article) ? 0 : ofKind.has(article) ? 1 : 2)
  return sorted.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, most)
}
