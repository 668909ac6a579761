import { dirname } from 'node:path'

/** The kit's top folder; commands work on it wherever they are called from. */
export const root = dirname(import.meta.dirname)
