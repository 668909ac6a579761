import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { OpenContext } from '../../foundation/internal/surroundings.ts'
import { isPlainPress } from '../../foundation/internal/plain-press.ts'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the shop, a part of the page it stands on (`?page=2`, `#liste`), or an address with a scheme (`https:`, `mailto:`, `tel:`). */
  readonly to: string
  /** Takes the place of the page it is pressed on in the history; a link to that very page does so by itself. */
  readonly replace?: boolean | undefined
  /** Kept with the entry of the history. */
  readonly state?: unknown
  /** The window is not scrolled to the new page's top. */
  readonly preventScrollReset?: boolean | undefined
  /** Called instead of navigating on a plain press; opening in a new tab still works. */
  readonly onOpen?: (() => void) | undefined
}

const outside = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** A link within the shop: without a full load under a `NavigationProvider`, a plain anchor elsewhere and on a server. */
export function Link({ to, replace, state, preventScrollReset, onOpen, onClick, children, ...rest }: LinkProps) {
  const open = useContext(OpenContext)
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const follow = onOpen ?? (open && !outside.test(to) && (() => open(to, { replace, state, preventScrollReset })))
    if (!follow || event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    follow()
  }
  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  )
}
