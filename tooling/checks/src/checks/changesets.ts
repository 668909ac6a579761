import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askGit, changedSince } from '@vidda/tooling-shared/git'
import type { Check } from './report.ts'

/** Whether a file is part of what is published. */
const isProduct = (path: string): boolean =>
  /^(?:packages|themes)\/[^/]+\/(?:src\/|package\.json$|tokens\.json$)/u.test(path) &&
  !/\.(?:test|stories|fixtures?)\.|\/(?:testing|test)\//u.test(path)

/** The package of a file, where it is one that can be published. */
function publishable(root: string, path: string): string | null {
  const file = join(root, path.split('/').slice(0, 2).join('/'), 'package.json')
  if (!existsSync(file)) return null
  const { name, private: isPrivate = false } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly name: string
    readonly private?: boolean
  }
  return isPrivate ? null : name
}

const named = (root: string, path: string): readonly string[] =>
  existsSync(join(root, path))
    ? [...readFileSync(join(root, path), 'utf8').matchAll(/^['"](@vidda\/[\w-]+)['"]:/gmu)].map(([, name = '']) => name)
    : []

/** Every publishable package that has changed since `base` is named by a changeset of the same change. */
export const changesetsSince =
  (base: string): Check =>
  (root) => {
    const commit = askGit(root, 'merge-base', base, 'HEAD')
    if (commit === null) return { problems: [], note: `nothing to compare with: there is no ${base}` }
    const paths = changedSince(root, commit)
    const told = new Set(paths.filter((path) => /^\.changeset\/[^/]+\.md$/u.test(path)).flatMap((path) => named(root, path)))
    const changed = Map.groupBy(paths.filter(isProduct), (path) => publishable(root, path))
    const silent = [...changed].flatMap(([name, files]) => (name === null || told.has(name) ? [] : [[name, files] as const]))
    return {
      problems: silent.map(
        ([name, files]) =>
          `${name} has changed since ${base} (${files[0]}${files.length > 1 ? `, ${files.length - 1} more` : ''}), and no changeset of this change names it: call pnpm changeset`,
      ),
      note: `${changed.size} packages changed since ${base}`,
    }
  }

/** Compares with the branch that the change will be merged into. */
export const changesets = changesetsSince(process.env['BASE_REF'] ?? 'origin/main')
