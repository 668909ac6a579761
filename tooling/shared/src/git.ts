import { execFileSync } from 'node:child_process'

/** What git says in a folder, without the line's end. @throws when it says no. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The same, or null when it says no: no repository, no such branch, no common commit. */
export const askGit = (folder: string, ...args: readonly string[]): string | null => {
  try {
    return git(folder, ...args)
  } catch {
    return null
  }
}

/** The paths that differ from a commit, also those that are not committed yet. */
export const changedSince = (folder: string, commit: string): readonly string[] =>
  [git(folder, 'diff', '--name-only', commit), git(folder, 'ls-files', '--others', '--exclude-standard')]
    .flatMap((paths) => paths.split('\n'))
    .filter(Boolean)
