import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root as workspace } from '../where.ts'
import { examine, fixAll } from './doctor.ts'
import { findingText } from './finding.ts'

const now = new Date('2026-11-27T12:00:00Z')

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vidda-doctor-'))
  const filter = (path: string) => !path.includes('node_modules')
  for (const folder of ['brands/so', 'brands/vidje', 'themes/so', 'themes/vidje'])
    await cp(join(workspace, folder), join(root, folder), { recursive: true, filter })
})
afterAll(() => rm(root, { recursive: true, force: true }))

type Change = (text: string) => string | Buffer

/** Runs the doctor with one file changed, then restores the file. */
async function foundWith(path: string, change: Change): Promise<readonly string[]> {
  const file = join(root, path)
  const before = await readFile(file)
  const changed = change(before.toString())
  expect(changed.toString()).not.toBe(before.toString())
  await writeFile(file, changed)
  try {
    return (await examine(root, { wanted: 'so', now })).map((finding) => `${finding.severity} ${findingText(finding)}`)
  } finally {
    await writeFile(file, before)
  }
}

const replace =
  (from: string | RegExp, to: string): Change =>
  (text) =>
    text.replace(from, to)

const brandJson = 'brands/so/brand.json'
const privacy = 'brands/so/pages/personvernerklaering.md'

it('finds nothing wrong with brands that are in order', async () => {
  expect(await examine(root, { now })).toEqual([])
})

describe('what is planted is told with its file and line', () => {
  it.each<[what: string, path: string, change: Change, told: RegExp]>([
    [
      'a mistyped digit',
      brandJson,
      replace('310000426', '310000427'),
      /^fault brands\/so\/brand\.json:35:5 company\.orgNo is "310000427"/u,
    ],
    [
      'an unknown key',
      brandJson,
      replace('"checkout"', '"chekout"'),
      /^fault brands\/so\/brand\.json:\d+:3 chekout is not a known key.*Did you mean "checkout"/u,
    ],
    [
      'a menu entry to nowhere',
      brandJson,
      replace('"/klaer"', '"/a/b/c/d/e"'),
      /^fault brands\/so\/brand\.json:13:9 menu\.categories\[0\]\.to is /u,
    ],
    ['a file that is no JSON', brandJson, replace('"id"', 'id'), /^fault brands\/so\/brand\.json/u],
    [
      'a key twice',
      brandJson,
      replace('"theme"', '"name": "Annet",\n  "theme"'),
      /^fault brands\/so\/brand\.json:6:3 name stands there twice/u,
    ],
    [
      'a claim that ends soon',
      brandJson,
      replace('2028-12-31', '2027-01-20'),
      /^warning brands\/so\/brand\.json:57:7 claims\.garanti\.validTo ends soon \(2027-01-20\)\. .*Kundeklubbens vilkår § 4/u,
    ],
    [
      'a claim that has ended',
      brandJson,
      replace('2028-12-31', '2026-11-01'),
      /^fault brands\/so\/pages\/om-oss\.md:\d+:\d+ \{garanti\} may be shown until 2026-11-01/u,
    ],
    [
      'a town of another code',
      brandJson,
      replace('"Bergen"', '"Oslo"'),
      /^warning brands\/so\/brand\.json:39:7 company\.address\.city is "Oslo", and 5003 is Bergen/u,
    ],
    [
      'a code that is none',
      brandJson,
      replace('"5003"', '"5999"'),
      /^warning brands\/so\/brand\.json:38:7 company\.address\.postalCode is "5999", which is no postal code/u,
    ],
    [
      'an id of another service',
      brandJson,
      replace('G-S0EKSEMPEL', 'UA-12345-1'),
      /^warning brands\/so\/brand\.json:\d+:9 consent\.services\[0\]\.id is "UA-12345-1", expected G-/u,
    ],
    [
      'a pixel that is no number',
      brandJson,
      replace('310000426310001', 'pixel'),
      /^warning .*consent\.services\[1\]\.id is "pixel", expected 15 or 16 digits/u,
    ],
    [
      'another brand’s address',
      brandJson,
      replace('https://so.example', 'https://vidje.example'),
      /^warning brands\/so\/brand\.json:5:22 names "vidje\.example", which is Vidje's/u,
    ],
    [
      'another brand’s e-mail',
      brandJson,
      replace('hjelp@so.example', 'hei@vidje.example'),
      /^warning brands\/so\/brand\.json:41:22 names "hei@vidje\.example", which is Vidje's/u,
    ],
    [
      'another brand’s address in a page',
      privacy,
      replace('Vi selger ikke', 'Se vidje.example. Vi selger ikke'),
      /^warning brands\/so\/pages\/personvernerklaering\.md:\d+:4 names "vidje\.example"/u,
    ],
    [
      'a menu entry twice',
      brandJson,
      replace('"/sko"', '"/klaer"'),
      /^warning brands\/so\/brand\.json:17:9 menu\.categories\[1\]\.to leads to \/klaer, as menu\.categories\[0\] does/u,
    ],
    [
      'a page as Latin-1',
      privacy,
      (text) => Buffer.from(text, 'latin1'),
      /^fault brands\/so\/pages\/personvernerklaering\.md:3:\d+ is not UTF-8/u,
    ],
    [
      'a page as UTF-16',
      privacy,
      (text) => Buffer.from(`\u{feff}${text}`, 'utf16le'),
      /^fault brands\/so\/pages\/personvernerklaering\.md is UTF-16/u,
    ],
    [
      'a byte order mark',
      privacy,
      (text) => `\u{feff}${text}`,
      /^warning brands\/so\/pages\/personvernerklaering\.md begins with a byte order mark/u,
    ],
    [
      'a link to nowhere in a page',
      privacy,
      replace('Vi selger ikke', '[Les](/fins-ikke/a/b/c/d). Vi selger ikke'),
      /^fault brands\/so\/pages\/personvernerklaering\.md:\d+:7 leads to "\/fins-ikke/u,
    ],
    [
      'a placeholder that nothing fills',
      privacy,
      replace('Vi selger ikke', 'Se {lenke}. Vi selger ikke'),
      /^fault brands\/so\/pages\/personvernerklaering\.md:\d+:4 \{lenke\} is filled by nothing/u,
    ],
    [
      'a page without a title',
      privacy,
      replace(/title: .*\n/u, 'title:\n'),
      /^fault brands\/so\/pages\/personvernerklaering\.md:2:1 title is empty/u,
    ],
    [
      'a text that is unknown',
      'brands/so/texts.json',
      replace('"emptyText"', '"emptytext"'),
      /^fault brands\/so\/texts\.json:3:5 cart\.emptytext /u,
    ],
    [
      'a blank',
      privacy,
      replace('Vi selger ikke', '<!-- Fyll ut: hvem -->\nVi selger ikke'),
      /^blank brands\/so\/pages\/personvernerklaering\.md:\d+:1 Fyll ut: hvem$/u,
    ],
    [
      'a logo in the colour of its ground',
      'brands/so/assets/logo.svg',
      (text) => text.replaceAll(/fill="#[\da-f]+"/gu, 'fill="#0f3d2d"'),
      /^warning brands\/so\/assets\/logo\.svg can hardly be seen on the header \(#0f3d2d\): 0 % of it/u,
    ],
    [
      'a colour that cannot be read',
      'themes/so/tokens.json',
      replace(
        /"textMuted": \{[^}]*\}[^}]*\}/u,
        '"textMuted": { "$value": { "colorSpace": "oklch", "components": [0.9, 0, 0], "hex": "#dedede" } }',
      ),
      /^fault themes\/so\/tokens\.json:\d+:\d+ color\.textMuted/u,
    ],
  ])('%s', async (_, path, change, told) => {
    expect(await foundWith(path, change)).toContainEqual(expect.stringMatching(told))
  })
})

it('tells a blank that takes several lines, at its first', async () => {
  const found = await foundWith(privacy, replace('Vi selger ikke', '<!-- Fyll ut:\n     hvem -->\nVi selger ikke'))
  expect(found).toEqual([expect.stringMatching(/^blank brands\/so\/pages\/personvernerklaering\.md:\d+:1 Fyll ut: hvem$/u)])
})

describe('what one change alone can mend is mended, and the file is as it was', () => {
  it.each<[what: string, path: string, change: Change, times: number]>([
    ['a key twice', brandJson, replace('"theme"', '"theme": "vidje",\n  "theme"'), 1],
    [
      'keys twice in two places',
      brandJson,
      (text) => text.replace('"id"', '"id": "x",\n  "id"').replace('"city"', '"city": "Oslo",\n      "city"'),
      2,
    ],
    ['an entry twice', brandJson, replace(/(\{\s*"text": "Sko",\s*"to": "\/sko"\s*\})/u, '$1,\n      $1'), 1],
    ['an id in small letters', brandJson, replace('G-S0EKSEMPEL', 'g-s0eksempel'), 1],
    ['Latin-1', brandJson, (text) => Buffer.from(text, 'latin1'), 1],
    ['UTF-16', privacy, (text) => Buffer.from(`\u{feff}${text}`, 'utf16le'), 1],
    ['UTF-16 with the larger half first', privacy, (text) => Buffer.from(`\u{feff}${text}`, 'utf16le').swap16(), 1],
    ['a byte order mark', privacy, (text) => `\u{feff}${text}`, 1],
    ['[R11.78] UTF-16 without a mark', brandJson, (text) => Buffer.from(text, 'utf16le'), 1],
    ['[R11.78] line ends of old Macs', privacy, (text) => text.replaceAll('\n', '\r'), 1],
    ['[R11.78] letters that went through Latin-1', privacy, (text) => text.replaceAll('å', 'Ã¥').replaceAll('ø', 'Ã¸'), 1],
    ['[R11.78] letters that went through Windows-1252', brandJson, (text) => text.replace('Løping', 'LÃ¸ping').replace('§', 'Â§'), 1],
    ['[R11.78] letters apart from their marks', privacy, (text) => text.replaceAll('å', 'a\u030a'), 1],
    ['[R11.78] a comma too many', brandJson, replace('"barn", "uni"]', '"barn", "uni",]'), 1],
    ['[R11.78] a town in small letters', brandJson, replace('"Bergen"', '"bergen"'), 1],
    ['[R11.78] a town with its code', brandJson, replace('"Bergen"', '"5003 BERGEN"'), 1],
    ['[R11.78] blanks around a name', brandJson, replace('"Storm & Opphold"', '" Storm &  Opphold"'), 1],
  ])('%s', async (_, path, change, times) => {
    const file = join(root, path)
    const before = await readFile(file, 'utf8')
    try {
      await writeFile(file, change(before))
      expect(await fixAll(root, { wanted: 'so', now })).toHaveLength(times)
      expect(await readFile(file, 'utf8')).toBe(before)
      expect(await examine(root, { wanted: 'so', now })).toEqual([])
    } finally {
      await writeFile(file, before)
    }
  })

  it('but nothing that a person has to decide', async () => {
    const file = join(root, brandJson)
    const before = await readFile(file, 'utf8')
    const changed = before.replace('"Bergen"', '"Oslo"').replace('"/sko"', '"/klaer"').replace('G-S0EKSEMPEL', 'G-XXXXXXXXXX')
    try {
      await writeFile(file, changed)
      expect((await examine(root, { wanted: 'so', now })).filter(({ fix }) => fix)).toEqual([])
      expect(await fixAll(root, { wanted: 'so', now })).toEqual([])
      expect(await readFile(file, 'utf8')).toBe(changed)
    } finally {
      await writeFile(file, before)
    }
  })
})

it('looks at the brand that is asked for alone, and names those there are', async () => {
  const file = join(root, 'brands/vidje/brand.json')
  const before = await readFile(file, 'utf8')
  await writeFile(file, before.replace('"chainId"', '"chain"'))
  expect(await examine(root, { wanted: 'so', now })).toEqual([])
  expect((await examine(root, { now })).map(({ brand }) => brand)).toEqual(['vidje'])
  await writeFile(file, before)
  await expect(examine(root, { wanted: 'vinter', now })).rejects.toThrow('There is no brand "vinter". Brands: so, vidje.')
})
