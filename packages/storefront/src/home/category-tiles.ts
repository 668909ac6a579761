import type { Category } from '@vidda/domain/category'
import { categoryPath, matchPath } from '@vidda/domain/route'
import type { App } from '../app/index.ts'
import { findLevel } from '../listing/index.ts'
import type { ShownSection } from './sections.ts'

type Tile = Extract<ShownSection, { type: 'categories' }>['tiles'][number]

const tileOf = ({ name, slug, banner }: Category): Tile => ({ text: name, to: categoryPath(slug), image: banner })

/** Ways into these categories, or into all main ones that have goods: with a picture each, or without any. */
export async function categoryTiles(app: App, only?: readonly string[]): Promise<readonly Tile[]> {
  const categories = await app.reference.categories()
  const tiles = only ? only.flatMap((path) => tileAt(app, categories, path) ?? []) : categories.filter(({ count }) => count > 0).map(tileOf)
  return tiles.every(({ image }) => image !== null) ? tiles : tiles.map((tile) => ({ ...tile, image: null }))
}

function tileAt({ brand }: App, categories: readonly Category[], path: string): Tile | null {
  const match = matchPath(path, { genders: brand.genders })
  const level = match.kind === 'category' ? findLevel(categories, match.category) : null
  if (!level) return null
  const main = categories.find((category) => level.path === categoryPath(category.slug))
  return main ? tileOf(main) : { text: level.name, to: level.path, image: null }
}
