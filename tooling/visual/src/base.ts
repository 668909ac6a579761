import { askGit } from '@vidda/tooling-shared/git'

/** There is nothing to compare with; the message says what to do. */
export class NoBase extends Error {}

/** The commit that the working tree is compared with; `name` is for messages. */
export type Base = { readonly commit: string; readonly name: string }

const orName = 'or name a commit to compare with: pnpm visual --base REF'

const named = (root: string, ref: string): string | null => askGit(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)

const baseAt = (ref: string, commit: string): Base => ({ commit, name: `${ref} (${commit.slice(0, 8)})` })

/**
 * The commit of `asked`, otherwise the commit where the branch left main. Main is the first ref of `mains` that exists: `BASE_REF` (set by build
 * servers), `origin/main` or `main`.
 * @throws NoBase without a repository, without such a ref, and when too little of the history was fetched.
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
