import { openWith, type OpenDatabase, type DatabaseOptions } from '../kernel/database/open.ts'
import { fillReference, hasReference } from './fill.ts'

/** PostgreSQL when there is an address, else the embedded database; with the schema of this version, and what every shop needs. */
export const openDatabase = (options: DatabaseOptions): Promise<OpenDatabase> =>
  openWith({ isThere: hasReference, fill: fillReference }, options)
