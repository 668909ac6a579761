import { globSync } from 'node:fs'
import { isAbsolute, matchesGlob, normalize, relative } from 'node:path'
import { root } from '@vidda/tooling-shared/root'

const named = (kind: string): readonly string[] => [`packages/*/{src,test}/**/*.${kind}.test.{ts,tsx}`, `tests/**/*.${kind}.test.ts`]

/** Minutes for every change. */
const slowTests = named('all')

/** What a release needs to know as well: other machines, the guide's commands, long runs, rare faults. */
const releaseTests = named('prove')

const isOneOf = (patterns: readonly string[], path: string): boolean => patterns.some((pattern) => matchesGlob(path, pattern))

/** Which runs a test belongs to, by its path from the repository's root: every one, those with `--all`, or those with `--prove` alone. */
export const runsOf = (path: string): 'every' | 'all' | 'prove' => {
  if (isOneOf(releaseTests, path)) return 'prove'
  return isOneOf(slowTests, path) ? 'all' : 'every'
}

/** A path as it was typed, seen from the repository's root and without the line that Vitest allows after it. */
const fromRoot = (argument: string): string => {
  const path = argument.replace(/:\d+$/u, '')
  return isAbsolute(path) ? relative(root, path) : normalize(path)
}

type Run = { readonly all: boolean; readonly prove: boolean; readonly arguments: readonly string[]; readonly files: readonly string[] }

/** Of the tests that not every run has, those that a run leaves out: it neither asks for them by `--all` or `--prove` nor names them. */
export const leftOut = ({ all, prove, arguments: given, files }: Run): readonly string[] => {
  const chosen = given.filter((argument) => /\.(?:all|prove)\./u.test(argument)).map(fromRoot)
  const isWanted = (file: string): boolean => prove || (all && runsOf(file) === 'all') || chosen.some((path) => file.includes(path))
  return files.filter((file) => !isWanted(file))
}

/** Patterns of the tests that this run of Vitest leaves out. */
export const slowTestsLeftOut = (): readonly string[] =>
  leftOut({
    all: process.env['VIDDA_ALL'] === '1',
    prove: process.env['VIDDA_PROVE'] === '1',
    arguments: process.argv.slice(2),
    files: globSync([...slowTests, ...releaseTests], { cwd: root, exclude: (path) => path.includes('node_modules') }),
  })
