export { labelKindOf, labelOf, percentOff } from './label.ts'
