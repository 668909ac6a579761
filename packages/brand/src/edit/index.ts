export { lineDiff } from './line-diff.ts'
export type { DiffLine } from './line-diff.ts'
export { isObject } from './printed-json.ts'
export { rewrittenJson } from './rewritten-json.ts'
