import type { Ore } from '../money/index.ts'

export type ShippingMethod = { readonly id: number; readonly name: string; readonly price: Ore }
