export { describe } from './pages.ts'
export type { PageMetadata } from './metadata.ts'
