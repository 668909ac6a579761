export { FormSummary } from './FormSummary.tsx'
export type { FormSummaryProps } from './FormSummary.tsx'
