export { openCommerce } from './open-commerce.ts'
export type { Commerce, CommerceOptions } from './open-commerce.ts'
export { CommerceStartError } from './start-error.ts'
export { tenantHeader } from './tenant-header/index.ts'
