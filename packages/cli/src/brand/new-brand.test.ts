import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { readBrand } from '@vidda/brand'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { examine } from '../doctor/doctor.ts'
import { root as workspace } from '../where.ts'
import { readAnswers, type Answers, type Flags } from './answers.ts'
import { freeChain, writeBrand } from './new-brand.ts'

const told = {
  name: 'Fjordsport',
  origin: 'https://fjordsport.example/',
  color: '#0b5385',
  'legal-name': 'Fjordsport AS',
  'org-no': '310 000 426',
  street: 'Bryggegata 4',
  'postal-code': '5003',
  city: 'Bergen',
  email: 'hei@fjordsport.example',
  phone: '+47 55 00 00 00',
} satisfies Flags

/** Nobody is at the keyboard. */
const nobody = Object.assign(Readable.from([]), { isTTY: false })

const answersOf = (flags: Flags = {}, id: string | undefined = 'fjordsport'): Promise<Answers> =>
  readAnswers(id, { ...told, ...flags }, 5, nobody)

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vidda-new-'))
  await cp(join(workspace, 'themes/so'), join(root, 'themes/so'), { recursive: true, filter: (path) => !path.includes('node_modules') })
  await mkdir(join(root, 'brands'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const fileOf = (path: string) => readFile(join(root, path), 'utf8')

describe('a new brand', () => {
  it('[R11.16] reads without a fault, from a brand.json of at most 25 lines', async () => {
    const { paths } = await writeBrand(await answersOf({ genders: 'dame, herre', 'single-line': true }), root)
    const { config, pages, theme } = await readBrand(join(root, 'brands/fjordsport'))
    expect(config).toMatchObject({
      id: 'fjordsport',
      name: 'Fjordsport',
      origin: 'https://fjordsport.example',
      theme: 'fjordsport',
      chainId: 5,
      genders: ['dame', 'herre'],
      header: { singleLine: true },
      company: { orgNo: '310000426', address: { postalCode: '5003' } },
    })
    expect(theme.fonts).toHaveLength(1)
    expect((await fileOf('brands/fjordsport/brand.json')).trimEnd().split('\n').length).toBeLessThanOrEqual(25)
    expect(pages.map(({ markdown }) => markdown).join('\n')).not.toContain('Fyll ut')
    expect(paths).toContain('apps/fjordsport/vite.config.ts')
  })

  it('[R11.16] has the app and the package that other brands have', async () => {
    await writeBrand(await answersOf(), root)
    for (const file of ['apps/so/package.json', 'apps/so/vite.config.ts', 'brands/so/package.json']) {
      const other = await readFile(join(workspace, file), 'utf8')
      expect(await fileOf(file.replace('/so/', '/fjordsport/'))).toBe(other.replaceAll(/-so\b/gu, '-fjordsport'))
    }
  })

  it('[R11.18] holds no word of another brand', async () => {
    const { paths } = await writeBrand(await answersOf(), root)
    const texts = await Promise.all(paths.filter((path) => !/\.(png|woff2)$/u.test(path)).map(fileOf))
    for (const id of await readdir(join(workspace, 'brands'))) {
      const { name, company } = JSON.parse(await readFile(join(workspace, 'brands', id, 'brand.json'), 'utf8')) as Answers
      for (const word of [name, company.address.street, company.supportEmail, company.phone].filter((text) => text !== told.phone))
        expect(texts.filter((text) => text.includes(word))).toEqual([])
    }
  })

  it('names the places that its people have to fill in, with file and line', async () => {
    const { blanks } = await writeBrand(await answersOf(), root)
    expect(blanks.length).toBeGreaterThan(4)
    for (const { file, line, what } of blanks) expect((await fileOf(file)).split('\n')[line - 1]).toContain(what)
  })

  it('[R11.101] has nothing that the doctor warns of', async () => {
    await writeBrand(await answersOf(), root)
    const findings = await examine(root, { wanted: 'fjordsport' })
    expect(findings.filter(({ severity }) => severity !== 'blank')).toEqual([])
    expect(findings.length).toBeGreaterThan(4)
  })

  it.each(['#ffe600', '#ffffff', '#000000', '#d0021b', '#7ed321', '#f5a3c7', '#808080', '#00e5ff'])(
    'has a theme in which everything can be read, from %s',
    async (color) => {
      await writeBrand(await answersOf({ color }), root)
      expect((await readBrand(join(root, 'brands/fjordsport'))).theme.name).toBe('fjordsport')
    },
  )

  it('leads to no category of a chain that has none, and in the demo to the usual one', async () => {
    await writeBrand(await answersOf(), root)
    expect((await readBrand(join(root, 'brands/fjordsport'))).config.menu.categories).toEqual([])
    await writeBrand(await answersOf({ demo: true }, 'skogsport'), root)
    expect((await readBrand(join(root, 'brands/skogsport'))).config.menu.categories).toHaveLength(1)
  })

  it('uses a theme that is there, and makes none', async () => {
    const { paths } = await writeBrand(await answersOf({ color: undefined, theme: 'so' }), root)
    expect(paths.filter((path) => path.startsWith('themes/'))).toEqual([])
    expect((await readBrand(join(root, 'brands/fjordsport'))).theme.name).toBe('so')
  })

  it('takes a logo, and makes the picture of mails from it', async () => {
    const logo = join(root, 'logo.svg')
    await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path d="M0 0h200v50z"/></svg>')
    await writeBrand(await answersOf({ logo }), root)
    expect((await readBrand(join(root, 'brands/fjordsport'))).assets.logoPng).toMatchObject({ height: 192 })
  })

  it.each<[string, Flags, RegExp]>([
    ['an organisation number with a mistyped digit', { 'org-no': '310000427' }, /Nothing was written\..*company\.orgNo is "310000427"/su],
    ['a gender that is none', { genders: 'dame,voksen' }, /genders\[1\]/u],
    ['an address with a path', { origin: 'https://fjordsport.example/no' }, /origin/u],
    [
      'a theme that is not there',
      { color: undefined, theme: 'vinter' },
      /--theme is "vinter", expected one of: so, or an installed theme/u,
    ],
    ['a name that the font cannot write', { name: 'Снег' }, /cannot write “С”, “н”, “е”, “г” of the name\. Give a logo/u],
    ['a logo that is no picture', { logo: join(workspace, 'README.md') }, /which is not an SVG that can be drawn/u],
    ['a logo that is not there', { logo: '/nowhere/logo.svg' }, /--logo is "\/nowhere\/logo\.svg", which cannot be read \(ENOENT\)/u],
  ])('leaves nothing behind of %s, and says what is wrong', async (_, flags, message) => {
    await expect(writeBrand(await answersOf(flags), root)).rejects.toThrow(message)
    expect(await readdir(join(root, 'brands'))).toEqual([])
    expect(await readdir(join(root, 'themes'))).toEqual(['so'])
  })

  it('writes over nothing', async () => {
    await writeBrand(await answersOf(), root)
    const before = await fileOf('brands/fjordsport/brand.json')
    await expect(writeBrand(await answersOf({ name: 'Annet' }), root)).rejects.toThrow(
      'apps/fjordsport, brands/fjordsport, themes/fjordsport is there already',
    )
    expect(await fileOf('brands/fjordsport/brand.json')).toBe(before)
  })

  it('takes the first chain that no brand sells for', async () => {
    expect(await freeChain(root, 5)).toBe(5)
    await writeBrand(await answersOf(), root)
    expect(await freeChain(root, 5)).toBe(6)
  })
})

describe('what is asked', () => {
  it('names everything that is missing at once where nobody can be asked', async () => {
    await expect(answersOf({ 'org-no': '', street: undefined })).rejects.toThrow(
      'Who sells has to be told, and is not: --org-no, --street.',
    )
  })

  it('asks for it where somebody can', async () => {
    const person = Object.assign(Readable.from(['\n', '310000426\n', 'Bryggegata 4\n']), { isTTY: true })
    const { company } = await readAnswers('fjordsport', { ...told, 'org-no': undefined, street: undefined }, 5, person)
    expect(company).toMatchObject({ orgNo: '310000426', address: { street: 'Bryggegata 4' } })
  })

  it('ends where the person ends it', async () => {
    const person = Object.assign(Readable.from(['310000426\n']), { isTTY: true })
    await expect(readAnswers('fjordsport', { ...told, 'org-no': '', street: '' }, 5, person)).rejects.toThrow('Nothing was written')
  })

  it.each<[string, string | undefined, Flags, string]>([
    ['a name with capitals', 'Fjordsport', {}, 'is "Fjordsport", expected lower-case letters'],
    ['no name', undefined, {}, 'name is missing'],
    ['a colour that is none', 'fjordsport', { color: 'blå' }, '--color is "blå", expected red, green and blue as #rrggbb'],
    ['a colour and a theme', 'fjordsport', { theme: 'so' }, 'give one of them'],
  ])('refuses %s', async (_, id, flags, message) => {
    await expect(readAnswers(id, { ...told, ...flags }, 5, nobody)).rejects.toThrow(message)
  })
})
