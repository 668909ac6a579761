import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The tiers of the component library, lowest first: each may import from itself and from lower tiers (docs/adr/0029). */
export const tiers = ['foundation', 'primitives', 'patterns', 'commerce'] as const
export type Tier = (typeof tiers)[number]

/** The tier's name in Storybook's sidebar. */
export const titleOf = (tier: Tier): string => tier.charAt(0).toUpperCase() + tier.slice(1)

/** A folder of the library: a component, or a module for components and apps. `path` is relative to the kit's root folder. */
export type LibraryFolder = { readonly tier: Tier; readonly name: string; readonly path: string }

const foldersWith = (root: string, isWanted: (file: string) => boolean): readonly LibraryFolder[] =>
  tiers.flatMap((tier) => {
    const sources = `packages/ui/src/${tier}`
    return readdirSync(join(root, sources))
      .map((name) => ({ tier, name, path: `${sources}/${name}` }))
      .filter(({ path }) => readdirSync(join(root, path)).some(isWanted))
  })

/** The folders that the library publishes as `@vidda/ui/<name>`: those with an `index.ts`. */
export const publicFolders = (root: string): readonly LibraryFolder[] => foldersWith(root, (file) => file === 'index.ts')

/** The folders that have stories. */
export const storyFolders = (root: string): readonly LibraryFolder[] => foldersWith(root, (file) => file.endsWith('.stories.tsx'))
