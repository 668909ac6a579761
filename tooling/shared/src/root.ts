import { join } from 'node:path'

/** The kit's root folder, whatever the current directory of a command is. */
export const root = join(import.meta.dirname, '../../..')
