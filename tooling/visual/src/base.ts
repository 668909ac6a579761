import { askGit } from '@vidda/tooling-shared/git'

/** Tells that there is nothing to compare with, and what to do about it. */
export class NoBase extends Error {}

/** The commit that the working tree is compared with, and how it is called. */
export type Base = { readonly commit: string; readonly name: string }

const orName = 'or name a commit to compare with: pnpm visual --base REF'

const named = (root: string, ref: string): string | null => askGit(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)

const baseAt = (ref: string, commit: string): Base => ({ commit, name: `${ref} (${commit.slice(0, 8)})` })

/**
 * `asked` itself, else where the branch left main: `BASE_REF` of a build server, `origin/main` or `main`, the first that is there.
 * @throws NoBase without a repository, without such a branch, and where too little of the history was fetched.
 */
export function baseOf(
  root: string,
  asked?: string,
  mains: readonly string[] = [process.env['BASE_REF'] ?? '', 'origin/main', 'main'],
): Base {
  if (askGit(root, 'rev-parse', '--git-dir') === null) throw new NoBase('This is no git repository, so that there is no base to draw.')
  if (asked !== undefined) {
    const commit = named(root, asked)
    if (commit === null) throw new NoBase(`--base is "${asked}", which git does not know.`)
    return baseAt(asked, commit)
  }
  const main = mains.find((ref) => ref !== '' && named(root, ref) !== null)
  if (main === undefined) throw new NoBase(`There is no ${mains.filter(Boolean).join(' and no ')}: fetch it, ${orName}.`)
  const commit = askGit(root, 'merge-base', main, 'HEAD')
  if (commit === null) throw new NoBase(`${main} and HEAD have no common commit here: call git fetch --unshallow, ${orName}.`)
  return baseAt(main, commit)
}
