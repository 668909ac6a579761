import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root as workspace } from '../workspace.ts'
import { examine } from './doctor.ts'

const now = new Date('2026-11-27T12:00:00Z')

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vidda-planted-'))
  const filter = (path: string) => !path.includes('node_modules')
  for (const folder of ['brands/so', 'brands/vidje', 'themes/so', 'themes/vidje'])
    await cp(join(workspace, folder), join(root, folder), { recursive: true, filter })
  // For banners of the home page, so that nothing but what is planted is wrong with them.
  await writeFile(join(root, 'brands/so/assets/ute.png'), await banner(1280, 512))
})

const banner = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .png()
    .toBuffer()
afterAll(() => rm(root, { recursive: true, force: true }))

const brandJson = 'brands/so/brand.json'
const texts = 'brands/so/texts.json'
const page = (slug: string) => `brands/so/pages/${slug}.md`
const care = page('vedlikehold')
const support = page('kundeservice')
const privacy = page('personvernerklaering')

/** What stands in a file, and the mistake in its place. */
type Row = readonly [path: string, from: string | RegExp, to: string]

const links: readonly Row[] = [
  '/kundeservce',
  '/Butikker',
  '/butikkar',
  '/kundeservice.md',
  '/pages/kundeservice',
  'kundeservice',
  '../pages/kundeservice.md',
  '/kundeservice#retturer',
  '/kundeservice#Retur',
  '#finnes-ikke',
  'https://so.example/butikker',
  'http://so.example/butikker',
  'http://localhost:3000/butikker',
  'www.so.example/butikker',
  'javascript:history.back()',
  'file:///C:/butikker.html',
  'mailto:hjelp.so.example',
  'hjelp@so.example',
  '',
].map((href) => [care, '[butikken](/butikker)', `[butikken](${href})`])

const brokenMarkdown: readonly Row[] = [
  '[butikken](/butikker',
  '[butikken] (/butikker)',
  '(butikken)[/butikker]',
  '[butikken][butikker]',
  '[](/butikker)',
  '<a href="/butikker">butikken</a>',
  '![butikken](/butikk.jpg)',
  '![butikken](../assets/social.png)',
  '![](https://bilder.example/butikk.jpg)',
  '{email',
].map((text) => [care, '[butikken](/butikker)', text])

const menu: readonly Row[] = [
  '/kundeservce',
  '/om-os',
  '/kundeservice.html',
  '/om-oss/',
  '/Om-oss',
  'https://so.example/sko',
  '/klaer',
].map((to) => [brandJson, '"/sko"', `"${to}"`])

const home = 'brands/so/home.json'

const homes: readonly Row[] = [
  [home, '"type": "ways"', '"type": "vays"'],
  [home, '"of": "grid"', '"of": "rutenett"'],
  [home, '"count": 4', '"count": 40'],
  [home, '"title": "Når det er storm"', '"tittel": "Når det er storm"'],
  [home, '"category": "/sko"', '"category": "/dame"'],
  [home, '"category": "/sko"', '"campaign": 3, "category": "/sko"'],
  ...['/kundeservce', '/butikkar', '/a/b/c/d', 'https://so.example/sko', 'https://localhost:3000', 'butikker'].map((to): Row => [
    home,
    '{ "type": "hero" }',
    `{ "type": "hero", "title": "Ute", "image": "ute.png", "alt": "", "to": "${to}" }`,
  ]),
  [home, '{ "type": "hero" }', '{ "type": "hero", "title": "Ute", "image": "borte.jpg", "alt": "", "to": "/sko" }'],
  ...[
    '# Om oss',
    '##Om oss',
    '[butikken](/butikkar)',
    '[butikken](/kundeservice#retturer)',
    '[](/butikker)',
    '![butikk](butikk.jpg)',
    '<b>Obs</b>',
    '{garenti}',
    '## Tom',
    'tÃ¸rk',
    'Ring Vidje',
  ].map((text): Row => [home, '{ "type": "ways" }', JSON.stringify({ type: 'text', markdown: text })]),
]

const moved = 'brands/so/redirects.json'

const addresses: readonly Row[] = [
  [moved, '"/ledige-stillinger"', '"/jobb"'],
  [moved, '"/ledige-stillinger"', '"/butikker"'],
  [moved, '"/apningstider"', '"/ledige-stillinger/"'],
  [moved, '"/ledige-stillinger"', '"ledige-stillinger"'],
  [moved, '"to": "/jobb"', '"to": "/a/b/c/d"'],
  [moved, '"to": "/jobb"', '"to": "/apningstider"'],
  [moved, '"to": "/jobb"', '"til": "/jobb"'],
  [page('om-oss'), '(/jobb)', '(/ledige-stillinger)'],
  [page('om-oss'), '(/jobb)', '(/jobb#lonn)'],
]

const pages: readonly Row[] = [
  [support, '## Levering', '##Levering'],
  [support, '## Levering', '# Levering'],
  [support, '## Levering', '##'],
  [support, '## Levering', '## Frakt {#frakt}\n\n## Levering'],
  [support, '## Kontakt', '## Kontakt {#faq}'],
  [support, 'title: Kundeservice', 'title: Kundeservice\ntitle: Hjelp'],
  [care, /title: .*/u, 'title: Kundeservice'],
  [support, '## Levering', '<font color="red">Obs!</font>\n\n## Levering'],
  [care, '[butikken](/butikker)', 'Lorem ipsum dolor'],
  [care, '[butikken](/butikker)', ['TO', 'DO: skriv'].join('')],
]

const letters: readonly Row[] = [
  [brandJson, '"Klær"', '"KlÃ¦r"'],
  [care, '[butikken](/butikker)', 'tÃ¸rk'],
  [texts, 'Foreløpig', 'ForelÃ¸pig'],
  [care, '[butikken](/butikker)', 't\ufffdrk'],
  [brandJson, '"Klær"', '"Kl\u200bær"'],
  [care, '[butikken](/butikker)', 't&oslash;rk'],
  [brandJson, '"Storm & Opphold"', '"Storm &amp; Opphold"'],
]

const overrides: readonly Row[] = [
  [texts, /"emptyText": ".*"/u, '"emptyText": ""'],
  [texts, /"emptyText": ".*"/u, '"emptyText": "   "'],
  [texts, 'fra {brand},', 'fra ${brand},'],
  [texts, 'fra {brand},', 'fra { brand },'],
  [texts, 'Foreløpig', '<b>Foreløpig</b>'],
  [texts, '"startShopping": ', '"tooFew": "For få igjen",\n    "startShopping": '],
]

const leftovers: readonly Row[] = [
  [brandJson, '310000426', '310000906'],
  [brandJson, '"Storm & Opphold AS"', '"Vidje Klær AS"'],
  [brandJson, '"Sko"', '"Sko fra Vidje"'],
  [care, '[butikken](/butikker)', 'Vidje'],
  [care, '[butikken](/butikker)', '310 000 906'],
  [texts, 'alle i {brand}', 'alle i Vidje'],
]

const ids: readonly Row[] = ['G-XXXXXXXXXX', 'G-ABC123', 'UA-12345-1', 'G-', 'GTM-AB12CD3'].map((id) => [brandJson, 'G-S0EKSEMPEL', id])

const syntax: readonly Row[] = [
  [brandJson, '"name": "Storm & Opphold",', '"name": "Storm & Opphold"'],
  [brandJson, '"phone": "+47 55 00 00 42"', '"phone": "+47 55 00 00 42",'],
  [brandJson, '"name": "Storm & Opphold"', '“name”: “Storm & Opphold”'],
]

/** Where the first line stands that differs. */
const firstChange = (before: string, after: string): number => {
  const [old, changed] = [before.split('\n'), after.split('\n')]
  return changed.findIndex((line, at) => line !== old[at]) + 1
}

async function foundWith(path: string, change: (before: Buffer) => Buffer | string | Promise<Buffer>) {
  const file = join(root, path)
  const before = await readFile(file)
  const after = Buffer.from(await change(before))
  expect(after.equals(before)).toBe(false)
  await writeFile(file, after)
  try {
    return { line: firstChange(before.toString(), after.toString()), findings: await examine(root, { wanted: 'so', now }) }
  } finally {
    await writeFile(file, before)
  }
}

/** What is told at the line of a mistake. */
async function toldNear([path, from, to]: Row, near = 0) {
  const { line, findings } = await foundWith(path, (before) => before.toString().replace(from, () => to))
  const there = findings.filter(({ file, place }) => file === path && place !== null && Math.abs(place.line - line) <= near)
  return { line, there, findings }
}

/** A problem and a fix. */
const remedy = /[.:?] ?.*[\p{L}"]+.*[.?]$|Did you mean/u

describe.each<[kind: string, rows: readonly Row[], near?: number]>([
  ['links of pages', links],
  ['Markdown', brokenMarkdown],
  ['the menu', menu],
  ['pages', pages],
  ['letters', letters],
  ['texts', overrides],
  ['what is another brand’s', leftovers],
  ['ids of services', ids],
  // A parser finds a missing comma where the next line begins.
  ['JSON', syntax, 1],
])('a mistake in %s is told at its line', (_, rows, near = 0) => {
  it.each(rows)('%s: %s → %j', async (path, from, to) => {
    const { line, there, findings } = await toldNear([path, from, to], near)
    expect([line, there.length > 0, findings]).toEqual([line, true, findings])
    for (const { message } of there) expect(message).toMatch(remedy)
  })
})

it.each(addresses)('[R10.206] a mistake in old addresses is told at its line: %s: %s → %j', async (...row) => {
  const { line, there, findings } = await toldNear(row)
  expect([line, there.length > 0, findings]).toEqual([line, true, findings])
  for (const { message } of there) expect(message).toMatch(remedy)
})

describe('a mistake in the home page is told at its line', () => {
  it.each(homes)('[R10.204] %s: %s → %j', async (...row) => {
    const { line, there, findings } = await toldNear(row)
    expect([line, there.length > 0, findings]).toEqual([line, true, findings])
    for (const { message } of there) expect(message).toMatch(remedy)
  })

  it('[R10.204] and nothing is told of a banner with a picture, a page that is there and words', async () => {
    const own = { type: 'hero', title: 'Ute', image: 'ute.png', alt: 'Skog', to: '/kundeservice#retur' }
    const { findings } = await foundWith(home, (before) => before.toString().replace('{ "type": "hero" }', JSON.stringify(own)))
    expect(findings).toEqual([])
  })

  it.each<[what: string, bytes: () => Buffer | Promise<Buffer>, told: RegExp]>([
    ['one colour', () => picture(1280, 512, 'white'), /ute\.png shows one colour/u],
    ['a cut picture', async () => (await banner(1280, 512)).subarray(0, 3000), /ute\.png cannot be drawn/u],
    ['too few px', () => banner(640, 256), /ute\.png is 640 px wide, expected 1280 or more/u],
  ])('[R10.204] %s under a name that it uses', async (_, bytes, told) => {
    const file = join(root, home)
    const before = await readFile(file, 'utf8')
    const own = JSON.stringify({ type: 'hero', title: 'Ute', image: 'ute.png', alt: '', to: '/sko' })
    await writeFile(file, before.replace('{ "type": "hero" }', own))
    try {
      const { findings } = await foundWith('brands/so/assets/ute.png', bytes)
      expect(findings.map((finding) => `${finding.file} ${finding.message}`)).toEqual([expect.stringMatching(told)])
    } finally {
      await writeFile(file, before)
    }
  })
})

it.each<Row>([
  [support, '## Levering', '## Frakt'],
  [support, ' {#retur}', ''],
])('a section that the shop leads to and that is gone is told: %s: %s', async (path, from, to) => {
  const { findings } = await foundWith(path, (before) => before.toString().replace(from, to))
  expect(findings.map(({ file, message }) => `${file} ${message}`)).toContainEqual(
    expect.stringMatching(/kundeservice\.md has no section "#(?:levering|retur)", .* Write it: a heading that ends with/u),
  )
})

describe('a text that the law wants and that is gone is told', () => {
  it.each<Row>([
    [support, '{withdrawalForm}', 'Kommer.'],
    [support, /14 dager/gu, '7 dager'],
    [support, 'to år', 'ett år'],
    [support, 'fem år', 'lenge'],
    [support, 'Forbrukertilsynet', 'noen'],
    [support, 'inkluderer mva.', 'er faste.'],
    [support, '{orgNo}', ''],
    [privacy, '{recipients}', ''],
    [privacy, '{cookies}', ''],
    [privacy, 'Datatilsynet', 'oss'],
    [privacy, 'behandlingsansvarlig', 'til for deg'],
  ])('%s: %s', async (path, from, to) => {
    const { findings } = await foundWith(path, (before) => before.toString().replaceAll(from, to))
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toContainEqual(
      expect.stringMatching(`^${path} does not tell .* Write it\\.$`),
    )
  })
})

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

describe('a picture that shoppers would not see as it was meant is told', () => {
  it.each<[what: string, name: string, change: (before: Buffer) => Buffer | string | Promise<Buffer>, told: RegExp]>([
    [
      'a JPEG called PNG',
      'logo.png',
      () =>
        sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
      /is not a PNG/u,
    ],
    ['a PNG that was cut off', 'logo.png', (before) => before.subarray(0, 3000), /cannot be drawn: it is cut off/u],
    ['an SVG that was cut off', 'logo.svg', (before) => before.subarray(0, 3000), /cannot be drawn|cut off/u],
    [
      'a logo in the colour of the header',
      'logo.png',
      async (before) => sharp(before).tint('#0f3d2d').linear(0.2).png().toBuffer(),
      /hardly be seen on the header/u,
    ],
    [
      'a logo in a style of that colour',
      'logo.svg',
      (before) => before.toString().replaceAll(/fill="[^"]*"/gu, 'style="fill:#0f3d2d"'),
      /hardly be seen on the header/u,
    ],
    ['a transparent logo', 'logo.png', () => picture(652, 192, 'transparent'), /shows nothing/u],
    [
      'a logo as small as a stamp',
      'logo.png',
      (before) => sharp(before).resize(40).png().toBuffer(),
      /is 40 px wide, expected 200 to 2000/u,
    ],
    ['a logo of another form', 'logo.png', () => picture(400, 400, 'white'), /logo\.svg has another form/u],
    ['a preview of one colour', 'social.png', () => picture(1200, 630, 'white'), /shows one colour/u],
    [
      'a heavy icon',
      'favicon.svg',
      (before) => before.toString().replace('</svg>', `<desc>${'x'.repeat(80_000)}</desc></svg>`),
      /has 80 KB, expected 50 KB at most/u,
    ],
  ])('%s', async (_, name, change, told) => {
    const { findings } = await foundWith(`brands/so/assets/${name}`, change)
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^brands/so/assets/${name} .*${told.source}`, 'u')),
    )
  })

  it('another brand’s', async () => {
    const theirs = await readFile(join(root, 'brands/vidje/assets/favicon.svg'))
    const { findings } = await foundWith('brands/so/assets/favicon.svg', () => theirs)
    expect(findings.map(({ message }) => message)).toContain("is the picture of Vidje. Put this brand's own there.")
  })
})

it('a fault in one file hides nothing in the others', async () => {
  const [file, brand] = [join(root, care), join(root, brandJson)]
  const [before, brandBefore] = [await readFile(file, 'utf8'), await readFile(brand, 'utf8')]
  try {
    await writeFile(file, before.replace('[butikken](/butikker)', '[butikken](/kundeservce)'))
    await writeFile(brand, brandBefore.replace('"id"', 'id'))
    const told = (await examine(root, { wanted: 'so', now })).map(({ message }) => message)
    expect(told).toContainEqual(expect.stringContaining('is not JSON'))
    expect(told).toContainEqual(expect.stringContaining('Did you mean "/kundeservice"?'))
  } finally {
    await writeFile(file, before)
    await writeFile(brand, brandBefore)
  }
})
