export { CartModal } from './CartModal.tsx'
export type { CartModalProps } from './CartModal.tsx'
