import { Drawer } from '@base-ui/react/drawer'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../icon/index.ts'
import { useSwipe } from '../internal/use-swipe.ts'
import { menuGroupNames, type MenuGroups } from '../main-menu/types.ts'
import { useTexts } from '../texts-provider/index.ts'
import { MenuDrawerBackdrop, MenuDrawerPopup, MenuDrawerViewport } from './MenuDrawer.styles.ts'

export type MenuDrawerProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly groups: MenuGroups
}

/** Time (ms) from the menu's opening to the page's scroll to the top (spec §2). */
const scrollDelay = 300

const groupTitles = { genders: 'menuGenders', categories: 'menuCategories', extra: 'menuExtra' } as const

/** The menu below 1020 px: slides in from the start edge, closes on a left swipe, Escape, its button or a chosen link. */
export function MenuDrawer({ open, onOpenChange, groups }: MenuDrawerProps) {
  const texts = useTexts('frame')
  const swipe = useSwipe('left', () => onOpenChange(false))

  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollDelay)
    return () => clearTimeout(timer)
  }, [open])

  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="left">
      <Drawer.Portal>
        <Drawer.Backdrop render={<MenuDrawerBackdrop />} />
        <Drawer.Viewport render={<MenuDrawerViewport />}>
          <Drawer.Popup render={<MenuDrawerPopup />} {...swipe}>
            <div data-part="head">
              <Drawer.Title data-part="title">{texts.menu}</Drawer.Title>
              <Drawer.Close data-part="close" aria-label={texts.menuClose}>
                <Icon name="close" />
              </Drawer.Close>
            </div>
            <Drawer.Content render={<nav aria-label={texts.mainMenu} />} data-part="content">
              {menuGroupNames.map((name) =>
                groups[name].length === 0 ? null : (
                  <section key={name} data-part="group" data-group={name}>
                    <h3 data-part="heading">{texts[groupTitles[name]]}</h3>
                    <ul data-part="list">
                      {groups[name].map((entry) => (
                        <li key={entry.to}>
                          <Link
                            to={entry.to}
                            data-part="entry"
                            aria-current={entry.current ? 'page' : undefined}
                            onClick={() => onOpenChange(false)}
                          >
                            {entry.text}
                            <Icon name="chevron-right" />
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </section>
                ),
              )}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
