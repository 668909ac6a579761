import type { Plugin } from 'vite'

/** Modules of the storefront's `routes/` that several screens come in. */
export const sharedScreens: readonly string[] = ['list-screens']

/**
 * What travels in one file with all that it imports, however deep: the entry (libraries, shell and what nearly every screen needs), and the
 * screens of lists, which share nearly all of their code. All else is left to the bundler: a file for each `import()`, and for what some of
 * them share.
 */
export const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const], priority: 2 },
  ...sharedScreens.map((name) => ({ name, test: (id: string) => id.endsWith(`/storefront/src/routes/${name}.ts`), priority: 1 })),
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
