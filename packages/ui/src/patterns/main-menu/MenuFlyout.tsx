import { fill, menuTexts } from '@vidda/texts'
import { useEffect, useRef } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { MenuFlyoutRoot } from './MenuFlyout.styles.ts'
import type { MenuEntry } from './types.ts'

export type MenuFlyoutProps = {
  readonly id: string
  readonly entry: MenuEntry
  /** A link was followed, Escape or something outside was pressed. */
  readonly onClose: () => void
}

/** What lies beneath an entry of the menu, in columns over the page's whole width. It stands within its entry, whose button gets focus back. */
export function MenuFlyout({ id, entry, onClose }: MenuFlyoutProps) {
  const texts = useTexts(menuTexts)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const item = root.current?.parentElement
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !item?.contains(target)) onClose()
    }
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus()
      onClose()
    }
    document.addEventListener('pointerdown', handlePress)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handlePress)
      document.removeEventListener('keydown', handleKey)
    }
  }, [onClose])

  const all = (
    <Link to={entry.to} data-part="all" onClick={onClose}>
      {entry.picture && <Picture image={entry.picture} alt="" sizes="22rem" ratio="16:9" />}
      <span>
        {fill(texts.all, { name: entry.text })}
        <Icon name="arrow-right" />
      </span>
    </Link>
  )
  return (
    <MenuFlyoutRoot ref={root} id={id} data-picture={entry.picture ? true : undefined}>
      <div data-part="columns">
        {entry.sections?.map((section) => (
          <section key={section.title ?? ''} data-part="column">
            {section.title !== undefined && (
              <h2 data-part="title">
                {section.to === undefined ? (
                  section.title
                ) : (
                  <Link to={section.to} onClick={onClose}>
                    {section.title}
                  </Link>
                )}
              </h2>
            )}
            {section.links.length > 0 && (
              <ul>
                {section.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} data-part="link" onClick={onClose}>
                      {link.text}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {!entry.picture && all}
      </div>
      {entry.picture && all}
    </MenuFlyoutRoot>
  )
}
