import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brandJsonSchema, readBrand } from '@vidda/brand'
import { bokmaal } from '@vidda/texts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root as workspace } from '../where.ts'
import { upgrade } from './upgrade.ts'
import type { Edit } from './upgrade-types.ts'
import { upgrades } from './upgrades.data.ts'
import { chosenUpgrades } from './versions.ts'

let root: string
let folder: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vidda-upgrade-'))
  folder = join(root, 'brands/so')
  const filter = (path: string) => !path.includes('node_modules')
  for (const path of ['brands/so', 'themes/so']) await cp(join(workspace, path), join(root, path), { recursive: true, filter })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(root, { recursive: true, force: true })
})

const read = (name: string) => readFile(join(folder, name), 'utf8')

async function change(name: string, from: string, to: string): Promise<void> {
  const text = await read(name)
  expect(text).toContain(from)
  await writeFile(join(folder, name), text.replace(from, to))
}

async function run(...args: readonly string[]) {
  const told: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text: unknown) => void told.push(String(text)))
  const status = await upgrade(['--folder', folder, ...args])
  return { status, out: told.join('\n') }
}

/** The brand as it was written before its Facebook page and its profiles were taken out of `brand.json`. */
async function writeAsBefore(): Promise<void> {
  await change(
    'brand.json',
    '  "checkout"',
    '  "facebookPage": "https://www.facebook.com/so.example",\n  "social": [{ "name": "Instagram", "url": "https://www.instagram.com/so.example" }],\n  "checkout"',
  )
}

describe('a brand of an earlier form', () => {
  it('[R11.107] is refused by a build, and is read once it is brought to the new one', async () => {
    const after = await read('brand.json')
    await writeAsBefore()
    await expect(readBrand(folder)).rejects.toThrow('facebookPage is not a known key')

    const written = await run('--write')
    expect(written.status).toBe(1)
    expect(written.out).toMatch(/By hand: .*brand\.json:\d+:3 facebookPage: set VIDDA_<BRAND>_FACEBOOK_FEED/u)
    expect(written.out).toMatch(/By hand: .*brand\.json:\d+:3 social: write those that shoppers should find into "menu\.extra"/u)
    expect(written.out).toContain('1 file written. 2 things to do by hand, told above. Then: pnpm vidda doctor')
    expect(await read('brand.json')).toBe(after)
    expect((await readBrand(folder)).config.id).toBe('so')

    const again = await run('--write')
    expect([again.status, again.out.endsWith('Nothing is left to do.')]).toEqual([0, true])
  })

  it('[R11.107] is shown with its changes line by line, and nothing is written without --write', async () => {
    await writeAsBefore()
    const before = await read('brand.json')
    const { status, out } = await run()
    expect(status).toBe(1)
    expect(out).toContain('  -   "facebookPage": "https://www.facebook.com/so.example",\n')
    expect(out).toContain('1 file to change: the same with --write writes them.')
    expect(await read('brand.json')).toBe(before)
  })

  it('[R11.107] has its texts moved along, in their words and the file’s shape', async () => {
    const before = await read('texts.json')
    await change('texts.json', '  "home": {', '  "goods": {\n    "inStock": "Den er her",\n    "rating": "Så bra"\n  },\n  "home": {')
    await change('texts.json', '"missingTitle"', '"notSold": "Ikke nå",\n    "missingTitle"')
    await change('texts.json', '  "mail": {', '  "myShop": { "failed": "Nei" },\n  "mail": {')
    const { status, out } = await run('--write')
    expect([status, out.includes('texts.json:')]).toEqual([0, true])
    expect(out).toMatch(/texts\.json:\d+:5 goods\.inStock is "shopStock\.inStock" now\./u)
    const texts = JSON.parse(await read('texts.json')) as Record<string, Record<string, string>>
    expect(texts).toEqual({
      ...(JSON.parse(before) as object),
      shopStock: { inStock: 'Den er her' },
      rating: { rating: 'Så bra' },
      article: { notSold: 'Ikke nå' },
    })
    const kept = before.split('\n').filter((line) => line.startsWith('    '))
    for (const line of kept) expect((await read('texts.json')).split('\n')).toContain(line)
    expect((await readBrand(folder)).texts).toMatchObject({ shopStock: { inStock: 'Den er her' } })
  })

  it('[R11.107] keeps its line ends and its byte order mark', async () => {
    await change('texts.json', '  "home": {', '  "zoom": { "open": "Større" },\n  "home": {')
    await writeFile(join(folder, 'texts.json'), `\uFEFF${(await read('texts.json')).replaceAll('\n', '\r\n')}`)
    await run('--write')
    const text = await read('texts.json')
    expect(text.startsWith('\uFEFF{\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
    expect(text).toContain('"gallery": { "zoom": "Større" }')
  })

  it('[R11.108] leaves to a person what has two meanings, and stays at 1 until it is done', async () => {
    await change('texts.json', '  "home": {', '  "share": { "twitter": "Del på Twitter" },\n  "home": {')
    await change('texts.json', '  "home": {', '  "zoom": { "open": "Større" },\n  "gallery": { "zoom": "Nærmere" },\n  "home": {')
    const before = await read('texts.json')
    for (const args of [[], ['--write'], ['--write']]) {
      const { status, out } = await run(...args)
      expect(status).toBe(1)
      expect(out).toMatch(/By hand: .*texts\.json:\d+:14 share\.twitter: write it as "x" of "shareWays"/u)
      expect(out).toMatch(/By hand: .*texts\.json:\d+:13 zoom\.open: "gallery\.zoom", its new name, has other words/u)
      expect(await read('texts.json')).toBe(before)
    }
    await change('texts.json', '"share": { "twitter": "Del på Twitter" }', '"shareWays": { "x": "Del på X" }')
    await change('texts.json', '  "zoom": { "open": "Større" },\n', '')
    expect((await run('--write')).status).toBe(0)
  })

  it('[R11.108] that cannot be read is told and left as it is, and the other files are upgraded', async () => {
    await writeAsBefore()
    await change('texts.json', '"cart"', 'cart')
    const broken = await read('texts.json')
    const { status, out } = await run('--write')
    expect(status).toBe(1)
    expect(out).toContain('texts.json is not JSON, and stays as it is. See pnpm vidda doctor.')
    expect(await read('texts.json')).toBe(broken)
    expect(await read('brand.json')).not.toContain('facebookPage')
  })
})

describe('which folder and which versions', () => {
  it('[R11.107] is the one in which it is called, where a brand lies there', async () => {
    await writeAsBefore()
    vi.stubEnv('INIT_CWD', folder)
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    expect(await upgrade(['--write'])).toBe(1)
    expect(await read('brand.json')).not.toContain('facebookPage')
  })

  it('[R11.107] the brands of this workspace have nothing left', async () => {
    vi.stubEnv('INIT_CWD', workspace)
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    expect(await upgrade([])).toBe(0)
  })

  const some = ['0.2.0', '0.10.0', '1.0.0'].map((version) => ({ version, changes: [] }))

  it.each([
    [undefined, undefined, ['0.2.0', '0.10.0', '1.0.0']],
    ['0.2.0', undefined, ['0.10.0', '1.0.0']],
    ['0.1.9', '0.10.0', ['0.2.0', '0.10.0']],
    ['0.9.0', '0.9.9', []],
    ['1.0.0', '1.0.0', []],
  ])('[R11.107] from %s to %s: %j', (from, to, versions) => {
    expect(chosenUpgrades(some, from, to).upgrades.map(({ version }) => version)).toEqual(versions)
  })

  it.each([
    ['1.0.0', '0.2.0', '--from is "1.0.0", which is newer than "0.2.0". Give them the other way round.'],
    ['^0.1.0', undefined, '--from is "^0.1.0", expected a version such as "0.1.0".'],
    [undefined, 'latest', '--to is "latest", expected a version such as "0.1.0".'],
  ])('[R11.107] from %s to %s is refused', (from, to, message) => {
    expect(() => chosenUpgrades(some, from, to)).toThrow(message)
  })

  it('[R11.107] nothing is changed for who has the version already', async () => {
    await writeAsBefore()
    const before = await read('brand.json')
    expect((await run('--from', '0.2.0', '--write')).status).toBe(0)
    expect(await read('brand.json')).toBe(before)
  })
})

describe('what the upgrades name', () => {
  const edits: readonly Edit[] = upgrades.flatMap(({ changes }) => changes.flatMap((one) => one.edits))
  const catalogue: Readonly<Record<string, Readonly<Record<string, string>>>> = bokmaal
  const isText = (key: string) => {
    const [namespace = '', name = ''] = key.split('.')
    return catalogue[namespace]?.[name] !== undefined
  }
  const settings = Object.keys((JSON.parse(brandJsonSchema()) as { readonly properties: object }).properties)

  it('[R11.107] old texts are none any more, new ones are there, and old settings are not', () => {
    const oldTexts = edits.flatMap((edit) => (edit.file === 'texts.json' ? [edit.kind === 'move' ? edit.from : edit.key] : []))
    const newTexts = edits.flatMap((edit) => (edit.kind === 'move' ? [edit.to] : []))
    expect(oldTexts.length).toBeGreaterThan(40)
    expect(oldTexts.filter(isText)).toEqual([])
    expect(newTexts.filter((key) => !isText(key))).toEqual([])
    expect(new Set(oldTexts).size).toBe(oldTexts.length)
    const oldSettings = edits.flatMap((edit) => (edit.file === 'brand.json' && edit.kind !== 'move' ? [edit.key] : []))
    expect(oldSettings.filter((key) => settings.includes(key))).toEqual([])
  })

  it('[R11.107] versions come in their order', () => {
    const versions = upgrades.map(({ version }) => version)
    expect(chosenUpgrades(upgrades).upgrades.map(({ version }) => version)).toEqual(versions)
    for (const [at, version] of versions.entries())
      if (at > 0) expect(() => chosenUpgrades(upgrades, versions[at - 1], version)).not.toThrow()
  })
})
