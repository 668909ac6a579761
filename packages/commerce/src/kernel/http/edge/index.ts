export { createClientLimit, defaultReadsPerMinute } from './client-limit.ts'
export { drain } from './drain.ts'
