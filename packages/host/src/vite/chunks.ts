import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

/** Where the sources of a package lie. */
const sourcesOf = (name: string): string => normalizePath(fileURLToPath(new URL('.', import.meta.resolve(name))))

const api = ['@vidda/client', '@vidda/contract'].map(sourcesOf)

/**
 * What travels in one file: the entry with all that it uses, however deep (libraries, shell and what nearly every screen needs), and how the
 * commerce API is asked, of which every loader needs a part. All else stays with the screens that import it; those that share nearly all
 * of their code are one module of the storefront's `routes/`.
 */
export const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const], priority: 2 },
  { name: 'api', test: (id: string) => api.some((folder) => id.startsWith(folder)), priority: 1 },
]

/** Ends a build whose first file waits for another one: where that one waits for the first, a page never comes to life. */
export function closedEntry(): Plugin {
  return {
    name: 'vidda:closed-entry',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry || file.imports.length === 0) continue
        this.error(
          `${file.fileName} imports ${file.imports.join(', ')}. Export what they share from entry-client.tsx, so that it travels in the first file.`,
        )
      }
    },
  }
}
