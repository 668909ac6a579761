export type { Campaign } from './types.ts'
