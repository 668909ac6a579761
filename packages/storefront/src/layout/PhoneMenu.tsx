import type { Category } from '@vidda/domain/category'
import { categoryPath } from '@vidda/domain/route'
import { fill, footerTexts, menuTexts } from '@vidda/texts'
import type { MenuEntry } from '@vidda/ui/main-menu'
import { MenuDrawer, type MenuDrawerProps } from '@vidda/ui/menu-drawer'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { waysThroughShop } from './footer-links.ts'
import { categoryOf, plainEntry } from './menu-levels.ts'

/** The menu drawer, with subcategories under each category and with links to shops, campaigns, bestsellers and blog. */
export function PhoneMenu({ groups, ...props }: MenuDrawerProps) {
  const { reference } = useApp()
  const texts = useTexts(menuTexts)
  const ways = waysThroughShop(useTexts(footerTexts))
  const [categories, setCategories] = useState<readonly Category[]>([])
  const { open } = props

  useEffect(() => {
    // If this fails, the categories stay plain links.
    if (open) reference.categories().then(setCategories, () => undefined)
  }, [open, reference])

  function withLevel(entry: MenuEntry): MenuEntry {
    const category = categoryOf(categories, entry)
    if (!category) return plainEntry(entry)
    const links = category.subcategories.map(({ name, slug }) => ({ text: name, to: categoryPath(category.slug, slug) }))
    return { ...entry, sections: [{ links: [{ text: fill(texts.all, { name: entry.text }), to: entry.to }, ...links] }] }
  }

  return (
    <MenuDrawer
      {...props}
      groups={{
        ...groups,
        categories: groups.categories.map(withLevel),
        extra: [...ways.map((way) => ({ ...way, current: false })), ...groups.extra],
      }}
    />
  )
}
