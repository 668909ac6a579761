import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { foundWith, pageFile, picture, planted, remedy, toldNear, type Row } from './planted.fixture.ts'

// Valid pictures for the banners, so that the planted fault is the only one.
beforeAll(async () => writeFile(join(planted.root, 'brands/so/assets/ute.png'), await banner(1280, 512)))

const banner = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .png()
    .toBuffer()

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
    '{ "type": "hero", "layout": "split" }',
    `{ "type": "hero", "title": "Ute", "image": "ute.png", "alt": "", "to": "${to}" }`,
  ]),
  [home, '{ "type": "hero", "layout": "split" }', '{ "type": "hero", "title": "Ute", "image": "borte.jpg", "alt": "", "to": "/sko" }'],
  ...['/kundeservce', 'butikker', 'https://so.example/sko'].map((to): Row => [
    home,
    '{ "type": "ways" }',
    JSON.stringify({
      type: 'links',
      title: 'Hit',
      links: [
        { text: 'Sko', to: '/sko' },
        { text: 'Dit', to },
      ],
    }),
  ]),
  [home, '{ "type": "ways" }', '{ "type": "links", "title": "Hit", "links": [{ "text": "Sko", "to": "/sko" }] }'],
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
  [pageFile('om-oss'), '(/jobb)', '(/ledige-stillinger)'],
  [pageFile('om-oss'), '(/jobb)', '(/jobb#lonn)'],
]

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
    const { findings } = await foundWith(home, (before) =>
      before.toString().replace('{ "type": "hero", "layout": "split" }', JSON.stringify(own)),
    )
    expect(findings).toEqual([])
  })

  it.each<[what: string, bytes: () => Buffer | Promise<Buffer>, told: RegExp]>([
    ['one colour', () => picture(1280, 512, 'white'), /ute\.png shows one colour/u],
    ['a cut picture', async () => (await banner(1280, 512)).subarray(0, 3000), /ute\.png cannot be drawn/u],
    ['too few px', () => banner(640, 256), /ute\.png is 640 px wide, expected 1280 or more/u],
  ])('[R10.204] %s under a name that it uses', async (_, bytes, told) => {
    const file = join(planted.root, home)
    const before = await readFile(file, 'utf8')
    const own = JSON.stringify({ type: 'hero', title: 'Ute', image: 'ute.png', alt: '', to: '/sko' })
    await writeFile(file, before.replace('{ "type": "hero", "layout": "split" }', own))
    try {
      const { findings } = await foundWith('brands/so/assets/ute.png', bytes)
      expect(findings.map((finding) => `${finding.file} ${finding.message}`)).toEqual([expect.stringMatching(told)])
    } finally {
      await writeFile(file, before)
    }
  })
})
