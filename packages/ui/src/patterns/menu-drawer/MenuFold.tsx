import { useId, useState } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import { Link } from '../../primitives/link/index.ts'
import type { MenuEntry } from '../main-menu/index.ts'

export type MenuFoldProps = {
  readonly entry: MenuEntry
  /** Name of the button that unfolds. */
  readonly moreLabel: string
  /** A link was followed. */
  readonly onFollow: () => void
}

/** An entry of the drawer with what lies beneath it, folded away at first. */
export function MenuFold({ entry, moreLabel, onFollow }: MenuFoldProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div data-part="row">
        <Link to={entry.to} data-part="entry" aria-current={entry.current ? 'page' : undefined} onClick={onFollow}>
          {entry.text}
        </Link>
        <button
          type="button"
          data-part="more"
          aria-label={moreLabel}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          <Icon name="chevron-down" />
        </button>
      </div>
      <div id={id} data-part="sections" hidden={!open}>
        {entry.sections?.map((section) => (
          <section key={section.title ?? ''}>
            {section.title !== undefined && (
              <h4 data-part="section-title">
                {section.to === undefined ? (
                  section.title
                ) : (
                  <Link to={section.to} onClick={onFollow}>
                    {section.title}
                  </Link>
                )}
              </h4>
            )}
            <ul>
              {section.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} data-part="link" onClick={onFollow}>
                    {link.text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
