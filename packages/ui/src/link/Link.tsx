import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { createPath, resolvePath, UNSAFE_DataRouterContext as DataRouter, UNSAFE_NavigationContext as Navigation } from 'react-router-dom'
import { isPlainPress } from '../internal/plain-press.ts'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the shop, a part of the page it stands on (`?page=2`, `#liste`), or an address with a scheme (`https:`, `mailto:`, `tel:`). */
  readonly to: string
  /** Takes the place of the page it is pressed on in the history; a link to that very page does so by itself. */
  readonly replace?: boolean | undefined
  /** Kept with the entry of the history. */
  readonly state?: unknown
  /** The window is not scrolled to the new page's top. */
  readonly preventScrollReset?: boolean | undefined
}

const outside = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/**
 * A link within the shop without a full load. Unlike the router's own it reads nothing that a navigation changes: a list of a
 * thousand is not drawn anew because the address is another one.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const navigator = useContext(Navigation)?.navigator
  const router = useContext(DataRouter)?.router
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!navigator || event.defaultPrevented || outside.test(to) || !isPlainPress(event)) return
    event.preventDefault()
    const here = router?.state.location
    const isHere = here && createPath(resolvePath(to, here.pathname)) === createPath(here)
    navigator[(replace ?? isHere) ? 'replace' : 'push'](to, state, { preventScrollReset: preventScrollReset === true })
  }
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  )
}
