import type { Category } from '@vidda/domain/category'
import { categoryPath } from '@vidda/domain/route'
import type { MenuEntry, MenuGroups, MenuSection } from '@vidda/ui/main-menu'
import type { App } from '../app/index.ts'

/** Puts what lies beneath the categories into the menu. */
export type MenuLevels = (groups: MenuGroups) => MenuGroups

/** The category that an entry of the menu leads to, where that has subcategories. */
export const categoryOf = (categories: readonly Category[], { to }: MenuEntry): Category | undefined =>
  categories.find(({ slug, subcategories }) => categoryPath(slug) === to && subcategories.length > 0)

function sectionsOf({ slug, subcategories }: Category): readonly MenuSection[] {
  return subcategories.map((subcategory) => ({
    title: subcategory.name,
    to: categoryPath(slug, subcategory.slug),
    links: subcategory.groups.map((group) => ({ text: group.name, to: categoryPath(slug, subcategory.slug, group.slug) })),
  }))
}

/** An entry without a category beneath it is a link and no more. */
export const plainEntry = ({ text, to, current }: MenuEntry): MenuEntry => ({ text, to, current })

export async function fetchMenuLevels({ reference }: App): Promise<MenuLevels> {
  const categories = await reference.categories()
  return (groups) => ({
    ...groups,
    categories: groups.categories.map((entry) => {
      const category = categoryOf(categories, entry)
      return category ? { ...entry, sections: sectionsOf(category) } : plainEntry(entry)
    }),
  })
}
