import type { ReactNode } from 'react'
import { Banner, type BannerContent } from '../../patterns/banner/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { HomeGridRoot } from './HomeGrid.styles.ts'
import { HomeBanners, HomeGoods, HomeTop, type HomeLink } from './HomeParts.tsx'

type Position = BannerContent | null

export type HomeGridProps = RootProps<'div'> & {
  /** What the chain shows first; its title is the screen's heading. */
  readonly top: Position
  /** The screen's heading where nothing stands at the top. */
  readonly title?: string | undefined
  /** Three positions; a null one is left out, as everywhere here. */
  readonly sub: readonly Position[]
  /** Between the cards and what many buy. */
  readonly middle: Position
  /** Two positions. */
  readonly popular: readonly Position[]
  /** What stands last. */
  readonly bottom: Position
  /** Nine positions of `ProductCard`s with keys. */
  readonly cards: readonly ReactNode[]
  /** The heading above the cards. */
  readonly cardsTitle: string
  /** Where more such goods are. */
  readonly cardsLink?: HomeLink | undefined
  /** The heading above what many buy. */
  readonly popularTitle: string
  /** Between the sub-banners and the goods: the gender and category links. */
  readonly children?: ReactNode
}

const present = (positions: readonly Position[]) => positions.filter((position) => position !== null)

/**
 * The home screen's composition (spec §2): top, three sub-banners, nine goods, middle, two popular categories, bottom. However many
 * goods there are, with the link or without, they fill whole rows. State of the goods' list: `data-cells`, their number.
 */
export function HomeGrid({
  top,
  title,
  sub,
  middle,
  popular,
  bottom,
  cards,
  cardsTitle,
  cardsLink,
  popularTitle,
  children,
  ...rest
}: HomeGridProps) {
  const goods = cards.filter((card) => card !== null && card !== undefined && card !== false)
  const subs = present(sub)
  const populars = present(popular)
  return (
    <HomeGridRoot {...rest}>
      <HomeTop top={top} title={title} />
      {subs.length > 0 && <HomeBanners banners={subs} />}
      {children}
      {goods.length > 0 && <HomeGoods headingId="home-goods" title={cardsTitle} cards={goods} link={cardsLink} />}
      {middle && <Banner {...middle} size="wide" />}
      {populars.length > 0 && <HomeBanners headingId="home-popular" title={popularTitle} banners={populars} />}
      {bottom && <Banner {...bottom} size="wide" />}
    </HomeGridRoot>
  )
}
