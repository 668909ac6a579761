import type { Article } from '@vidda/domain/article'
import { isWithinPrice, type Filters } from '@vidda/domain/listing'
import type { Ore } from '@vidda/domain/money'
import { articlePath } from '@vidda/domain/route'
import { availableShopId } from '@vidda/domain/shop'
import type { WordsOf, goodsTexts } from '@vidda/texts'
import { labelOf } from '../goods/index.ts'

/** What a list shows of an article and filters it by: a page carries no more than this. */
export type Card = {
  readonly id: number
  readonly to: string
  readonly name: string
  readonly brand: string
  readonly image: string
  readonly price: Ore
  readonly beforePrice: Ore | null
  readonly label: string | null
  readonly colors: readonly { readonly name: string; readonly hex: string }[]
  /** Ids of the shops that have it. */
  readonly shops: readonly number[]
  readonly genders: readonly number[]
  readonly colorGroups: readonly number[]
  readonly brands: readonly number[]
  readonly group: number
}

export function cardOf(article: Article, texts: WordsOf<typeof goodsTexts>): Card {
  return {
    id: article.id,
    to: articlePath(article.slug),
    name: article.name,
    brand: article.brand,
    image: article.image,
    price: article.price,
    beforePrice: article.beforePrice,
    label: labelOf(article, texts),
    colors: article.colors.map(({ name, hex }) => ({ name, hex })),
    shops: article.available,
    genders: article.genders,
    colorGroups: article.colorGroups.map(({ id }) => id),
    brands: article.brands.map(({ id }) => id),
    group: article.articleGroup3ID,
  }
}

const meets = (wanted: readonly number[] | undefined, has: readonly number[]): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.some((id) => id === availableShopId || has.includes(id))

/** Whether a card of a list stays in it with these filters, as the commerce API would say. */
export const fits = (card: Card, { genders, colors, brands, shops, groups, price }: Filters): boolean =>
  meets(genders, card.genders) &&
  meets(colors, card.colorGroups) &&
  meets(brands, card.brands) &&
  meets(shops, card.shops) &&
  meets(groups, [card.group]) &&
  (price === undefined || isWithinPrice(card.price, price))
