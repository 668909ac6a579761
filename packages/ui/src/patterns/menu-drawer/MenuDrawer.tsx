import { fill, frameTexts, menuTexts } from '@vidda/texts'
import { useEffect, type ReactNode } from 'react'
import { Drawer } from '../drawer/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { menuGroupNames, type MenuGroups } from '../main-menu/types.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { MenuDrawerRoot } from './MenuDrawer.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { MenuFold } from './MenuFold.tsx'

/** What else it takes goes to the panel. */
export type MenuDrawerProps = RootProps<'div'> & {
  /** Whether it is shown; the caller keeps it. */
  readonly open: boolean
  /** It asks to be shown or closed: by its button, Escape, a swipe or a press beside it. */
  readonly onOpenChange: (open: boolean) => void
  /** Genders, categories and the chain's extra entries, each in the order in which they stand. */
  readonly groups: MenuGroups
  /** Above the groups: the way to the shopper’s own shop. */
  readonly children?: ReactNode
}

/** Time (ms) from the menu's opening to the page's scroll to the top (spec §2). */
const scrollDelay = 300

/**
 * The menu below 1020 px: slides in from the start edge, closes on a left swipe, Escape, its button or a selected link, and when the
 * window is widened to the desktop layout. An entry with sections unfolds.
 */
export function MenuDrawer({ open, onOpenChange, groups, children, ...rest }: MenuDrawerProps) {
  const frame = useTexts(frameTexts)
  const texts = useTexts(menuTexts)
  const handleFollow = () => onOpenChange(false)

  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollDelay)
    return () => clearTimeout(timer)
  }, [open])

  return (
    <Drawer {...rest} open={open} onOpenChange={onOpenChange} title={frame.menu} closeLabel={texts.close} mobileOnly>
      <MenuDrawerRoot aria-label={frame.mainMenu}>
        {children && <div data-part="lead">{children}</div>}
        {menuGroupNames.map((name) =>
          groups[name].length === 0 ? null : (
            <section key={name} data-part="group" data-group={name}>
              <h3 data-part="heading">{texts[name]}</h3>
              <ul data-part="list">
                {groups[name].map((entry) => (
                  <li key={entry.to}>
                    {entry.sections ? (
                      <MenuFold entry={entry} moreLabel={fill(texts.more, { name: entry.text })} onFollow={handleFollow} />
                    ) : (
                      <Link to={entry.to} data-part="entry" aria-current={entry.current ? 'page' : undefined} onClick={handleFollow}>
                        {entry.text}
                        <Icon name="chevron-right" />
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
      </MenuDrawerRoot>
    </Drawer>
  )
}
