export { CompareToggle } from './CompareToggle.tsx'
export type { CompareToggleProps } from './CompareToggle.tsx'
