export { createClientLimit } from './client-limit.ts'
export { drain } from './drain.ts'
