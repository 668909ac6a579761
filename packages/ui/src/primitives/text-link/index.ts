export { TextLink } from './TextLink.tsx'
export type { TextLinkProps } from './TextLink.tsx'
