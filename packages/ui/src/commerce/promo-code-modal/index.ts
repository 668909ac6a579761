export { PromoCodeModal } from './PromoCodeModal.tsx'
export type { PromoCodeModalProps, PromoCodeProblem } from './PromoCodeModal.tsx'
export type { OpenCode } from './OpenCodes.tsx'
