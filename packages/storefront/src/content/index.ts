export { ContentScreen } from './ContentScreen.tsx'
export { loadContent } from './load-content.ts'
export type { ContentData } from './types.ts'
