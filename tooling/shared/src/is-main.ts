import { realpathSync } from 'node:fs'

/** Whether the module is the one that node was started with. */
export const isMain = (meta: ImportMeta): boolean => process.argv[1] !== undefined && realpathSync(process.argv[1]) === meta.filename
