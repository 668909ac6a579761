import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { tiers } from '@vidda/tooling-shared/source/library'

type Target = string | null | { readonly types: string; readonly default: string }

/** What is read here of a package.json. */
export type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly publishConfig: { readonly exports?: Readonly<Record<string, Target>> }
}

/** What the design system is published as, those that others need first. */
export const libraries = ['packages/tokens', 'packages/domain', 'packages/texts', 'packages/ui'] as const

/** The manifest of a package, whose folder is relative to the root. */
export const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** Packages that are published. A chain's own theme, made by `vidda brand new`, is private. */
const themes = (): readonly string[] =>
  readdirSync(join(root, 'themes'), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [`themes/${entry.name}`] : []))
    .filter((folder) => manifestOf(folder).private !== true)

/** The design system: components, what they stand on, and themes. */
export const designSystem = (): readonly string[] => [...libraries, ...themes()]

/** The packages for building and running a shop, in order of their dependencies. */
const shopPackages = ['contract', 'client', 'brand', 'search', 'commerce', 'storefront', 'host', 'cli'].map((name) => `packages/${name}`)

export const published = (): readonly string[] => [...designSystem(), ...shopPackages]

const tier = new RegExp(`^(?:${tiers.join('|')})/`, 'u')

/** The published path of a module in a package's `src`. The library's tiers are internal, so the path leaves them out. */
export const publishedPath = (folder: string, path: string): string => (folder === 'packages/ui' ? path.replace(tier, '') : path)

/** Where a package's ES modules and their declarations are put. */
export const esm = 'dist/esm'
