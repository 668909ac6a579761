import { frameTexts } from '@vidda/texts'
import { useId } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { MainMenuRoot } from './MainMenu.styles.ts'
import { menuGroupNames, type MenuGroups } from './types.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useFlyout } from './use-flyout.ts'

export type MainMenuProps = RootProps<'nav'> & {
  /** Genders, categories and the chain's extra entries, each in the order in which they stand. */
  readonly groups: MenuGroups
  /** The pointer or focus reaches an entry with sections: time to fetch them. Called again at the next one. */
  readonly onIntent?: () => void
}

/**
 * The menu as a row of links, from 1020 px; below that it shows only where scripting is off and no drawer can open. An entry with
 * sections has a flyout: it opens when the mouse rests on it, its button is pressed, or by the down arrow. State of such an entry: `data-open`.
 */
export function MainMenu({ groups, onIntent, ...rest }: MainMenuProps) {
  const texts = useTexts(frameTexts)
  const { Flyout, open, show, toggle, handlersOf } = useFlyout(onIntent)
  const id = useId()
  return (
    <MainMenuRoot aria-label={texts.mainMenu} {...rest}>
      {menuGroupNames.map((name) =>
        groups[name].length === 0 ? null : (
          <ul key={name} data-part="group" data-group={name}>
            {groups[name].map((entry) => {
              const isOpen = open === entry.to
              return (
                <li key={entry.to} data-open={isOpen || undefined} {...(entry.sections && handlersOf(entry.to))}>
                  <Link to={entry.to} data-part="entry" aria-current={entry.current ? 'page' : undefined} onClick={() => show(null)}>
                    {entry.text}
                  </Link>
                  {entry.sections && (
                    <button
                      type="button"
                      data-part="more"
                      aria-label={`${texts.menu}: ${entry.text}`}
                      aria-expanded={isOpen}
                      aria-controls={isOpen && Flyout ? id : undefined}
                      onClick={() => toggle(entry.to)}
                    >
                      <Icon name="chevron-down" />
                    </button>
                  )}
                  {isOpen && Flyout && entry.sections && <Flyout id={id} entry={entry} onClose={() => show(null)} />}
                </li>
              )
            })}
          </ul>
        ),
      )}
    </MainMenuRoot>
  )
}
