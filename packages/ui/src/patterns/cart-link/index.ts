export { CartLink } from './CartLink.tsx'
export type { CartLinkProps } from './CartLink.tsx'
