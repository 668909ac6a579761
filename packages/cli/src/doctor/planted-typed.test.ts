import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { examine } from './doctor.ts'
import { numberOf, numberPattern } from './number-words.ts'
import { foundWith, now, pageFile, picture, planted, toldNear, type Row } from './planted.fixture.ts'

const brandJson = 'brands/so/brand.json'
const home = 'brands/so/home.json'
const moved = 'brands/so/redirects.json'
const texts = 'brands/so/texts.json'
const about = pageFile('om-oss')
const privacy = pageFile('personvernerklaering')

const inAbout = (text: string): Row => [about, 'Det finnes to slags vær i Norge.', `Vi ses. ${text}`]
const section = (written: object): Row => [home, '{ "type": "ways" }', JSON.stringify(written)]
const oldAddress = (from: string, to: string): Row => [
  moved,
  '{ "from": "/apningstider", "to": "/butikker" }',
  `{ "from": "${from}", "to": "${to}" }`,
]

const rows: readonly (readonly [...Row, told: RegExp])[] = [
  [
    ...inAbout('Værbitt har en vannsøyle på 20 000 mm.'),
    /says "20 000 mm", and the claim "vannsoyle" is "15 000 mm"\. Write \{vannsoyle\}/u,
  ],
  [...inAbout('Vannsøylen er femten tusen mm.'), /says "femten tusen mm", which the claim "vannsoyle" is\. Write \{vannsoyle\}/u],
  [...inAbout('Medlemmer får femårs garanti.'), /says "femårs", which the claim "garanti" is/u],
  [...inAbout('Vi gir 10 års garanti.'), /says "10 års", and the claim "garanti" is "5 år"/u],
  [...section({ type: 'text', markdown: 'Hei.\n\nVi gir 5-års garanti.' }), /says "5-års", which the claim "garanti" is/u],
  [
    brandJson,
    'hjelp@so.example',
    'hjelp@os.example',
    /company\.supportEmail is "hjelp@os\.example", one letter from the shop's own domain \("so\.example"\)/u,
  ],
  [brandJson, 'hjelp@so.example', 'hjelp@so.exampel', /one letter from the shop's own domain/u],
  [brandJson, 'Storm & Opphold AS', 'Da Capo', /company\.legalName is "Da Capo", without the form of the company/u],
  [brandJson, 'Storm & Opphold AS', 'Storm & Opphold', /company\.legalName is "Storm & Opphold", without the form of the company/u],
  [
    brandJson,
    '"theme": "so"',
    '"otherDomains": ["vidje.example"], "theme": "so"',
    /names "vidje\.example", which is Vidje's\. Write this brand's own/u,
  ],
  [brandJson, 'Regnbyveien 42', 'Regnbyveien', /company\.address\.street is "Regnbyveien", without a number/u],
  [
    ...oldAddress('/Ledige-Stillinger', '/butikker'),
    /redirects\[1\]\.from is "\/Ledige-Stillinger", which differs from redirects\[0\]\.from \("\/ledige-stillinger"\)/u,
  ],
  [...oldAddress('/Om-Oss', '/butikker'), /redirects\[1\]\.from is "\/Om-Oss", which differs from "\/om-oss" in capital letters alone/u],
  [texts, 'Finn noe å ta med ut', String.raw`Finn noe\nå ta med ut`, /cart\.startShopping has a line break, and is shown on one line/u],
  [brandJson, '"text": "Sko"', String.raw`"text": "Sko\nog støvler"`, /menu\.categories\[1\]\.text has a line break/u],
  [home, 'Ukens tilbud', String.raw`Ukens\ntilbud`, /sections\[\d\]\.title has a line break/u],
]

it.each(rows)('[R11.100] %s: %s → %j is told at its line', async (path, from, to, told) => {
  const { there, findings } = await toldNear([path, from, to])
  expect(there.map(({ severity, message }) => `${severity} ${message}`)).toContainEqual(expect.stringMatching(told))
  expect(findings.every(({ severity }) => severity === 'warning')).toBe(true)
})

it.each<[...Row, told: string, at: string]>([
  [privacy, '**Opplysninger om ordren lagres i {lagringstid}**, fordi bokføringsloven krever det.', '', 'how long orders', 'kjøper'],
  [privacy, ', mister navn og adresse når tida er ute', ', sees bort fra', 'how long reservations', 'reserverer'],
  [privacy, ', og kontoen er der til du sletter den', '', 'how long accounts', 'konto'],
  [privacy, ' i ett år', '', 'how long e-mails', 'e-post'],
  [privacy, '{sessionLasts}', 'En stund', 'how long the session', '{sessionCookie}'],
])('[R11.101] of the times for which something is stored the one that is gone is told: %s: %s', async (path, from, to, told, at) => {
  const { findings } = await foundWith(path, (before) => before.toString().replace(from, to))
  const changed = (await readFile(join(planted.root, path), 'utf8')).replace(from, to).split('\n')
  expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining(`does not tell ${told}`)])
  expect(changed[(findings[0]?.place?.line ?? 0) - 1]).toContain(at)
})

it('[R11.100] an upright picture of a banner is told where it is named, and a wide one is not', async () => {
  const own = { type: 'hero', title: 'Ute', image: 'ute.png', alt: '', to: '/sko' }
  const file = join(planted.root, 'brands/so/assets/ute.png')
  const found = async (height: number) => {
    await writeFile(file, await picture(1280, height, 'green'))
    const { findings } = await foundWith(home, (before) =>
      before.toString().replace('{ "type": "hero", "layout": "split" }', JSON.stringify(own)),
    )
    return findings.filter(({ file: path }) => path === home)
  }
  expect(await found(1920)).toEqual([
    expect.objectContaining({
      message:
        'sections[0].image is "ute.png", 1280 × 1920 px and upright: of it a banner shows a strip. Take one that is wider than high.',
      place: { line: 4, column: expect.any(Number) },
    }),
  ])
  expect(await found(720)).toEqual([])
  await rm(file)
})

it('[R10.209] a page’s picture is looked at as a banner’s is', async () => {
  const file = join(planted.root, 'brands/so/assets/ute.png')
  const found = async (bytes: Buffer) => {
    await writeFile(file, bytes)
    const { findings } = await foundWith(about, (before) => before.toString().replace('image: kysten.jpg', 'image: ute.png'))
    return findings.map(({ file: at, message }) => `${at}: ${message}`)
  }
  const unshown = 'brands/so/assets/kysten.jpg: is shown by nothing. Name it in home.json or in a page, or take it out.'
  const oneColour = 'brands/so/assets/ute.png: shows one colour and nothing else. Export it again.'
  expect(await found(await picture(1280, 1920, 'green'))).toEqual([
    oneColour,
    `${about}: image is "ute.png", 1280 × 1920 px and upright: of it a page shows a strip. Take one that is wider than high.`,
    unshown,
  ])
  expect(await found(await picture(1280, 720, 'green'))).toEqual([oneColour, unshown])
  await rm(file)
})

it.each<Row>([
  [brandJson, 'Storm & Opphold AS', 'Storm & Opphold A/S'],
  [brandJson, 'Storm & Opphold AS', 'Opphold ENK'],
  [brandJson, 'Storm & Opphold AS', 'Opphold allmennaksjeselskap'],
  [brandJson, 'Storm & Opphold AS', 'NUF Opphold Ltd.'],
  [brandJson, 'Storm & Opphold AS', 'Stiftelsen Opphold'],
  [brandJson, 'Regnbyveien 42', 'Postboks 7'],
  [brandJson, 'hjelp@so.example', 'hjelp@kunde.so.example'],
  [brandJson, 'https://so.example', 'https://www.so.example'],
  [brandJson, '"origin": "https://so.example"', '"origin": "https://xo.example", "otherDomains": ["so.example"]'],
  oldAddress('/Ledige-Stillinger', '/jobb'),
  oldAddress('/Om-Oss', '/om-oss'),
  inAbout('Reklamasjonsretten har alle, medlem eller ikke: to år, og fem år på varer som varer.'),
  inAbout('Garantien varer lenge. Vi har holdt på i 20 år.'),
  inAbout('Vi gir {garanti}s garanti, og to år etter loven.'),
])('[R11.100] and nothing is told of what may be right: %s: %s → %s', async (path, from, to) => {
  const { findings } = await foundWith(path, (before) => before.toString().replace(from, to))
  expect(findings).toEqual([])
})

it.each([
  ['15 000', 15_000],
  ['15.000', 15_000],
  ['2,5', 2.5],
  ['fem', 5],
  ['femti', 50],
  ['tjuefem', 25],
  ['hundre og tjue', 120],
  ['fire hundre', 400],
  ['femten tusen', 15_000],
  ['to tusen fire hundre', 2400],
])('[R11.100] %s is %d', (text, number) => {
  expect(new RegExp(`^${numberPattern}$`, 'iu').test(text)).toBe(true)
  expect(numberOf(text)).toBe(number)
})

it('[R11.102] a campaign that has not begun is told with its time, and is no fault', async () => {
  const chainData = {
    lostLinks: () => Promise.resolve([]),
    comingCampaigns: () => Promise.resolve(new Map([[101, new Date('2026-12-23T23:00:00Z')]])),
  }
  const findings = await examine(planted.root, { wanted: 'so', now, chainData })
  const text = await readFile(join(planted.root, home), 'utf8')
  const { sections } = JSON.parse(text) as { readonly sections: readonly { readonly campaign?: number }[] }
  const at = sections.findIndex(({ campaign }) => campaign === 101)
  expect(findings.filter(({ severity }) => severity === 'note')).toEqual([
    expect.objectContaining({
      file: home,
      place: { line: text.split('\n').findIndex((line) => line.includes('"campaign": 101')) + 1, column: expect.any(Number) },
      message: `sections[${at}].campaign names campaign 101, a campaign that begins at 2026-12-24 00:00: shoppers see nothing of it before. Leave it if that is meant, or name one that runs.`,
    }),
  ])
})
