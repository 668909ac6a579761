export { CartSummary } from './CartSummary.tsx'
export type { CartSummaryProps } from './CartSummary.tsx'
