import type { ReactNode } from 'react'
import { CartLink } from '../cart-link/index.ts'
import { Logo, type LogoFiles } from '../logo/index.ts'
import { MenuButton } from '../menu-button/index.ts'
import { SearchForm } from '../search-form/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { HeaderTwoLineRoot } from './HeaderTwoLine.styles.ts'

export type HeaderTwoLineProps = RootProps<'header'> & {
  /** The chain's name, which the logo says to a screen reader. */
  readonly brandName: string
  /** The chain's logo, which leads to the front page. */
  readonly logo: LogoFiles
  /** Number of goods in the cart. */
  readonly cartCount: number
  /** Opens the cart in place of following its link. */
  readonly onCartOpen?: () => void
  /** The words that were searched for. */
  readonly onSearch: (query: string) => void
  /** Where the search goes without JavaScript. */
  readonly searchAction: string
  /** A `SearchField` in place of the plain search: it proposes while one writes. */
  readonly search?: ReactNode
  /** What stands in the search field at first. */
  readonly query?: string
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

/** Logo, search and cart in the first line, the menu in the second; on a phone the second line is the search. */
export function HeaderTwoLine(props: HeaderTwoLineProps) {
  const {
    brandName,
    logo,
    cartCount,
    onCartOpen,
    onSearch,
    searchAction,
    search,
    query,
    links,
    menu,
    menuOpen,
    onMenuOpen,
    onMenuIntent,
    ...rest
  } = props
  return (
    <HeaderTwoLineRoot {...rest}>
      <div data-part="bar">
        <div data-part="line">
          <MenuButton open={menuOpen} onOpen={onMenuOpen} onIntent={onMenuIntent} />
          <Logo brandName={brandName} files={logo} />
          <div data-part="search">{search ?? <SearchForm onSearch={onSearch} action={searchAction} query={query} />}</div>
          <div data-part="links">
            {links}
            <CartLink count={cartCount} onOpen={onCartOpen} />
          </div>
        </div>
      </div>
      <div data-part="menu">{menu}</div>
    </HeaderTwoLineRoot>
  )
}
