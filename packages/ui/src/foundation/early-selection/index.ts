export { useEarlySelection } from './use-early-selection.ts'
