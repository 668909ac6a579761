import type { CSSProperties } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { BannerRoot } from './Banner.styles.ts'

export type BannerContent = {
  /** The line that is read first. */
  readonly title: string
  /** A sentence under the title. */
  readonly text?: string
  /** Words of the call under the text; the whole banner is one link, with the title as its name. */
  readonly linkText?: string
  /** A path of the shop, or an address. */
  readonly to: string
  /** More links, shown after the call: one or two, of one word each. Read with `linkText`. */
  readonly links?: readonly { readonly text: string; readonly to: string }[]
  /** Beside or behind the words. */
  readonly image: ImageSources
  /** Shown instead on a phone: a taller crop, 3 to 4 for a hero and 4 to 3 for others. */
  readonly narrow?: ImageSources | undefined
  /** Alternative text of the picture; empty for decoration. */
  readonly alt: string
  /** What of the picture stays in sight where it is cut: percent from its left and from its top. Default a little right of its middle. */
  readonly focus?: { readonly x: number; readonly y: number }
  /** What the picture is like where the words stand: `dark` gets light words, `light` dark ones, which stand below the picture in small banners. Default `dark`. State: `data-tone`. */
  readonly tone?: 'light' | 'dark'
}

export type BannerProps = RootProps<'article'> &
  BannerContent & {
    /** `hero` and `wide` take the whole width, `half` a column. Default `wide`. State: `data-size`. */
    readonly size?: 'hero' | 'half' | 'wide'
    /** The screen's largest picture: fetched first. */
    readonly priority?: boolean
    /** Level of the heading. Default 2. */
    readonly level?: 1 | 2 | 3
    /** Width of the picture before it is cropped, for `sizes`. Default: that of a full-width banner. */
    readonly sizes?: string
  }

/** Themes with the caption below the picture use a taller box: `object-fit: cover` scales the picture beyond the box's width there. */
const defaultSizes = { hero: '(40em <= width < 63.75em) 120vw, 100vw', wide: '110vw', half: '100vw' } as const

const ratios = { hero: '5:2', wide: '5:2', half: '4:5' } as const

/** A picture with a message and one link; the theme says whether the words stand on the picture or beneath it (`style.captionRow`). */
export function Banner(props: BannerProps) {
  const {
    title,
    text,
    linkText,
    to,
    links,
    image,
    narrow,
    alt,
    focus,
    tone = 'dark',
    size = 'wide',
    priority = false,
    level = 2,
    sizes = defaultSizes[size],
    ...rest
  } = props
  const Heading = `h${level}` as const
  return (
    <BannerRoot {...rest} data-size={size} data-tone={tone}>
      <div data-part="picture" style={focus && ({ '--banner-focus': `${focus.x}% ${focus.y}%` } as CSSProperties)}>
        <Picture image={image} narrow={narrow} alt={alt} sizes={sizes} priority={priority} ratio={ratios[size]} fill />
      </div>
      <div data-part="caption">
        <Heading data-part="title">
          <Link to={to} data-part="link">
            {title}
          </Link>
        </Heading>
        {text && <p data-part="text">{text}</p>}
        {linkText && (
          <div data-part="calls">
            <span data-part="call" aria-hidden>
              {linkText}
            </span>
            {links?.map((link) => (
              <Link key={link.to} to={link.to}>
                {link.text}
              </Link>
            ))}
          </div>
        )}
      </div>
    </BannerRoot>
  )
}
