import { imageSources } from '@vidda/contract'
import type { Category } from '@vidda/domain/category'
import { categoryPath } from '@vidda/domain/route'
import type { MenuEntry, MenuGroups, MenuLink, MenuSection } from '@vidda/ui/main-menu'
import type { App } from '../app/index.ts'

/** Puts what lies beneath the categories into the menu. */
export type MenuLevels = (groups: MenuGroups) => MenuGroups

/** A link under a menu entry: a subcategory with links to its groups, or a group without links. */
type Level = MenuLink & { readonly links: readonly MenuLink[] }

/** What lies beneath the category or subcategory that an entry of the menu leads to; nothing for other entries. */
export function levelsBeneath(categories: readonly Category[], { to }: MenuEntry): readonly Level[] {
  for (const { slug: main, subcategories } of categories) {
    const levels = subcategories.map(({ name, slug, groups }) => ({
      text: name,
      to: categoryPath(main, slug),
      links: groups.map((group) => ({ text: group.name, to: categoryPath(main, slug, group.slug) })),
    }))
    if (to === categoryPath(main)) return levels
    const own = levels.find((level) => level.to === to)
    if (own) return own.links.map((link) => ({ ...link, links: [] }))
  }
  return []
}

const sectionOf = ({ text, to, links }: Level): MenuSection => ({ title: text, to, links })

/** Groups alone stand under no title. */
const sectionsOf = (levels: readonly Level[]): readonly MenuSection[] =>
  levels.some(({ links }) => links.length > 0) ? levels.map(sectionOf) : [{ links: levels }]

/** The entry as a link and no more. */
export const plainEntry = ({ text, to, current }: MenuEntry): MenuEntry => ({ text, to, current })

/** Widths of the panel's picture at 1× to 3× pixel density. */
const panelWidths = [320, 480, 640, 960] as const

/** The picture of the main category that a menu entry links to. */
function pictureOf(categories: readonly Category[], { to }: MenuEntry): Pick<MenuEntry, 'picture'> {
  const banner = categories.find(({ slug }) => to === categoryPath(slug))?.banner
  return banner ? { picture: imageSources(banner, panelWidths) } : {}
}

export async function fetchMenuLevels({ reference }: App): Promise<MenuLevels> {
  const categories = await reference.categories()
  return (groups) => ({
    ...groups,
    categories: groups.categories.map((entry) => {
      const levels = levelsBeneath(categories, entry)
      return levels.length > 0 ? { ...entry, sections: sectionsOf(levels), ...pictureOf(categories, entry) } : plainEntry(entry)
    }),
  })
}
