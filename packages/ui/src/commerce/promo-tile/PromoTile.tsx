import { Link } from '../../primitives/link/index.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PromoTileRoot } from './PromoTile.styles.ts'

export type PromoTileContent = {
  /** Where it leads, in a few words: the name of the link. */
  readonly title: string
  /** Words of the call beside the title. */
  readonly linkText: string
  /** A path of the shop, or an address. */
  readonly to: string
  /** Decoration: a scene, not goods. */
  readonly image: ImageSources
}

export type PromoTileProps = RootProps<'li', 'title'> & PromoTileContent

/** The picture is wider than what the tile shows of it. */
const sizes = '(width >= 80em) 72vw, 120vw'

/** A picture with one link among the cards of a `product-grid`, as its seventh: after whole rows of a phone, in the second row of a wide window. */
export function PromoTile({ title, linkText, to, image, ...rest }: PromoTileProps) {
  return (
    <PromoTileRoot role="listitem" {...rest}>
      <Picture image={image} alt="" sizes={sizes} ratio="5:2" />
      <h2>
        <Link to={to}>{title}</Link>
        <span aria-hidden="true">{linkText}</span>
      </h2>
    </PromoTileRoot>
  )
}
