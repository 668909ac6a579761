import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.git', '.vidda', 'coverage', 'storybook-static'])

/** A text file of the kit; `path` is relative to the root, with `/`. */
export type SourceFile = { readonly path: string; readonly text: string }

const walk = (folder: string, prefix: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(join(folder, entry.name), `${path}/`)
    return entry.isFile() ? [path] : []
  })

/** Every path of the kit's own files: what is installed, built or measured is left out. */
export const kitPaths = (root: string): readonly string[] => walk(root, '').toSorted()

const textual = /\.(?:[cm]?[jt]sx?|json|jsonc|md|ya?ml|txt|css|html|svg|sh)$|(?:^|\/)(?:LICENSE|run|\.gitignore|\.npmrc)$/u

/** The text files whose path satisfies `wanted`. */
export const readTexts = (root: string, wanted: (path: string) => boolean): readonly SourceFile[] =>
  kitPaths(root)
    .filter((path) => textual.test(path) && wanted(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

export const isCode = (path: string): boolean => /\.[cm]?tsx?$/u.test(path)

/** Tests, stories and what only they use. */
export const isTestCode = (path: string): boolean =>
  /\.(?:test|suite|stories|fixtures?)\.tsx?$|^tests\/|^packages\/[^/]+\/test\/|\/(?:stories|fixtures|story-assets|testing)(?:\/|\.tsx?$)/u.test(
    path,
  )

export const isData = (path: string): boolean => path.endsWith('.data.ts')

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
