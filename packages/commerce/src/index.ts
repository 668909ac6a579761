/** @public Called by the development server, which loads this module anew when it has changed. */
export { openDatabase } from './database/open.ts'
export type { OpenDatabase } from './database/open.ts'
/** @public Called by the development server, which loads this module anew when it has changed. */
export { readEnvironment } from './environment.ts'
export { readSettings } from './environment.ts'
export type { Settings } from './environment.ts'
export { openCommerce } from './open-commerce.ts'
export type { Commerce, CommerceOptions } from './open-commerce.ts'
export { CommerceStartError } from './start-error.ts'
