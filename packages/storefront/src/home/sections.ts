import type { HeroLayout, HomeBanner, HomeLink } from '@vidda/domain/home'
import type { Card } from '../listing/index.ts'
import type { HomeData } from './load-home.ts'

type Way = { readonly text: string; readonly to: string }

/** Where more goods of a kind are: all that sell much, all of a campaign or category, or all that a search finds. */
export type MoreGoods = {
  readonly of: 'bestsellers' | 'list' | 'search'
  readonly name: string
  readonly to: string
  /** Base addresses of pictures of the goods that follow those shown. */
  readonly images: readonly string[]
}

/** A section with its loaded data. Sections without data are left out. One without a title gets the default title. */
export type ShownSection =
  | { readonly type: 'banners'; readonly of: 'sub' | 'popular'; readonly banners: readonly HomeBanner[]; readonly title: string | null }
  | { readonly type: 'banner'; readonly banner: HomeBanner }
  | { readonly type: 'ways' }
  | {
      readonly type: 'goods'
      readonly of: 'grid' | 'bestsellers' | 'named'
      readonly title: string | null
      readonly cards: readonly Card[]
      readonly more: MoreGoods | null
    }
  | { readonly type: 'categories'; readonly title: string | null; readonly tiles: readonly (Way & { readonly image: string | null })[] }
  /** A link to a category has the picture of its best seller; null where it has none. */
  | { readonly type: 'links'; readonly title: string; readonly links: readonly (HomeLink & { readonly image: string | null })[] }
  | { readonly type: 'shops'; readonly title: string | null; readonly count: number; readonly shops: readonly Way[] }
  | { readonly type: 'text'; readonly html: string }

export type ComposedHomeData = Pick<HomeData, 'preview' | 'poll'> & {
  /** The hero; null where neither brand nor chain has one. The chain's leads to the brand's gender. */
  readonly top: (HomeBanner & { readonly isOwn: boolean }) | null
  /** Layout of the hero in a wide window, if the brand sets one. */
  readonly layout: HeroLayout | null
  readonly sections: readonly ShownSection[]
  /** Goods of a section did not come: a host keeps the page that has them. */
  readonly partial?: true
}
