import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { examine } from './doctor.ts'
import { plantedJson, plantedRows, type PlantedRows } from './planted-rows.fixture.ts'
import { foundWith, now, pageFile as page, picture, planted, remedy, toldNear, type Row } from './planted.fixture.ts'

const brandJson = 'brands/so/brand.json'
const texts = 'brands/so/texts.json'
const care = page('vedlikehold')
const support = page('kundeservice')
const privacy = page('personvernerklaering')

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
  [brandJson, '"answerTime": "Svar på hverdager"', '"answerTime": "Svar på hverdager",'],
  [brandJson, '"name": "Storm & Opphold"', '“name”: “Storm & Opphold”'],
]

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

describe.each<PlantedRows>(plantedRows)('a mistake is told at its line', (id, kind, rows, near = 0) => {
  it.each(rows)(`${id} in ${kind}: %s: %s → %j`, async (path, from, to) => {
    const { line, there, findings } = await toldNear([path, from, to], near)
    expect([line, there.length > 0, findings]).toEqual([line, true, findings])
    for (const { message } of there) expect(message).toMatch(remedy)
  })
})

it.each(plantedJson)('[R11.66] what is no JSON is told in words, at its line: %s → %s', async (from, to, told) => {
  const { there, findings } = await toldNear([brandJson, from, to])
  expect(findings.filter(({ file }) => file === brandJson)).toHaveLength(1)
  expect(there.map(({ message }) => message)).toEqual([expect.stringMatching(told)])
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

describe('a picture that shoppers would not see as it was meant is told', () => {
  it.each<[what: string, name: string, change: (before: Buffer) => Buffer | string | Promise<Buffer>, told: RegExp]>([
    [
      'a JPEG called PNG',
      'logo.png',
      () =>
        sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
      /is a JPEG under the name of a PNG/u,
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
    [
      'a logo with much margin',
      'logo.svg',
      (before) => before.toString().replace('viewBox="0 0 163 48"', 'viewBox="-163 -48 489 144"'),
      /fills 3\d % of its own height/u,
    ],
    [
      'a logo that is a tower',
      'logo.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 400"><path fill="#fff" d="M0 0h10v400H0z"/></svg>',
      /is 10 × 400, expected a form between/u,
    ],
    [
      'a logo that is a ribbon',
      'logo.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 20"><path fill="#fff" d="M0 0h2000v20H0z"/></svg>',
      /is 2000 × 20, expected a form between/u,
    ],
    [
      'an icon that is not square',
      'favicon.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 163 48"><path fill="#f90" d="M0 0h163v48H0z"/></svg>',
      /is 163 × 48, expected a square/u,
    ],
    [
      '[R10.283] a picture of empty places that is a ribbon',
      'empty.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 100"><path fill="#f90" d="M0 0h400v100H0z"/></svg>',
      /is 900 × 100, expected a form between a square/u,
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
  ])('[R11.75] %s', async (_, name, change, told) => {
    const { findings } = await foundWith(`brands/so/assets/${name}`, change)
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toContainEqual(
      expect.stringMatching(new RegExp(`^brands/so/assets/${name} .*(?:${told.source})`, 'u')),
    )
  })

  it('[R11.75] a font that weighs as much as a page', async () => {
    const font = 'themes/so/fonts/schibsted-grotesk.woff2'
    const { findings } = await foundWith(font, (before) => Buffer.concat([before, Buffer.alloc(400_000, 7)]))
    expect(findings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      expect.stringMatching(/^themes\/so\/fonts\/schibsted-grotesk\.woff2 has 432 KB, expected 150 KB at most/u),
    ])
  })

  it('another brand’s', async () => {
    const theirs = await readFile(join(planted.root, 'brands/vidje/assets/favicon.svg'))
    const { findings } = await foundWith('brands/so/assets/favicon.svg', () => theirs)
    expect(findings.map(({ message }) => message)).toContain("is the picture of Vidje. Put this brand's own there.")
  })
})

it('a fault in one file hides nothing in the others', async () => {
  const [file, brand] = [join(planted.root, care), join(planted.root, brandJson)]
  const [before, brandBefore] = [await readFile(file, 'utf8'), await readFile(brand, 'utf8')]
  try {
    await writeFile(file, before.replace('[butikken](/butikker)', '[butikken](/kundeservce)'))
    await writeFile(brand, brandBefore.replace('"id"', 'id'))
    const told = (await examine(planted.root, { wanted: 'so', now })).map(({ message }) => message)
    expect(told).toContainEqual(expect.stringContaining('is not JSON'))
    expect(told).toContainEqual(expect.stringContaining('Did you mean "/kundeservice"?'))
  } finally {
    await writeFile(file, before)
    await writeFile(brand, brandBefore)
  }
})
