export type { ContentData } from './load-content.ts'
