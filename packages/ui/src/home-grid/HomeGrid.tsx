import type { ReactNode } from 'react'
import { Link } from '../link/index.ts'
import { Banner, type BannerContent } from '../banner/index.ts'
import { Icon } from '../icon/index.ts'
import { SectionHeading } from '../section-heading/index.ts'
import type { RootProps } from '../internal/root-props.ts'
import { HomeGridRoot } from './HomeGrid.styles.ts'

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
  readonly cardsLink?: { readonly text: string; readonly to: string } | undefined
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
      {top ? <Banner {...top} size="hero" level={1} priority /> : title && <SectionHeading level={1}>{title}</SectionHeading>}
      {subs.length > 0 && (
        <div data-part="sub">
          {subs.map((banner) => (
            <Banner key={banner.to + banner.title} {...banner} size="half" sizes="(width >= 40em) 33vw, 100vw" />
          ))}
        </div>
      )}
      {children}
      {goods.length > 0 && (
        <section data-part="goods" aria-labelledby="home-goods">
          <SectionHeading headingId="home-goods">{cardsTitle}</SectionHeading>
          <ul data-part="cards" data-cells={goods.length + (cardsLink ? 1 : 0)}>
            {goods}
            {cardsLink && (
              <li data-part="more">
                <Link to={cardsLink.to} data-part="more-link">
                  <span>{cardsLink.text}</span>
                  <Icon name="arrow-right" size="large" />
                </Link>
              </li>
            )}
          </ul>
        </section>
      )}
      {middle && <Banner {...middle} size="wide" />}
      {populars.length > 0 && (
        <section data-part="popular" aria-labelledby="home-popular">
          <SectionHeading headingId="home-popular">{popularTitle}</SectionHeading>
          <div data-part="pair">
            {populars.map((banner) => (
              <Banner key={banner.to + banner.title} {...banner} size="half" level={3} sizes="(width >= 40em) 50vw, 100vw" />
            ))}
          </div>
        </section>
      )}
      {bottom && <Banner {...bottom} size="wide" />}
    </HomeGridRoot>
  )
}
