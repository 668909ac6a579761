export { Logo } from './Logo.tsx'
export type { LogoFiles, LogoProps } from './Logo.tsx'
