export { ContentScreen } from './ContentScreen.tsx'
export { loadContent } from './load-content.ts'
export type { ContentData, ContentPage } from './types.ts'
