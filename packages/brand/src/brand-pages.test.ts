import { describe, expect, it } from 'vitest'
import { BrandFolder, leastBrand, page, told } from './brand-folder.fixture.ts'
import { parsePage } from './pages/page.ts'

type Change = (folder: BrandFolder) => BrandFolder

const withSettings = (change: Record<string, unknown>) => new BrandFolder({ ...leastBrand(), ...change })

describe('a wrong page', () => {
  it.each<[row: string, change: Change, message: string]>([
    [
      'without a description',
      (folder) => folder.write('pages/trim.md', '---\ntitle: A\n---\nHei'),
      'brands/fjell/pages/trim.md: description is missing, expected it between two lines of --- at the top. Add it.',
    ],
    [
      'with another key',
      (folder) => folder.write('pages/trim.md', '---\ntitle: A\ndescription: B\ntitel: C\n---\nHei'),
      'brands/fjell/pages/trim.md: titel is not a known key, expected one of: title, description, goods. Did you mean "title"?',
    ],
    [
      'with a claim that the brand does not make',
      (folder) => folder.write('pages/trim.md', '---\ntitle: A\ndescription: B\n---\nMinst {garanti} garanti.'),
      'brands/fjell/pages/trim.md: {garanti} is filled by nothing, expected one of: company, address, email, brand, orgNo, phone, sessionCookie, sessionLasts, cookies, recipients, withdrawalForm. Write the claim into "claims" of brand.json, or take it out.',
    ],
    [
      'with a claim that is out of date',
      (folder) => {
        const claims = { garanti: { text: '5 års garanti', value: '5 år', source: 'Vilkårene § 4', validTo: '2020-12-31' } }
        return folder
          .write('brand.json', JSON.stringify({ ...leastBrand(), claims }))
          .write('pages/trim.md', '---\ntitle: A\ndescription: B\n---\nMinst {garanti} garanti.')
      },
      'brands/fjell/pages/trim.md: {garanti} may be shown until 2020-12-31. Look its source up (Vilkårene § 4) and set "validTo" anew, or take the claim out.',
    ],
    [
      'without front matter',
      (folder) => folder.write('pages/trim.md', '# Trim\n\n---\nHei'),
      'brands/fjell/pages/trim.md: no front matter found, expected title and description between two lines of --- at the top. Add it.',
    ],
    [
      'that is empty',
      (folder) => folder.write('pages/trim.md', ''),
      'brands/fjell/pages/trim.md: no front matter found, expected title and description between two lines of --- at the top. Add it.',
    ],
    [
      'whose title is empty',
      (folder) => folder.write('pages/trim.md', '---\ntitle:\ndescription: B\n---\nHei'),
      'brands/fjell/pages/trim.md: title is empty, expected a text. Write it.',
    ],
    [
      'that no address shows',
      (folder) => folder.write('pages/trimm.md', page('Trim')),
      'brands/fjell/pages/trimm.md: is shown nowhere, expected one of: om-oss, kundeservice, personvernerklaering, vedlikehold, baerekraftig-forretningspraksis, dette-trenger-barnet-til-barnehagestart, hvordan-kle-barna, bionic-finish-eco, trim, or furet-vaerbitt-{product} of a product in houseBrand.products. Did you mean "trim"?',
    ],
    [
      'of a product that the house brand does not have',
      (folder) => folder.write('pages/furet-vaerbitt-jakke.md', page('Jakke')),
      'brands/fjell/pages/furet-vaerbitt-jakke.md: is shown nowhere, expected one of: om-oss, kundeservice, personvernerklaering, vedlikehold, baerekraftig-forretningspraksis, dette-trenger-barnet-til-barnehagestart, hvordan-kle-barna, bionic-finish-eco, trim, or furet-vaerbitt-{product} of a product in houseBrand.products. Rename it, or remove it.',
    ],
    [
      'with a link to a page that the brand lacks',
      (folder) => folder.write('pages/om-oss.md', `${page('Om oss')}Les om [trim](/trim#ute).`),
      'brands/fjell/pages/om-oss.md: leads to "/trim#ute", expected a page of the brand: pages/trim.md is missing. Write it, or lead elsewhere.',
    ],
  ])('%s', async (_row, change, message) => {
    expect(await told(change(new BrandFolder()))).toEqual([message])
  })

  it('is told beside the page that is missing for it', async () => {
    const folder = new BrandFolder().remove('brands/fjell/pages/kundeservice.md').remove('brands/fjell/pages/om-oss.md')
    folder.write('pages/kundeservise.md', page('Kundeservice')).write('pages/Om Oss.md', page('Om oss'))
    expect(await told(folder)).toEqual([
      expect.stringMatching(/^brands\/fjell\/pages\/Om Oss\.md: is shown nowhere, .* Did you mean "om-oss"\?$/),
      expect.stringMatching(/^brands\/fjell\/pages\/kundeservise\.md: is shown nowhere, .* Did you mean "kundeservice"\?$/),
      'brands/fjell/pages/om-oss.md: is missing, expected what every brand shows at /om-oss. Write it, or copy that of another brand.',
      'brands/fjell/pages/kundeservice.md: is missing, expected what every brand shows at /kundeservice. Write it, or copy that of another brand.',
    ])
  })

  it('is every one that a brand without pages lacks', async () => {
    expect(await told(new BrandFolder().remove('brands/fjell/pages'))).toHaveLength(5)
  })
})

describe('settings that lead to no page', () => {
  it.each<[row: string, change: Record<string, unknown>, message: string]>([
    [
      'a product of the house brand without its page',
      { houseBrand: { products: ['jakke'] } },
      'houseBrand.products[0] is "jakke", expected its page pages/furet-vaerbitt-jakke.md. Write it, or take the product out.',
    ],
    [
      'an extra entry of the menu',
      { menu: { extra: [{ text: 'Trim', to: '/trim' }] } },
      'menu.extra[0].to is "/trim", expected a page of the brand: pages/trim.md is missing. Write it, or lead elsewhere.',
    ],
    [
      'a category of the menu that is of a gender which the brand does not have',
      {
        genders: ['dame'],
        menu: {
          categories: [
            { text: 'Klær', to: '/klaer' },
            { text: 'Herre', to: '/herre' },
          ],
        },
      },
      'menu.categories[1].to is "/herre", expected a path that the shop has. Lead elsewhere.',
    ],
    [
      'an entry for a product that the house brand does not have',
      { menu: { extra: [{ text: 'Jakke', to: '/furet-vaerbitt-jakke' }] } },
      'menu.extra[0].to is "/furet-vaerbitt-jakke", expected a path that the shop has. Lead elsewhere.',
    ],
  ])('%s', async (_row, change, message) => {
    expect(await told(withSettings(change))).toEqual([`brands/fjell/brand.json: ${message}`])
  })
})

describe('a page is read', () => {
  it.each([
    ['after a byte order mark', '\uFEFF---\ntitle: Trim\ndescription: Tur\n---\nHei'],
    ['after a blank line', '\n---\ntitle: Trim\ndescription: Tur\n---\nHei'],
    ['with blanks behind its dashes', '--- \ntitle: Trim\ndescription: Tur\n---\t\nHei'],
    ['with the lines of Windows', '---\r\ntitle: Trim\r\ndescription: Tur\r\n---\r\nHei'],
    ['with dashes in its text', '---\ntitle: Trim\ndescription: Tur\n---\nHei\n---\n'],
  ])('%s', (_row, source) => {
    const { page: read, problems } = parsePage('trim', source, 'pages/trim.md')
    expect(problems).toEqual([])
    expect(read).toMatchObject({ title: 'Trim', description: 'Tur', markdown: expect.stringMatching(/^Hei/) })
  })

  it('that ends with its front matter', () => {
    const { page: read, problems } = parsePage('trim', '---\ntitle: Trim\ndescription: Tur\n---', 'pages/trim.md')
    expect(problems).toEqual([])
    expect(read).toEqual({ slug: 'trim', title: 'Trim', description: 'Tur', markdown: '' })
  })
})
