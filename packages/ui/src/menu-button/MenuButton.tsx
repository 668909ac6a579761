import { frameTexts } from '@vidda/texts'
import { Icon } from '../icon/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { MenuButtonRoot } from './MenuButton.styles.ts'

export type MenuButtonProps = {
  /** Whether the menu it opens is shown. */
  readonly open: boolean
  /** It was pressed. */
  readonly onOpen: () => void
  /** The pointer or focus reaches the button: time to load the drawer. */
  readonly onIntent?: (() => void) | undefined
}

/** Opens the menu drawer; hidden from 1020 px, and where scripting is off. */
export function MenuButton({ open, onOpen, onIntent }: MenuButtonProps) {
  const texts = useTexts(frameTexts)
  return (
    <MenuButtonRoot
      type="button"
      aria-label={texts.menuOpen}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="menu" />
    </MenuButtonRoot>
  )
}
