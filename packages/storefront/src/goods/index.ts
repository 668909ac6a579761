export { labelOf } from './label.ts'
