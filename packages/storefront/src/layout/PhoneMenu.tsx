import type { Category } from '@vidda/domain/category'
import { fill, footerTexts, menuTexts } from '@vidda/texts'
import type { MenuEntry } from '@vidda/ui/main-menu'
import { MenuDrawer, type MenuDrawerProps } from '@vidda/ui/menu-drawer'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { waysThroughShop } from './footer-links.ts'
import { levelsBeneath, plainEntry } from './menu-levels.ts'

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
    const levels = levelsBeneath(categories, entry)
    if (levels.length === 0) return plainEntry(entry)
    return { ...entry, sections: [{ links: [{ text: fill(texts.all, { name: entry.text }), to: entry.to }, ...levels] }] }
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
