import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedSince, git } from '@vidda/tooling-shared/git'
import { baseOf, NoBase } from '@vidda/tooling-visual/base'
import { inWorktree } from '@vidda/tooling-visual/base-storybook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const place = mkdtempSync(join(tmpdir(), 'vidda-base-'))
const kit = join(place, 'kit')
const clone = join(place, 'clone')

const call = (folder: string, ...args: readonly string[]) => git(folder, '-c', 'user.name=A', '-c', 'user.email=a@example.no', ...args)

const commit = (file: string): string => {
  writeFileSync(join(kit, file), file)
  call(kit, 'add', '.')
  call(kit, 'commit', '-q', '-m', `Add ${file}`)
  return call(kit, 'rev-parse', 'HEAD')
}

let [left, newest] = ['', '']

beforeAll(() => {
  mkdirSync(kit)
  call(kit, 'init', '-q', '-b', 'main')
  left = commit('one')
  call(kit, 'checkout', '-q', '-b', 'change')
  commit('two')
  call(kit, 'checkout', '-q', 'main')
  newest = commit('three')
  call(kit, 'checkout', '-q', 'change')
  call(place, 'clone', '-q', kit, clone)
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('the base of a comparison', () => {
  it('[R11.120] is where the branch left main, also where main has gone on, and in a clone that has no main of its own', () => {
    expect(baseOf(kit, undefined, ['origin/main', 'main'])).toEqual({ commit: left, name: `main (${left.slice(0, 8)})` })
    expect(baseOf(clone, undefined, ['origin/main', 'main'])).toEqual({ commit: left, name: `origin/main (${left.slice(0, 8)})` })
  })

  it('[R11.120] is the commit that is named', () => {
    expect(baseOf(kit, 'main')).toEqual({ commit: newest, name: `main (${newest.slice(0, 8)})` })
    expect(baseOf(kit, 'HEAD~1').commit).toBe(left)
  })

  it('says what to do when there is no base', () => {
    expect(() => baseOf(kit, 'nothing')).toThrow('--base is "nothing", which git does not know.')
    expect(() => baseOf(kit, undefined, ['origin/main', 'trunk'])).toThrow(
      'There is no origin/main and no trunk: fetch it, or name a commit to compare with: pnpm visual --base REF.',
    )
    expect(() => baseOf(place)).toThrow('This is no git repository')
    const shallow = join(place, 'shallow')
    call(place, 'clone', '-q', '--depth', '1', '--no-single-branch', `file://${kit}`, shallow)
    expect(() => baseOf(shallow, undefined, ['origin/main'])).toThrow(NoBase)
    expect(() => baseOf(shallow, undefined, ['origin/main'])).toThrow('call git fetch --unshallow')
  })

  it('differs by committed and by uncommitted changes', () => {
    expect(changedSince(kit, left)).toEqual(['two'])
    writeFileSync(join(kit, 'new'), 'new')
    expect(changedSince(kit, left)).toEqual(['two', 'new'])
    rmSync(join(kit, 'new'))
    expect(changedSince(kit, baseOf(kit, 'HEAD').commit)).toEqual([])
  })
})

describe('the worktree of the base', () => {
  it('[R11.120] has the files of the base, and is gone when the work has ended or failed', async () => {
    let folder = ''
    const files = await inWorktree(kit, left, (worktree) => {
      folder = worktree
      return Promise.resolve(readdirSync(worktree).filter((name) => name !== '.git'))
    })
    expect(files).toEqual(['one'])
    expect(() => readdirSync(folder)).toThrow('ENOENT')
    await expect(inWorktree(kit, left, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
    expect(call(kit, 'worktree', 'list').split('\n')).toHaveLength(1)
    expect(call(kit, 'status', '--porcelain')).toBe('')
  })
})
