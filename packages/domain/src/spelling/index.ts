export { editDistance } from './edit-distance.ts'
export { withoutEnding } from './ending.ts'
