import { useHref, useLinkClickHandler, type LinkProps as RouterLinkProps } from 'react-router-dom'

export type LinkProps = Omit<
  RouterLinkProps,
  'discover' | 'prefetch' | 'reloadDocument' | 'relative' | 'viewTransition' | 'mask' | 'defaultShouldRevalidate'
>

const onServer = typeof document === 'undefined'
/** An address with a scheme: the browser's, and not the router's. */
const elsewhere = /^[a-z][a-z+.-]*:/i
/** Leads to the same place from every page. */
const fixed = /^(?:\/(?!\/)|[a-z][a-z+.-]*:)/i

/**
 * A link within the shop, or out of it; `to` is a path of the shop or an address with a scheme (`https:`, `mailto:`, `tel:`). On a
 * server it is written out as the element that it will be: handlers that nobody can press yet would cost a tenth of a page with
 * sixty links.
 */
export function Link(props: LinkProps) {
  if (typeof props.to !== 'string' || !(onServer ? fixed : elsewhere).test(props.to)) return <RouterAnchor {...props} />
  const { to, replace: _, state: __, preventScrollReset: ___, children, ...rest } = props
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

/** The router's own link brings along what only its framework uses: its hooks are enough. */
function RouterAnchor({ to, replace, state, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(rest.target !== undefined && { target: rest.target }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
