export { mergeById } from './merge.ts'
export type { Page } from './types.ts'
