export { Page } from './Page.tsx'
export type { PageProps } from './Page.tsx'
