export type { PromoCode } from './types.ts'
