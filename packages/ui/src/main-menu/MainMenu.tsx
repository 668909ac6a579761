import { Link } from 'react-router-dom'
import { useTexts } from '../texts-provider/index.ts'
import { MainMenuRoot } from './MainMenu.styles.ts'
import { menuGroupNames, type MenuGroups } from './types.ts'

export type MainMenuProps = { readonly groups: MenuGroups }

/** The menu as a row of links, from 1020 px; below that it shows only where scripting is off and no drawer can open. */
export function MainMenu({ groups }: MainMenuProps) {
  const texts = useTexts('frame')
  return (
    <MainMenuRoot aria-label={texts.mainMenu}>
      {menuGroupNames.map((name) =>
        groups[name].length === 0 ? null : (
          <ul key={name} data-part="group" data-group={name}>
            {groups[name].map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} data-part="entry" aria-current={entry.current ? 'page' : undefined}>
                  {entry.text}
                </Link>
              </li>
            ))}
          </ul>
        ),
      )}
    </MainMenuRoot>
  )
}
