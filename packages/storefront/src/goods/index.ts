export { labelKindOf, labelOf } from './label.ts'
