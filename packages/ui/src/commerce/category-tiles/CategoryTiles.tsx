import { Link } from '../../primitives/link/index.ts'
import { Picture, type ImageSources } from '../../primitives/picture/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { CategoryTilesRoot } from './CategoryTiles.styles.ts'

export type CategoryTile = {
  readonly text: string
  /** A few words beneath. */
  readonly about?: string
  readonly to: string
  /** Decoration: goods or a scene. */
  readonly image?: ImageSources
  /** Decoration after the words of a tile without `image`: goods. */
  readonly thumb?: ImageSources | undefined
}

export type CategoryTilesProps = RootProps<'nav'> & {
  /** What the links are, for screen readers. */
  readonly label: string
  /** In the order they stand in. */
  readonly tiles: readonly CategoryTile[]
}

/** Links to categories with a picture each, or as words where there is none. State: `data-pictures`. */
export function CategoryTiles({ label, tiles, ...rest }: CategoryTilesProps) {
  return (
    <CategoryTilesRoot aria-label={label} {...rest} data-pictures={tiles.some((tile) => tile.image) ? '' : undefined}>
      <ul data-part="list">
        {tiles.map((tile) => (
          <li key={tile.to}>
            <Link to={tile.to} data-part="tile">
              {tile.image && (
                <span data-part="picture">
                  <Picture image={tile.image} alt="" sizes="(width >= 63.75em) 24vw, (width >= 40em) 25vw, 50vw" ratio="1:1" fill />
                </span>
              )}
              <span data-part="text">
                {tile.text}
                {tile.about !== undefined && <span data-part="about"> {tile.about}</span>}
              </span>
              {tile.thumb && (
                <span data-part="thumb">
                  <Picture image={tile.thumb} alt="" sizes="3.5rem" ratio="1:1" fill />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </CategoryTilesRoot>
  )
}
