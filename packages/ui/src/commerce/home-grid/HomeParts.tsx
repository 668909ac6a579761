import type { ReactNode } from 'react'
import { Banner, type BannerContent, type BannerProps } from '../../patterns/banner/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { Link } from '../../primitives/link/index.ts'
import { SectionHeading } from '../../primitives/section-heading/index.ts'

/** Where more of a section is. */
export type HomeLink = { readonly text: string; readonly to: string }

export type HomeTopProps = {
  /** The hero, whose title is the screen's heading. */
  readonly top: (BannerContent & Pick<BannerProps, 'sizes'>) | null
  /** The screen's heading where there is no hero. */
  readonly title?: string | undefined
}

/** What stands on top of the home screen, with its heading of the first level. */
export function HomeTop({ top, title }: HomeTopProps) {
  if (top) return <Banner {...top} size="hero" level={1} priority />
  return title && <SectionHeading level={1}>{title}</SectionHeading>
}

export type HomeGoodsProps = RootProps<'section'> & {
  /** The heading above the cards. */
  readonly title: string
  /** Id of the heading; unlike any other on the page. */
  readonly headingId: string
  /** Up to nine `ProductCard`s with keys. */
  readonly cards: readonly ReactNode[]
  /** Where more such goods are: a tile behind the last card, with one or two `Picture`s as decoration: there is room for them after five cards. */
  readonly link?: (HomeLink & { readonly pictures?: ReactNode }) | undefined
}

/** Goods under a heading. However many there are, with the link or without, they fill whole rows. State of the list: `data-cells`, their number. */
export function HomeGoods({ title, headingId, cards, link, ...rest }: HomeGoodsProps) {
  return (
    <section {...rest} data-part="goods" aria-labelledby={headingId}>
      <SectionHeading headingId={headingId}>{title}</SectionHeading>
      <ul data-part="cards" data-cells={cards.length + (link ? 1 : 0)}>
        {cards}
        {link && (
          <li data-part="more">
            <Link to={link.to} data-part="more-link">
              <span>{link.text}</span>
              {link.pictures && <span data-part="picture">{link.pictures}</span>}
              <Icon name="arrow-right" size="large" />
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

export type HomeBannersProps = RootProps<'section'> & {
  /** Two or three, side by side from 640 px. */
  readonly banners: readonly BannerContent[]
  /** The heading above them; without one each banner's own is of the second level. */
  readonly title?: string | undefined
  /** Id of that heading; unlike any other on the page. */
  readonly headingId?: string
}

const keyOf = ({ to, title }: BannerContent): string => to + title

/** Banners side by side, with a heading over them or without. */
export function HomeBanners({ banners, title, headingId, ...rest }: HomeBannersProps) {
  if (title === undefined)
    return (
      <section {...rest} data-part="sub">
        {banners.map((banner) => (
          <Banner key={keyOf(banner)} {...banner} size="half" sizes="(width >= 40em) 55vw, 100vw" />
        ))}
      </section>
    )
  return (
    <section {...rest} data-part="popular" aria-labelledby={headingId}>
      <SectionHeading {...(headingId && { headingId })}>{title}</SectionHeading>
      <div data-part={banners.length > 2 ? 'sub' : 'pair'}>
        {banners.map((banner) => (
          <Banner key={keyOf(banner)} {...banner} size="half" level={3} sizes="(width >= 40em) 83vw, 100vw" />
        ))}
      </div>
    </section>
  )
}
