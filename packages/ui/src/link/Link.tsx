import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom'

export type LinkProps = Omit<RouterLinkProps, 'discover' | 'prefetch' | 'reloadDocument' | 'relative' | 'viewTransition' | 'mask'>

const onServer = typeof document === 'undefined'
/** A path from the root, or an address with a scheme: it leads to the same place from every page. */
const fixed = /^(?:\/(?!\/)|[a-z][a-z+.-]*:)/i

/**
 * The router's link; `to` is a path of the shop or an address with a scheme (`https:`, `mailto:`, `tel:`). On a server it is
 * written out as the element that it will be: handlers that nobody can press yet would cost a tenth of a page with sixty links.
 */
export function Link(props: LinkProps) {
  if (!onServer || typeof props.to !== 'string' || !fixed.test(props.to)) return <RouterLink {...props} discover="none" />
  const { to, replace: _, state: __, preventScrollReset: ___, children, ...rest } = props
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}
