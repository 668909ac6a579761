import { join } from 'node:path'

/** The kit's top folder; commands work on it wherever they are called from. */
export const root = join(import.meta.dirname, '../../..')
