import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let folder = ''

/** The module reads its folder from the environment when it is loaded. */
async function workspaceAt(state: string) {
  vi.resetModules()
  vi.stubEnv('VIDDA_STATE', state)
  return import('./workspace.ts')
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidda-state-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

describe('the state folder', () => {
  it('is made when it is missing', async () => {
    const state = join(folder, 'deep/er')
    await (await workspaceAt(state)).prepareStateFolder()
    expect((await stat(state)).isDirectory()).toBe(true)
  })

  it('is tried under a name of its own, which is not left behind', async () => {
    // A folder cannot be written as a file can: like a file of another user.
    await mkdir(join(folder, '.writable'))
    await (await workspaceAt(folder)).prepareStateFolder()
    expect(await readdir(folder)).toEqual(['.writable'])
  })

  it('that cannot be written ends in one line with two ways out', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const { prepareStateFolder } = await workspaceAt(join(file, 'state'))
    await expect(prepareStateFolder()).rejects.toMatchObject({
      name: 'StopError',
      message: `Cannot write to ${join(file, 'state')} (ENOTDIR): make it writable for this user, or point VIDDA_STATE to another folder.`,
    })
  })
})

describe('the secret', () => {
  it('is made once, kept, and for its owner’s eyes', async () => {
    const { workspaceSecret } = await workspaceAt(folder)
    const secret = await workspaceSecret()
    expect(secret).toMatch(/^[\da-f]{64}$/)
    expect(await workspaceSecret()).toBe(secret)
    const file = join(folder, 'secret')
    expect(await readFile(file, 'utf8')).toBe(secret)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('that may not be read or written is named', async () => {
    const file = join(folder, 'secret')
    await mkdir(file)
    await expect((await workspaceAt(folder)).workspaceSecret()).rejects.toMatchObject({
      name: 'StopError',
      message: `Cannot write to ${file} (EISDIR): make it writable for this user, or point VIDDA_STATE to another folder.`,
    })
  })

  it('is made anew where an empty file lies', async () => {
    await writeFile(join(folder, 'secret'), '\n')
    expect(await (await workspaceAt(folder)).workspaceSecret()).toMatch(/^[\da-f]{64}$/)
  })
})

describe('the brands', () => {
  it('an unknown one is refused with those that there are', async () => {
    const { brandsOf } = await workspaceAt(folder)
    await expect(brandsOf('finnes-ikke')).rejects.toMatchObject({
      message: expect.stringMatching(/^There is no brand "finnes-ikke"\. Brands: \w+/),
      exitCode: 2,
    })
  })

  it('all are read without a name', async () => {
    const { brandsOf } = await workspaceAt(folder)
    const all = await brandsOf(undefined)
    expect(all.length).toBeGreaterThan(1)
    const [first] = all
    expect((await brandsOf(first?.config.id)).map(({ config }) => config.id)).toEqual([first?.config.id])
  })
})
