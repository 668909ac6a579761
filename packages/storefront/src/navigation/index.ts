export { errorResponses } from './error-responses.ts'
export { useHead } from './use-head.ts'
export { applyHead } from './apply-head.ts'
