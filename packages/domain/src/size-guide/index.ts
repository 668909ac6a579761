export { hasSizeGuide } from './has-size-guide.ts'
export { sizeGuide } from './size-guide.ts'
export type { GuideRow, GuideTable, Measure, Span } from './size-guide.ts'
