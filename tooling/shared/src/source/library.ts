import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The tiers of the component library, lowest first: each imports from itself and from those before it (docs/adr/0029). */
export const tiers = ['foundation', 'primitives', 'patterns', 'commerce'] as const
export type Tier = (typeof tiers)[number]

/** What a tier is called in Storybook. */
export const titleOf = (tier: Tier): string => tier.charAt(0).toUpperCase() + tier.slice(1)

/** A folder of the library: a component, or something that components and apps use. */
export type LibraryFolder = { readonly tier: Tier; readonly name: string; readonly path: string }

const foldersWith = (root: string, isWanted: (file: string) => boolean): readonly LibraryFolder[] =>
  tiers.flatMap((tier) => {
    const sources = `packages/ui/src/${tier}`
    return readdirSync(join(root, sources))
      .map((name) => ({ tier, name, path: `${sources}/${name}` }))
      .filter(({ path }) => readdirSync(join(root, path)).some(isWanted))
  })

/** Each folder that the library publishes as `@vidda/ui/<name>`. */
export const publicFolders = (root: string): readonly LibraryFolder[] => foldersWith(root, (file) => file === 'index.ts')

/** Each folder with stories. */
export const storyFolders = (root: string): readonly LibraryFolder[] => foldersWith(root, (file) => file.endsWith('.stories.tsx'))
