import { describe, expect, it } from 'vitest'
import { BrandFolder, leastBrand, told } from './brand-folder.fixture.ts'
import { readBrand } from './read-brand.ts'

describe('the lines of the tiles of customer service', () => {
  const claims = { garanti: { text: '5 års garanti', value: '5 år', source: 'Vilkår § 4', validTo: '2027-12-31' } }
  const sections = '## Betaling\n\nKort.\n\n## Angrerett og retur {#retur}\n\n14 dager.'
  const withLines = (lines: string, slug = 'kundeservice', text = sections) =>
    new BrandFolder({ ...leastBrand(), claims }).write(`pages/${slug}.md`, `---\ntitle: Hjelp\ndescription: Hjelp\n${lines}\n---\n${text}`)

  it('[R11.85] are read by the ids of their sections, with their placeholders', async () => {
    const { pages } = await readBrand(withLines('summary.betaling: Kort: og faktura\nsummary.retur: {garanti}s garanti').brand)
    expect(pages.find(({ slug }) => slug === 'kundeservice')?.summaries).toEqual({
      betaling: 'Kort: og faktura',
      retur: '{garanti}s garanti',
    })
  })

  it.each<[row: string, lines: string, message: string]>([
    [
      'of a section that is not there',
      'summary.betalin: Kort',
      'summary.betalin is of a section that the page does not have, expected one of: betaling, retur. Did you mean "betaling"?',
    ],
    [
      'under a misspelt key',
      'summery.retur: 14 dager',
      'summery.retur is not a known key, expected one of: title, description, goods, image, alt, figures, history, summary.<section>. Did you mean "summary.retur"?',
    ],
    ['without words', 'summary.retur:', 'summary.retur is empty, expected what the section is about. Write it, or remove it.'],
    [
      'that are long',
      `summary.retur: ${'a'.repeat(61)}`,
      'summary.retur has 61 characters, expected 60 at most: a tile has room for a line or two. Say it in fewer words.',
    ],
  ])('[R11.85] %s are told', async (_row, lines, message) => {
    expect(await told(withLines(lines))).toEqual([`brands/fjell/pages/kundeservice.md: ${message}`])
  })

  it('[R11.85] may be of a section whose heading holds a placeholder, and of none that a code block shows', async () => {
    const text = '## Om {brand}\n\nVi.\n\n```\n## Kode\n```'
    const { pages } = await readBrand(withLines('summary.om-fjell-fjaere: Hvem vi er', 'kundeservice', text).brand)
    expect(pages.find(({ slug }) => slug === 'kundeservice')?.summaries).toEqual({ 'om-fjell-fjaere': 'Hvem vi er' })
    expect(await told(withLines('summary.kode: Kode', 'kundeservice', text))).toEqual([
      'brands/fjell/pages/kundeservice.md: summary.kode is of a section that the page does not have, expected one of: om-fjell-fjaere. Name a section, or remove it.',
    ])
  })

  it('[R11.85] on another page are told, and so are those with a placeholder that nothing fills', async () => {
    expect(await told(withLines('summary.retur: 14 dager', 'om-oss'))).toEqual([
      'brands/fjell/pages/om-oss.md: summary.retur is read by nothing, expected it in pages/kundeservice.md, whose sections are tiles. Remove it.',
    ])
    const [message] = await told(withLines('summary.retur: {garantie}'))
    expect(message).toMatch(/^brands\/fjell\/pages\/kundeservice\.md: \{garantie\} is filled by nothing, .*Did you mean "garanti"\?$/u)
  })
})
