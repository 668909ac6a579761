export { HeaderLink } from './HeaderLink.tsx'
export type { HeaderLinkProps } from './HeaderLink.tsx'
