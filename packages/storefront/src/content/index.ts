export { ContentScreen } from './ContentScreen.tsx'
export type { ContentData, ContentPage } from './types.ts'
