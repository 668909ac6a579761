export { QuickAdd } from './QuickAdd.tsx'
export type { QuickAddProps, QuickAddSize } from './QuickAdd.tsx'
