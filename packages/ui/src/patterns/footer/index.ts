export { Footer } from './Footer.tsx'
export type { FooterCompany, FooterLinks, FooterProps } from './Footer.tsx'
