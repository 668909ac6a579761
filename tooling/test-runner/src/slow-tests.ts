import { globSync } from 'node:fs'
import { isAbsolute, matchesGlob, normalize, relative } from 'node:path'
import { root } from '@vidda/tooling-shared/root'

const slowTests = ['packages/*/{src,test}/**/*.all.test.{ts,tsx}', 'tests/**/*.all.test.ts']

/** Whether a file, seen from the repository's root, is a test that only `pnpm test --all` runs. */
export const isSlowTest = (path: string): boolean => slowTests.some((pattern) => matchesGlob(path, pattern))

/** A path as it was typed, seen from the repository's root and without the line that Vitest allows after it. */
const fromRoot = (argument: string): string => {
  const path = argument.replace(/:\d+$/u, '')
  return isAbsolute(path) ? relative(root, path) : normalize(path)
}

type Run = { readonly all: boolean; readonly arguments: readonly string[]; readonly files: readonly string[] }

/** Of the slow tests, those that a run leaves out: every one that it neither asks for by `--all` nor names. */
export const leftOut = ({ all, arguments: given, files }: Run): readonly string[] => {
  if (all) return []
  const named = given.filter((argument) => argument.includes('.all.')).map(fromRoot)
  return files.filter((file) => !named.some((path) => file.includes(path)))
}

/** Patterns of the slow tests that this run of Vitest leaves out. */
export const slowTestsLeftOut = (): readonly string[] =>
  leftOut({
    all: process.env['VIDDA_ALL'] === '1',
    arguments: process.argv.slice(2),
    files: globSync(slowTests, { cwd: root, exclude: (path) => path.includes('node_modules') }),
  })
