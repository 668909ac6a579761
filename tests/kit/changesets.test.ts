import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { changesetsSince } from '@vidda/tooling-checks/checks/changesets'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder = ''

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], { cwd: folder, stdio: 'ignore' })

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

const commit = (words: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', words)
}

const problems = async (base = 'trunk') => (await changesetsSince(base)(folder)).problems

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidda-changesets-'))
  git('init', '--quiet', '--initial-branch', 'trunk')
  await write('packages/ui/package.json', '{ "name": "@vidda/ui" }')
  await write('packages/ui/src/button.ts', 'export const button = 1\n')
  await write('packages/host/package.json', '{ "name": "@vidda/host", "private": true }')
  await write('.changeset/before.md', "---\n'@vidda/ui': minor\n---\n\nA button.\n")
  commit('Begin')
  git('checkout', '--quiet', '-b', 'change')
})
afterEach(() => rm(folder, { recursive: true }))

it('[R11.31] a changed package without a changeset of the change is named, committed or not', async () => {
  const told = [expect.stringMatching(/^@vidda\/ui has changed since trunk \(packages\/ui\/src\/button\.ts\), and no changeset/u)]
  await write('packages/ui/src/button.ts', 'export const button = 2\n')
  expect(await problems()).toEqual(told)
  commit('Change the button')
  expect(await problems()).toEqual(told)
  await write('packages/ui/src/link.ts', 'export const link = 1\n')
  expect(await problems()).toEqual([expect.stringContaining('button.ts, 1 more)')])
  await write('.changeset/other.md', "---\n'@vidda/tokens': minor\n---\n\nA colour.\n")
  expect(await problems()).toHaveLength(1)
  await write('.changeset/link.md', "---\n'@vidda/tokens': minor\n'@vidda/ui': minor\n---\n\nA link.\n")
  expect(await problems()).toEqual([])
})

it('[R11.31] what nobody meets needs none: tests, stories, packages that are not published, files beside packages', async () => {
  for (const path of [
    'packages/ui/src/button.test.ts',
    'packages/ui/src/button.stories.tsx',
    'packages/ui/README.md',
    'packages/host/src/a.ts',
    'docs/a.md',
  ])
    await write(path, 'changed\n')
  expect(await problems()).toEqual([])
})

it('without the branch, or without a repository, there is nothing to compare with', async () => {
  await write('packages/ui/src/button.ts', 'export const button = 2\n')
  expect(await changesetsSince('origin/main')(folder)).toMatchObject({
    problems: [],
    note: expect.stringContaining('no origin/main') as string,
  })
  await rm(join(folder, '.git'), { recursive: true })
  expect(await problems()).toEqual([])
})
