import type { Category } from '@vidda/domain/category'
import { fill, footerTexts, frameTexts, menuTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import type { MenuEntry } from '@vidda/ui/main-menu'
import { MenuDrawer, type MenuDrawerProps } from '@vidda/ui/menu-drawer'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'
import { useMyShop } from '../my-shop/index.ts'
import { waysThroughShop } from './footer-links.ts'
import { levelsBeneath, plainEntry } from './menu-levels.ts'

export type PhoneMenuProps = Omit<MenuDrawerProps, 'children'> & {
  /** The shopper wants to choose their own shop. */
  readonly onMyShop: () => void
}

/** The menu drawer, with the shopper’s own shop, subcategories under each category and with links to shops, campaigns, bestsellers and blog. */
export function PhoneMenu({ groups, onMyShop, ...props }: PhoneMenuProps) {
  const { reference } = useApp()
  const texts = useTexts(menuTexts)
  const ways = waysThroughShop(useTexts(footerTexts))
  const [categories, setCategories] = useState<readonly Category[]>([])
  const frame = useTexts(frameTexts)
  const myShop = useMyShop()
  const { open, onOpenChange } = props

  useEffect(() => {
    // If this fails, the categories stay plain links.
    if (open) reference.categories().then(setCategories, () => undefined)
  }, [open, reference])

  function withLevel(entry: MenuEntry): MenuEntry {
    const levels = levelsBeneath(categories, entry)
    if (levels.length === 0) return plainEntry(entry)
    return { ...entry, sections: [{ links: [{ text: fill(texts.all, { name: entry.text }), to: entry.to }, ...levels] }] }
  }

  function handleMyShop() {
    onOpenChange(false)
    onMyShop()
  }

  return (
    <MenuDrawer
      {...props}
      groups={{
        ...groups,
        categories: groups.categories.map(withLevel),
        extra: [...ways.map((way) => ({ ...way, current: false })), ...groups.extra],
      }}
    >
      <Button variant="quiet" full icon={<Icon name="store" />} aria-haspopup="dialog" onClick={handleMyShop}>
        {myShop ? fill(frame.ownShop, { shop: myShop.name }) : frame.myShop}
      </Button>
    </MenuDrawer>
  )
}
