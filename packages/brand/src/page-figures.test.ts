import { describe, expect, it } from 'vitest'
import { BrandFolder, leastBrand, told } from './brand-folder.fixture.ts'
import { readBrand } from './read-brand.ts'

describe('the figures of a page', () => {
  const claims = { garanti: { text: '5 års garanti', value: '5 år', source: 'Vilkår § 4', validTo: '2027-12-31' } }
  const withFigures = (figures: string) =>
    new BrandFolder({ ...leastBrand(), claims }).write(
      'pages/om-oss.md',
      `---\ntitle: Om oss\ndescription: Om oss\nfigures: ${figures}\n---\nHei`,
    )

  it('[R11.84] are read one by one, with their placeholders', async () => {
    const { pages } = await readBrand(withFigures('42 butikker | {garanti}s garanti|61 ansatte').brand)
    expect(pages.find(({ slug }) => slug === 'om-oss')?.figures).toEqual(['42 butikker', '{garanti}s garanti', '61 ansatte'])
  })

  it.each<[row: string, figures: string, message: string]>([
    [
      'of which one has no words',
      '42 butikker | 61',
      'figures has "61", expected a value and what it counts, such as "42 butikker". Write both, with | between figures.',
    ],
    [
      'that are empty',
      '',
      'figures has "", expected a value and what it counts, such as "42 butikker". Write both, with | between figures.',
    ],
    [
      'that are too few',
      '42 butikker',
      'figures has 1, expected 2 to 4 with | between them, such as "42 butikker | 61 ansatte". Add some, or take some out.',
    ],
    [
      'that are too many',
      '1 a | 2 b | 3 c | 4 d | 5 e',
      'figures has 5, expected 2 to 4 with | between them, such as "42 butikker | 61 ansatte". Add some, or take some out.',
    ],
    [
      'of which one is long',
      `42 butikker | 61 ${'a'.repeat(38)}`,
      `figures has "61 ${'a'.repeat(38)}" of 41 characters, expected 40 at most. Say it in fewer words.`,
    ],
  ])('[R11.84] %s are told', async (_row, figures, message) => {
    expect(await told(withFigures(figures))).toEqual([`brands/fjell/pages/om-oss.md: ${message}`])
  })

  it('[R11.84] with a placeholder that nothing fills are told', async () => {
    const [message] = await told(withFigures('42 butikker | {garantie}s garanti'))
    expect(message).toMatch(/^brands\/fjell\/pages\/om-oss\.md: \{garantie\} is filled by nothing, .*Did you mean "garanti"\?$/u)
  })
})

describe('the history of a page', () => {
  const withHistory = (history: string) =>
    new BrandFolder().write('pages/om-oss.md', `---\ntitle: Om oss\ndescription: Om oss\nhistory: ${history}\n---\nHei`)

  it('[R11.126] is read year by year', async () => {
    const { pages } = await readBrand(withHistory('1974 Den første butikken | 1989 Den tiende|2003 {brand} på nett').brand)
    expect(pages.find(({ slug }) => slug === 'om-oss')?.history).toEqual([
      '1974 Den første butikken',
      '1989 Den tiende',
      '2003 {brand} på nett',
    ])
  })

  it.each<[row: string, history: string, message: string]>([
    [
      'of which one has no year',
      '1974 Bergen | Oslo | 1989 Alta',
      'history has "Oslo", expected a year and what happened in it, such as "1974 Butikk i Bergen". Write both, with | between years.',
    ],
    ['that is short', '1974 Bergen | 1989 Alta', 'history has 2, expected 3 to 6 years with | between them. Add some, or take some out.'],
    [
      'of which one comes too late',
      '1974 Bergen | 1999 Alta | 1989 Oslo',
      'history has "1989 Oslo" after a later year, expected the oldest first. Move it.',
    ],
    [
      'of which one is long',
      `1974 Bergen | 1989 Alta | 1999 ${'a'.repeat(56)}`,
      `history has "1999 ${'a'.repeat(56)}" of 61 characters, expected 60 at most. Say it in fewer words.`,
    ],
  ])('[R11.126] %s is told', async (_row, history, message) => {
    expect(await told(withHistory(history))).toEqual([`brands/fjell/pages/om-oss.md: ${message}`])
  })

  it('[R11.126] with a placeholder that nothing fills is told', async () => {
    const [message] = await told(withHistory('1974 Bergen | 1989 Alta | 1999 {brnd}'))
    expect(message).toMatch(/^brands\/fjell\/pages\/om-oss\.md: \{brnd\} is filled by nothing/u)
  })
})
