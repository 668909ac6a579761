import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root as workspace } from '../where.ts'
import { removeBrand, type Removal } from './remove-brand.ts'
import { moveToTrash, type TrashPlace } from './trash.ts'

let folder: string
let root: string
let told = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidda-remove-'))
  root = join(folder, 'butikk på nett')
  const filter = (path: string) => !path.includes('node_modules')
  for (const group of ['apps', 'brands', 'themes'])
    for (const id of ['so', 'vidje']) {
      await mkdir(join(root, group), { recursive: true })
      await cp(join(workspace, group, id), join(root, group, id), {
        recursive: true,
        filter: (path) => filter(path) && !path.endsWith('/dist'),
      })
    }
  told = ''
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => void (told += `${String(text)}\n`))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const place = (change: Partial<TrashPlace> = {}): TrashPlace => ({
  platform: 'linux',
  home: join(folder, 'home'),
  dataHome: undefined,
  userId: 1000,
  now: new Date(2026, 10, 28, 9, 5, 7),
  ...change,
})

const remove = (id: string | undefined, change: Partial<TrashPlace> = {}, removal: Partial<Removal> = {}) =>
  removeBrand(root, id, { isSure: true, place: place(change), ...removal })

const home = () => join(folder, 'home/.local/share/Trash')

describe('a brand that is removed', () => {
  it('[R11.105] lies in the home trash as the specification has it, and comes back as told', async () => {
    const before = await readFile(join(root, 'brands/vidje/brand.json'), 'utf8')
    expect(await remove('vidje')).toBe(0)
    for (const group of ['apps', 'brands', 'themes']) expect(await readdir(join(root, group))).toEqual(['so'])
    expect((await readdir(join(home(), 'files'))).toSorted()).toEqual(['apps-vidje', 'brands-vidje', 'themes-vidje'])
    expect(await readFile(join(home(), 'info/brands-vidje.trashinfo'), 'utf8')).toBe(
      `[Trash Info]\nPath=${join(folder, 'butikk%20p%C3%A5%20nett/brands/vidje')}\nDeletionDate=2026-11-28T09:05:07\n`,
    )
    expect((await stat(home())).mode & 0o077).toBe(0)
    expect(await readFile(join(home(), 'files/brands-vidje/brand.json'), 'utf8')).toBe(before)
    const [, to = '', from = ''] = /mv '(.*brands-vidje)' '(.*)'/u.exec(told) ?? []
    await rename(to, from)
    expect(await readFile(join(root, 'brands/vidje/brand.json'), 'utf8')).toBe(before)
  })

  it('[R11.105] takes a name that is free, whether files or info have it', async () => {
    await mkdir(join(home(), 'files/brands-vidje'), { recursive: true })
    await mkdir(join(home(), 'info'))
    await writeFile(join(home(), 'info/brands-vidje.2.trashinfo'), 'of something else')
    expect(await remove('vidje')).toBe(0)
    expect(existsSync(join(home(), 'files/brands-vidje.3/brand.json'))).toBe(true)
    expect(await readdir(join(home(), 'files/brands-vidje'))).toEqual([])
    expect((await readdir(join(home(), 'info'))).toSorted()).toEqual([
      'apps-vidje.trashinfo',
      'brands-vidje.2.trashinfo',
      'brands-vidje.3.trashinfo',
      'themes-vidje.trashinfo',
    ])
  })

  it('[R11.105] goes where XDG_DATA_HOME says, unless it is no absolute path', async () => {
    await remove('vidje', { dataHome: join(folder, 'data') })
    expect(existsSync(join(folder, 'data/Trash/files/brands-vidje'))).toBe(true)
    await remove('so', { dataHome: 'data' })
    expect(existsSync(join(home(), 'files/brands-so'))).toBe(true)
  })

  it('[R11.105] goes to ~/.Trash on a Mac', async () => {
    await mkdir(join(folder, 'home/.Trash'), { recursive: true })
    expect(await remove('vidje', { platform: 'darwin' })).toBe(0)
    expect((await readdir(join(folder, 'home/.Trash'))).toSorted()).toEqual(['apps-vidje', 'brands-vidje', 'themes-vidje'])
  })
})

describe('nothing is moved', () => {
  const everything = async () => (await readdir(folder, { recursive: true })).filter((path) => !path.includes('Trash')).toSorted()

  it.each([undefined, 'vinter', '..', '../brands/so', 'so/pages', ''])('[R11.106] of a brand that is not there: %s', async (id) => {
    const before = await everything()
    await expect(remove(id)).rejects.toThrow(`There is no brand "${id ?? ''}". Brands: so, vidje.`)
    expect(await everything()).toEqual(before)
  })

  it('[R11.106] where nobody says so, and the folders are told', async () => {
    const before = await everything()
    const input = Object.assign(Readable.from([]), { isTTY: false })
    expect(await remove('vidje', {}, { isSure: false, input })).toBe(0)
    expect(told).toMatch(/apps\/vidje\n {2}brands\/vidje\n {2}themes\/vidje\n[^]*Nothing was moved\. To move them to the trash: .* --yes/u)
    expect(await everything()).toEqual(before)
  })

  it.each([
    ['n\n', false],
    ['\n', false],
    ['', false],
    ['yes\n', true],
    ['Y\n', true],
  ])('[R11.106] at a terminal unless it is answered with yes: %j', async (answer, isMoved) => {
    vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
    const input = Object.assign(Readable.from([answer]), { isTTY: true })
    expect(await remove('vidje', {}, { isSure: false, input })).toBe(0)
    expect(existsSync(join(root, 'brands/vidje'))).toBe(!isMoved)
  })

  it('[R11.106] on Windows, on another volume of a Mac and without a trash, and it is told what to delete', async () => {
    const before = await everything()
    for (const change of [{ platform: 'win32' }, { platform: 'darwin' }] as const) {
      expect(await remove('vidje', change)).toBe(1)
      expect(told).toMatch(/brands\/vidje\n[^]*Nothing was moved: .*\. Delete the folders yourself, then run pnpm install\./u)
    }
    expect(await everything()).toEqual(before)
  })

  it('[R11.106] of all three where one of them cannot be', async () => {
    await mkdir(home(), { recursive: true })
    await writeFile(join(home(), 'info'), 'no folder')
    const before = await everything()
    expect(await remove('vidje')).toBe(1)
    expect(await everything()).toEqual(before)
    await rm(join(home(), 'info'))
    const there = await everything()
    const paths = ['apps/vidje', 'brands/vidje', 'themes/borte'].map((path) => join(root, path))
    await expect(moveToTrash(paths, place())).rejects.toThrow('a trash')
    expect(await everything()).toEqual(there)
    expect(await readdir(join(home(), 'info'))).toEqual([])
  })

  it('[R11.106] that is a link: what it leads to stays, and so does the link', async () => {
    const elsewhere = join(folder, 'felles-tema')
    await rename(join(root, 'themes/vidje'), elsewhere)
    await symlink(elsewhere, join(root, 'themes/vidje'))
    expect(await remove('vidje')).toBe(0)
    expect((await lstat(join(root, 'themes/vidje'))).isSymbolicLink()).toBe(true)
    expect(existsSync(join(elsewhere, 'tokens.json'))).toBe(true)
    expect(existsSync(join(root, 'brands/vidje'))).toBe(false)

    await rename(join(root, 'brands'), join(folder, 'andres'))
    await symlink(join(folder, 'andres'), join(root, 'brands'))
    await expect(remove('so')).rejects.toThrow('Nothing was moved: brands/so cannot be, for it is a link')
    expect(existsSync(join(folder, 'andres/so/brand.json'))).toBe(true)
    expect(existsSync(join(root, 'apps/so'))).toBe(true)
  })
})

describe('a theme stays', () => {
  const change = async (path: string, from: string, to: string) => {
    const text = await readFile(join(root, path), 'utf8')
    expect(text).toContain(from)
    await writeFile(join(root, path), text.replace(from, to))
  }

  it.each<[what: string, work: () => Promise<void>, why: string]>([
    ['that another brand uses', () => change('brands/so/brand.json', '"theme": "so"', '"theme": "vidje"'), 'so uses it'],
    ['that a package depends on', () => change('brands/so/package.json', 'theme-so', 'theme-vidje'), 'brands/so depends on it'],
    [
      'that a brand may use whose file is broken',
      () => change('brands/so/brand.json', '"id"', 'id'),
      'so, whose brand.json cannot be read, may use it',
    ],
  ])('[R11.106] %s', async (_, work, why) => {
    await work()
    expect(await remove('vidje')).toBe(0)
    expect(told).toContain(`These stay:\n\n  themes/vidje: ${why}\n`)
    expect(existsSync(join(root, 'themes/vidje/tokens.json'))).toBe(true)
    expect(existsSync(join(root, 'brands/vidje'))).toBe(false)
  })

  it('[R11.106] with which brands begin', async () => {
    expect(await remove('so')).toBe(0)
    expect(told).toContain('themes/so: brands without a theme of their own use it')
    expect(existsSync(join(root, 'themes/so/tokens.json'))).toBe(true)
  })
})

/** A file system beside that of the temporary folder; most Linux systems have it. */
const memory = '/dev/shm'
const isOther = existsSync(memory) && statSync(memory).dev !== statSync(tmpdir()).dev

describe.runIf(isOther)('on another file system than the home folder', () => {
  const userId = 987_654_321
  const trash = join(memory, `.Trash-${userId}`)

  beforeEach(async () => {
    const other = await mkdtemp(join(memory, 'vidda-remove-'))
    await cp(root, other, { recursive: true })
    root = other
  })
  afterEach(async () => {
    await rm(root, { recursive: true })
    await rm(trash, { recursive: true, force: true })
  })

  it('[R11.105] it lies in that one’s own trash, told from its top', async () => {
    expect(await remove('vidje', { userId })).toBe(0)
    expect(existsSync(join(trash, 'files/brands-vidje/brand.json'))).toBe(true)
    expect(await readFile(join(trash, 'info/brands-vidje.trashinfo'), 'utf8')).toContain(
      `\nPath=${root.slice(memory.length + 1)}/brands/vidje\n`,
    )
  })

  it('[R11.106] nothing is moved to a trash that is a link', async () => {
    await symlink(folder, trash)
    expect(await remove('vidje', { userId })).toBe(1)
    expect(told).toContain(`Nothing was moved: ${memory} is a file system without a trash`)
    expect(existsSync(join(root, 'brands/vidje/brand.json'))).toBe(true)
  })
})
