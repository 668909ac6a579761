import { frameTexts } from '@vidda/texts'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { MenuButtonRoot } from './MenuButton.styles.ts'

export type MenuButtonProps = RootProps<'button', 'type' | 'onClick' | 'onPointerEnter' | 'onFocus'> & {
  /** Whether the menu it opens is shown. */
  readonly open: boolean
  /** It was pressed. */
  readonly onOpen: () => void
  /** The pointer or focus reaches the button: time to load the drawer. */
  readonly onIntent?: (() => void) | undefined
}

/** Opens the menu drawer; hidden from 1020 px, and where scripting is off. */
export function MenuButton({ open, onOpen, onIntent, ...rest }: MenuButtonProps) {
  const texts = useTexts(frameTexts)
  return (
    <MenuButtonRoot
      aria-label={texts.menuOpen}
      {...rest}
      type="button"
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
