export { ButtonLink } from './ButtonLink.tsx'
export type { ButtonLinkProps } from './ButtonLink.tsx'
