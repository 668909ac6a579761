export { storefront } from './storefront.ts'
export type { StorefrontOptions } from './storefront.ts'
export { inlineTokens } from './inline-tokens.ts'
