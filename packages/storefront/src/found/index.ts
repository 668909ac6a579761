export { describe } from './pages.ts'
export type { PageFacts } from './facts.ts'
