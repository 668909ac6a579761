import { execFileSync } from 'node:child_process'

/** Runs git in a folder and returns its trimmed stdout. @throws when git fails. */
export const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Like `git`, but null when git fails: no repository, no such branch, no common commit. */
export const askGit = (folder: string, ...args: readonly string[]): string | null => {
  try {
    return git(folder, ...args)
  } catch {
    return null
  }
}

/** Paths that differ between a commit and the working tree, including untracked files. */
export const changedSince = (folder: string, commit: string): readonly string[] =>
  [git(folder, 'diff', '--name-only', commit), git(folder, 'ls-files', '--others', '--exclude-standard')]
    .flatMap((paths) => paths.split('\n'))
    .filter(Boolean)
