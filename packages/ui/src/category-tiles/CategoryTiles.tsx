import { Link } from 'react-router-dom'
import { CategoryTilesRoot } from './CategoryTiles.styles.ts'

export type CategoryTile = {
  readonly text: string
  readonly to: string
  /** Address of a picture of goods, 4 : 5; decoration. */
  readonly image?: string
}

export type CategoryTilesProps = {
  /** What the links are, for screen readers. */
  readonly label: string
  readonly tiles: readonly CategoryTile[]
}

/** Links to categories with a picture each, or as words where there is none. State: `data-pictures`. */
export function CategoryTiles({ label, tiles }: CategoryTilesProps) {
  return (
    <CategoryTilesRoot aria-label={label} data-pictures={tiles.some((tile) => tile.image) ? '' : undefined}>
      <ul data-part="list">
        {tiles.map((tile) => (
          <li key={tile.to}>
            <Link to={tile.to} data-part="tile">
              {tile.image && <img data-part="image" src={tile.image} alt="" width={400} height={500} loading="lazy" decoding="async" />}
              <span data-part="text">{tile.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </CategoryTilesRoot>
  )
}
