export { formatNumber } from './format.ts'
