import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './kit.ts'

const cache = join(root, 'node_modules/.cache/pictures')

/** What decides how a picture of the invented goods looks; the lock file names the version of sharp. */
const makers = [
  'pnpm-lock.yaml',
  'packages/demo/src/**/*.ts',
  'packages/contract/src/**/*.ts',
  'packages/commerce/src/features/images/*.ts',
  'packages/commerce/src/kernel/pictures/*.ts',
]

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(makers, { cwd: root }).toSorted()) {
    const content = readFileSync(join(root, file))
    hash.update(`${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Lets shops that keep their state in this folder find the pictures that earlier runs of the tests drew with the same code: drawing them was a
 * fifth of a run's work. What other code drew is removed.
 */
export async function keepPictures(state: string): Promise<void> {
  const current = fingerprint()
  await mkdir(join(cache, current), { recursive: true })
  const outdated = (await readdir(cache)).filter((name) => name !== current)
  await Promise.all(outdated.map((name) => rm(join(cache, name), { recursive: true, force: true })))
  await symlink(join(cache, current), join(state, 'images'))
}
