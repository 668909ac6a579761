import { Link } from 'react-router-dom'
import { BannerRoot } from './Banner.styles.ts'

export type BannerImage = {
  /** The address that every browser can show. */
  readonly src: string
  /** Better formats first, each with its `srcset`. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[]
  /** In px, of `src`: they keep the place free. */
  readonly width: number
  readonly height: number
  /** Empty for decoration. */
  readonly alt: string
}

export type BannerContent = {
  readonly title: string
  readonly text?: string
  readonly linkText?: string
  /** A path of the shop, or an address. */
  readonly to: string
  readonly image: BannerImage
  /** What the picture is like where the text stands: `dark` gets light text; `dark` by default. State: `data-tone`. */
  readonly tone?: 'light' | 'dark'
}

export type BannerProps = BannerContent & {
  /** `hero` and `wide` take the whole width, `half` a column; `wide` by default. State: `data-size`. */
  readonly size?: 'hero' | 'half' | 'wide'
  /** The screen's largest picture: fetched first. */
  readonly priority?: boolean
  /** Level of the heading; 2 by default. */
  readonly level?: 1 | 2 | 3
  /** CSS `sizes` of the picture; the whole width by default. */
  readonly sizes?: string
}

/** A picture with a message and one link; the theme says whether the words stand on the picture or beneath it (`style.captionRow`). */
export function Banner(props: BannerProps) {
  const { title, text, linkText, to, image, tone = 'dark', size = 'wide', priority = false, level = 2, sizes = '100vw' } = props
  const Heading = `h${level}` as const
  return (
    <BannerRoot data-size={size} data-tone={tone}>
      <picture data-part="picture">
        {image.sources?.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          data-part="image"
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
      <div data-part="caption">
        <Heading data-part="title">
          <Link to={to} data-part="link">
            {title}
          </Link>
        </Heading>
        {text && <p data-part="text">{text}</p>}
        {linkText && (
          <span data-part="call" aria-hidden="true">
            {linkText}
          </span>
        )}
      </div>
    </BannerRoot>
  )
}
