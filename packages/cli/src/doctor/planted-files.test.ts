import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examine } from './doctor.ts'
import { foundWith, now, pageFile, planted } from './planted.fixture.ts'

describe('a file that nothing reads is told', () => {
  it.each<[was: string | null, becomes: string, told: string]>([
    ['home.json', 'Home.json', 'names differ in capital letters. Rename it to "home.json"'],
    ['home.json', 'home.jsonc', 'Rename it to "home.json"'],
    ['home.json', 'home.json.txt', 'Rename it to "home.json"'],
    ['redirects.json', 'redirect.json', 'Rename it to "redirects.json"'],
    ['assets/logo.svg', 'assets/Logo.svg', 'Rename it to "logo.svg"'],
    ['pages', 'Pages', 'Rename it to "pages"'],
    [null, 'notat.docx', 'is read by nothing. Take it out'],
    [null, 'assets/vindu.jpg', 'is shown by nothing. Name it in home.json or in a page, or take it out'],
    [null, 'pages/jobb.markdown', 'Rename it to "jobb.md"'],
    [null, 'pages/jobb.md.txt', 'Rename it to "jobb.md"'],
    [null, 'pages/Nye folk.docx', 'Rename it to "nye folk.md"'],
  ])('[R11.72] %s → %s', async (was, becomes, told) => {
    const path = (name: string) => join(planted.root, 'brands/so', name)
    if (was === null) await writeFile(path(becomes), 'x')
    else await rename(path(was), path(becomes))
    try {
      const findings = await examine(planted.root, { wanted: 'so', now })
      expect(findings.filter(({ file }) => file === `brands/so/${becomes}`).map(({ message }) => message)).toEqual([
        expect.stringContaining(told),
      ])
    } finally {
      if (was === null) await rm(path(becomes))
      else await rename(path(becomes), path(was))
    }
  })

  it('[R11.72] and what a brand needs beside them and has not', async () => {
    const [file, moved] = [join(planted.root, 'brands/so/package.json'), join(planted.root, 'package.json')]
    await rename(file, moved)
    await mkdir(join(planted.root, 'apps'))
    const findings = await examine(planted.root, { wanted: 'so', now })
    expect(findings.map(({ file: path, message }) => `${path} ${message}`)).toEqual([
      expect.stringMatching(/^brands\/so\/package\.json is missing, .* Copy that of another brand/u),
      expect.stringMatching(/^apps\/so is missing, .* Copy that of another brand/u),
    ])
    await rm(join(planted.root, 'apps'), { recursive: true })
    await rename(moved, file)
  })

  it('but not what systems leave, and no picture that home.json names', async () => {
    const file = join(planted.root, 'brands/so/assets/.DS_Store')
    await writeFile(file, '')
    expect(await examine(planted.root, { wanted: 'so', now })).toEqual([])
    await rm(file)
  })
})

it('[R11.76] a page that is another brand’s word for word is told, unless it is still to be filled in', async () => {
  const page = await readFile(join(planted.root, 'brands/vidje/pages/om-oss.md'), 'utf8')
  // S&O has no such picture, and a page that names a missing one is not read.
  const theirs = page.replace(/^(?:image|alt):.*\n/gmu, '')
  const found = async (text: string) => {
    const { findings } = await foundWith(pageFile('om-oss'), () => text)
    return findings.filter(({ message }) => message.startsWith('is word for word the page of Vidje')).length
  }
  expect(await found(theirs)).toBe(1)
  expect(await found(`${theirs}\n<!-- Fyll ut: mer -->\n`)).toBe(0)
})

it('[R11.74] a page with nothing under its title is told', async () => {
  const { findings } = await foundWith(pageFile('jobb'), () => '---\ntitle: Jobb\ndescription: Hva vi ser etter i folk.\n---\n')
  expect(findings.map(({ message }) => message)).toContain('has a title and nothing beneath it. Write its text, or take the page out.')
})

it('[R11.71] a picture that was pasted into a page is told, however long its line is', async () => {
  const { findings } = await foundWith(
    pageFile('om-oss'),
    (before) => `${before.toString()}\n![x](data:image/png;base64,${'A'.repeat(300_000)})\n`,
  )
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^is a picture, and pages show none/u),
    expect.stringMatching(/^has 30\d KB, expected 100 KB at most/u),
  ])
})

it('[R11.67] a misspelt link is told once', async () => {
  const lost = ['/kundeservise', '/jobb', '/ledige-stillinger', '/apningstider']
  const lostLinks = ({ links = [] }: { readonly links?: readonly string[] }) => Promise.resolve(links.filter((link) => lost.includes(link)))
  const chainData = { lostLinks, comingCampaigns: () => Promise.resolve(new Map<number, Date>()) }
  const file = join(planted.root, pageFile('vedlikehold'))
  const before = await readFile(file, 'utf8')
  await writeFile(file, before.replace('(/butikker)', '(/kundeservise)'))
  try {
    const findings = await examine(planted.root, { wanted: 'so', now, chainData })
    expect(findings.map(({ message }) => message)).toEqual([
      'leads to "/kundeservise", which the shop does not have. Did you mean "/kundeservice"?',
    ])
  } finally {
    await writeFile(file, before)
  }
})

it('[R11.67] nothing is told of links that are as they should be', async () => {
  const links = [
    '/kampanje/3',
    '/butikker/bergen',
    '/blogg/tur-i-morket',
    '/product/jakke-9',
    '/search/jakke',
    '/utvalg/1+2',
    '/goggles',
    '/tekstil',
    '/dame?size=m',
    '/voksen',
    '/vintersport/hjelmer-&-alpinbriller',
    '/min-side/ordrer',
    '/kundeservice#retur',
    'mailto:hjelp@so.example?subject=Retur',
    'mailto:{email}',
    'tel:+4755000042',
    'tel:55%2000%2000%2042',
    'https://www.forbrukertilsynet.no/',
  ]
  const { findings } = await foundWith(pageFile('vedlikehold'), (before) =>
    before.toString().replace('[butikken](/butikker)', links.map((to) => `[her](${to})`).join(', ')),
  )
  expect(findings).toEqual([])
})

it('[R11.73] nothing is told of Markdown and days that are as they should be', async () => {
  const text = [
    'Prisen gjelder to personer (2*3 m), **alt** er *godt*, og snake_case er greit.',
    'Vi har holdt på siden 1. mai 1987, og stengt fra 1. november til 15. april.',
    'Tilbudet gjelder til 31. desember 2028.',
    '- Ski\n- Telt',
    '1. Ski\n2. Telt',
    '| Dag | Tid |\n| --- | --- |\n| Mandag | 9 |',
  ].join('\n\n')
  const { findings } = await foundWith(pageFile('vedlikehold'), (before) => `${before.toString().trimEnd()}\n\n${text}\n`)
  expect(findings).toEqual([])
})
