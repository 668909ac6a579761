/** @public Called by the development server, which loads this module anew when it has changed. */
export { openDatabase } from './reference/open-database.ts'
export type { OpenDatabase } from './kernel/database/open.ts'
/** @public Called by the development server, which loads this module anew when it has changed. */
export { readEnvironment } from './environment.ts'
export { readSettings } from './environment.ts'
export type { Settings } from './environment.ts'
export { openCommerce } from './server.ts'
export type { Commerce, CommerceOptions } from './server.ts'
export { CommerceStartError } from './kernel/start-error.ts'
