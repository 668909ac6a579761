export { defaultDeliveryPrice, defaultFrightPrice } from './prices.ts'
export type { ShippingMethod } from './types.ts'
