import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Whether this is the kit's repository, where Node runs the TypeScript sources; the published package is compiled to JavaScript. */
export const inRepository = import.meta.url.endsWith('.ts')

/** The command as it is typed here. */
export const typed = inRepository ? 'pnpm vidda' : 'npx vidda'

/** Replaces commands in a message of another package, which names them as they are typed outside the repository. */
export const asTyped = (message: string): string => message.replaceAll('npx vidda', typed)

/** End of a remedy that adds or removes folders: in the repository they are packages, which have to be linked. */
export const thenInstall = inRepository ? ', then run pnpm install' : ''

/** The nearest parent of `folder`, or `folder` itself, that contains `brands/`; `folder` if none does. */
function shopFolder(folder: string): string {
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(join(place, 'brands'))) return join(place, '/')
    if (dirname(place) === place) return join(folder, '/')
  }
}

/** The folder with `brands/`, `apps/` and `themes/`. */
export const root = inRepository ? fileURLToPath(new URL('../../../', import.meta.url)) : shopFolder(process.cwd())
