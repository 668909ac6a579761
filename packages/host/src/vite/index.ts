export { storefront } from './storefront.ts'
export type { StorefrontOptions } from './storefront.ts'
