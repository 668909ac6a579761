import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Whether this is the kit's own repository, where sources run as they are; what is published is compiled. */
export const inRepository = import.meta.url.endsWith('.ts')

/** The program as people type it here. */
export const typed = inRepository ? 'pnpm vidda' : 'npx vidda'

/** Words of a package that is used without the repository too, with commands as they are typed here. */
export const asTyped = (words: string): string => words.replaceAll('npx vidda', typed)

/** The nearest folder from `folder` upwards that has brands, or `folder` itself before the first one. */
function shopFolder(folder: string): string {
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(join(place, 'brands'))) return join(place, '/')
    if (dirname(place) === place) return join(folder, '/')
  }
}

/** The folder with `brands`, `apps` and `themes`: of the repository, or of the shop that is made of packages. */
export const root = inRepository ? fileURLToPath(new URL('../../../', import.meta.url)) : shopFolder(process.cwd())
