import type { ReactNode } from 'react'
import { CartLink } from '../cart-link/index.ts'
import { Logo, type LogoFiles } from '../logo/index.ts'
import { MenuButton } from '../menu-button/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { HeaderSingleLineRoot } from './HeaderSingleLine.styles.ts'

export type HeaderSingleLineProps = RootProps<'header'> & {
  /** The chain's name, which the logo says to a screen reader. */
  readonly brandName: string
  /** The chain's logo, which leads to the front page. */
  readonly logo: LogoFiles
  /** Number of goods in the cart. */
  readonly cartCount: number
  /** Opens the cart in place of following its link. */
  readonly onCartOpen?: () => void
  /** Before the cart: a `HeaderLink` or two. */
  readonly links?: ReactNode
  /** The desktop menu: a `MainMenu`. */
  readonly menu: ReactNode
  /** Whether the menu drawer is shown. */
  readonly menuOpen: boolean
  /** The menu button was pressed. */
  readonly onMenuOpen: () => void
  /** The pointer or focus reaches the menu button: time to load the drawer. */
  readonly onMenuIntent?: () => void
}

/** Everything in one calm line, without search at any width (spec §2). */
export function HeaderSingleLine(props: HeaderSingleLineProps) {
  const { brandName, logo, cartCount, onCartOpen, links, menu, menuOpen, onMenuOpen, onMenuIntent, ...rest } = props
  return (
    <HeaderSingleLineRoot {...rest}>
      <div data-part="line">
        <MenuButton open={menuOpen} onOpen={onMenuOpen} onIntent={onMenuIntent} />
        <Logo brandName={brandName} files={logo} />
        <div data-part="menu">{menu}</div>
        <div data-part="links">
          {links}
          <CartLink count={cartCount} onOpen={onCartOpen} />
        </div>
      </div>
    </HeaderSingleLineRoot>
  )
}
