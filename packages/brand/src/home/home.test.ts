import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BrandFolder, leastBrand, png, told, workspace } from '../brand-folder.fixture.ts'
import { jpegSize } from '../assets/picture.ts'
import { homeJsonSchema } from '../file/json-schema.ts'
import { linksOf } from '../links.ts'
import { readBrand } from '../read-brand.ts'
import { mostSections } from './schema.ts'

const ownBanner = { type: 'banner', title: 'Regn', to: '/klaer', image: 'regn.png', alt: '' }

function composing(...sections: readonly unknown[]): BrandFolder {
  return new BrandFolder().write('assets/regn.png', png(1600, 640)).write('home.json', JSON.stringify({ sections }))
}

/** A JPEG with a segment before its start-of-frame segment. */
function jpeg(width: number, height: number): Buffer {
  const bytes = Buffer.from('ffd8ffe000040000ffc0001108000000000301110002110103110100', 'hex')
  bytes.writeUInt16BE(height, 13)
  bytes.writeUInt16BE(width, 15)
  return bytes
}

describe('a home.json', () => {
  it('[R10.200] [R10.254] is read with the sections that it names, in their order, and with its pictures', async () => {
    const sections = [
      { type: 'hero', layout: 'low' },
      { type: 'ways' },
      { type: 'cards', of: 'campaign', title: 'Ukens tilbud', count: 8 },
      { type: 'banners', of: 'sub' },
      { ...ownBanner, text: 'Hele dagen.', linkText: 'Se jakkene', focus: { x: 20, y: 50 }, tone: 'light' },
      { type: 'selection', title: 'Til fjells', category: '/klaer/jakker' },
      { type: 'selection', title: 'Ull', articles: [3, 1] },
      { type: 'categories', only: ['/klaer', '/sko'] },
      {
        type: 'links',
        title: 'Høyde',
        links: [
          { text: '90 cm', about: '2 år', to: '/barn?size=barn-90-cm' },
          { text: 'Alt', to: '/barn' },
        ],
      },
      { type: 'shops' },
      { type: 'text', markdown: '## Hvem vi er\n\nVi er {brand}.' },
    ]
    const { home } = await readBrand(composing(...sections).brand)
    expect(home?.sections).toEqual(sections)
    expect(home?.pictures).toMatchObject([{ file: 'regn.png', width: 1600, height: 640 }])
  })

  it('[R10.200] need not be there: the chain then composes the page', async () => {
    expect((await readBrand(new BrandFolder().brand)).home).toBeNull()
  })

  it('[R10.200] has a published JSON Schema that is in step with the reader', () => {
    const published = readFileSync(new URL('packages/brand/home.schema.json', workspace), 'utf8')
    expect(JSON.parse(published)).toEqual(JSON.parse(homeJsonSchema()))
  })

  it('[R10.201] has its links, and what it names of the chain, among the links of the brand', async () => {
    const folder = composing(
      { ...ownBanner, to: '/sko' },
      { type: 'banner', title: 'Ute', to: 'https://ute.example', image: 'regn.png', alt: '' },
      { type: 'text', markdown: 'Les [om oss](/om-oss).' },
      {
        type: 'links',
        title: 'Hit',
        links: [
          { text: 'Ute', to: 'https://ute.example' },
          { text: 'Barn', to: '/barn' },
        ],
      },
      { type: 'selection', title: 'A', campaign: 3 },
      { type: 'selection', title: 'B', articles: [8] },
      { type: 'categories', only: ['/klaer/jakker'] },
    )
    const links = linksOf(await readBrand(folder.brand), 'brands/fjell').filter(({ file }) => file.endsWith('home.json'))
    expect(links.map(({ key, to, words }) => [key, to, words])).toEqual([
      ['sections[0].to', '/sko', 'is "/sko"'],
      ['sections[2].markdown', '/om-oss', 'leads to "/om-oss"'],
      ['sections[3].links[1].to', '/barn', 'is "/barn"'],
      ['sections[4].campaign', '/kampanje/3', 'names campaign 3'],
      ['sections[5].articles[0]', '/product/8', 'names article 8'],
      ['sections[6].only[0]', '/klaer/jakker', 'is "/klaer/jakker"'],
    ])
  })
})

const types = 'hero, banners, banner, ways, cards, selection, categories, links, shops, text'

describe('a wrong section names its key, what was expected and the fix', () => {
  it.each<[row: string, sections: readonly unknown[], message: string]>([
    ['no object', ['hero'], 'sections[0] is "hero", expected an object such as {"type":"hero"}.'],
    ['no type', [{ of: 'grid' }], `sections[0].type is missing, expected one of: ${types}. Add it.`],
    ['unknown type', [{ type: 'baner' }], `sections[0].type is "baner", expected one of: ${types}. Did you mean "banner"?`],
    [
      'unknown key',
      [{ type: 'cards', of: 'grid', titel: 'A' }],
      'sections[0].titel is not a known key, expected one of: type, of, title, count. Did you mean "title"?',
    ],
    [
      'unknown goods',
      [{ type: 'cards', of: 'bestseller' }],
      'sections[0].of is "bestseller", expected one of: grid, bestsellers, campaign. Did you mean "bestsellers"?',
    ],
    ['too many goods', [{ type: 'cards', of: 'grid', count: 20 }], 'sections[0].count is 20, expected a whole number from 3 to 9.'],
    ['a long title', [{ type: 'shops', title: 'a'.repeat(61) }], 'sections[0].title has 61 characters, expected 60 at most. Shorten it.'],
    ['an empty title', [{ type: 'shops', title: ' ' }], 'sections[0].title is " ", expected a text such as "Ukens utvalg".'],
    [
      'goods of nothing',
      [{ type: 'selection', title: 'A' }],
      'sections[0] picks no goods, expected one of: campaign, category, search, articles. Add it.',
    ],
    [
      'goods of two things',
      [{ type: 'selection', title: 'A', campaign: 3, search: 'ull' }],
      'sections[0] has both "campaign" and "search", expected one of: campaign, category, search, articles. Remove the other.',
    ],
    [
      'goods without a heading',
      [{ type: 'selection', search: 'ull' }],
      'sections[0].title is missing, expected a text such as "Til regnet". Add it.',
    ],
    [
      'no articles',
      [{ type: 'selection', title: 'A', articles: [] }],
      'sections[0].articles is empty, expected a list such as [12,40,7]. Name at least one.',
    ],
    [
      'too many articles',
      [{ type: 'selection', title: 'A', articles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
      'sections[0].articles has 10 entries, expected 9 at most. Take some out.',
    ],
    [
      'a category that is none',
      [{ type: 'selection', title: 'A', category: '/dame' }],
      'sections[0].category is "/dame", which is no category. Write the path of one, such as "/klaer" or "/klaer/jakker".',
    ],
    [
      'a banner without its target',
      [{ type: 'banner', title: 'A', image: 'regn.png', alt: '' }],
      'sections[0].to is missing, expected a text such as "/klaer/jakker". Add it.',
    ],
    ['a banner of both', [{ ...ownBanner, of: 'middle' }], 'sections[0].title is not a known key, expected one of: type, of. Remove it.'],
    [
      'a picture that is not there',
      [{ ...ownBanner, image: 'sol.jpg' }],
      'sections[0].image is "sol.jpg", and brands/fjell/assets/sol.jpg is missing. Put the picture there, or name another.',
    ],
    [
      'a picture without its words',
      [{ type: 'hero', title: 'A', to: '/klaer', image: 'regn.png' }],
      'sections[0].alt is missing, expected a text such as "To på tur i regnet". Add it.',
    ],
    [
      'a hero further down',
      [{ type: 'ways' }, { type: 'hero' }],
      'sections[1].type is "hero", expected it first, as its title is the heading of the page. Move it to the top, or write "banner".',
    ],
    ['an unknown layout', [{ type: 'hero', layout: 'lav' }], 'sections[0].layout is "lav", expected one of: low, split, pair, over.'],
    [
      'a hero beside goods',
      [
        { type: 'hero', layout: 'pair' },
        { type: 'cards', of: 'grid' },
      ],
      'sections[0].layout is "pair", expected a section "links" next, which stands beside it. Move one there, or write "low".',
    ],
    [
      'a section twice',
      [{ type: 'ways' }, { type: 'shops' }, { type: 'ways' }],
      'sections[2] is the same as sections[0]. Take one of them out.',
    ],
    [
      'a link to a page that the brand lacks',
      [{ ...ownBanner, to: '/trim' }],
      'sections[0].to is "/trim", expected a page of the brand: pages/trim.md is missing. Write it, or lead elsewhere.',
    ],
    [
      'a link in a text to nowhere',
      [{ type: 'text', markdown: 'Se [jakka](/furet-vaerbitt-jakke).' }],
      'sections[0].markdown leads to "/furet-vaerbitt-jakke", expected a path that the shop has. Lead elsewhere.',
    ],
    [
      'a claim that the brand does not make',
      [{ type: 'text', markdown: 'Minst {garanti}.' }],
      'sections[0] holds {garanti}, which is filled by nothing, expected one of: company, address, email, brand, orgNo, phone, sessionCookie, sessionLasts, cookies, recipients, withdrawalForm. Write the claim into "claims" of brand.json, or take it out.',
    ],
    ['no sections', [], 'sections is empty, expected a list such as [{"type":"hero"}]. Name at least one.'],
    [
      'too many sections',
      Array.from({ length: mostSections + 1 }, (_, index) => ({ type: 'shops', title: `Del ${index}` })),
      'sections has 17 entries, expected 16 at most. Take some out.',
    ],
  ])('[R10.201] %s', async (_row, sections, message) => {
    const lines = await told(composing(...sections))
    expect(lines[0]).toBe(`brands/fjell/home.json: ${message}`)
  })

  it.each<[row: string, content: string, message: string]>([
    ['no JSON', '{"sections": }', 'is not JSON (line 1 column 14): a value is missing. Write it.'],
    ['no object', '[]', 'is [], expected an object with sections.'],
    ['another key', '{"sections":[{"type":"hero"}],"title":"A"}', 'title is not a known key, expected one of: sections. Remove it.'],
  ])('[R10.201] a file with %s', async (_row, content, message) => {
    const [line = ''] = await told(new BrandFolder().write('home.json', content))
    expect(line).toContain(`brands/fjell/home.json: ${message}`)
  })

  it('[R10.201] says all that is wrong with all sections at once', async () => {
    const folder = composing({ type: 'hero' }, { type: 'cards', of: 'none' }, { type: 'selection', title: 'A' }, { type: 'vays' })
    expect((await told(folder)).map((line) => line.split(' ')[1])).toEqual(['sections[1].of', 'sections[2]', 'sections[3].type'])
  })

  it('[R10.201] a claim that is out of date may not be shown on it', async () => {
    const claims = { garanti: { text: '5 års garanti', value: '5 år', source: 'Vilkårene § 4', validTo: '2020-12-31' } }
    const folder = composing({ type: 'text', markdown: 'Minst {garanti} garanti.' })
    folder.write('brand.json', JSON.stringify({ ...leastBrand(), claims }))
    expect(await told(folder)).toEqual([
      'brands/fjell/home.json: sections[0] holds {garanti}, which may be shown until 2020-12-31. Look its source up (Vilkårene § 4) and set "validTo" anew, or take the claim out.',
    ])
  })
})

describe('a picture of a banner', () => {
  it.each<[row: string, image: string, bytes: Buffer, message: string]>([
    ['too small', 'regn.png', png(640, 256), 'is 640 px wide, expected 1280 or more. Export it larger.'],
    ['of another format than its name says', 'regn.png', jpeg(1600, 640), 'is a JPEG under the name of a PNG. Export it as PNG.'],
    ['that is no JPEG', 'regn.jpg', png(1600, 640), 'is a PNG under the name of a JPEG. Export it as JPEG.'],
  ])('[R10.201] %s is told', async (_row, image, bytes, message) => {
    const folder = composing({ ...ownBanner, image }).write(`assets/${image}`, bytes)
    expect(await told(folder)).toEqual([`brands/fjell/assets/${image}: ${message}`])
  })

  it('[R10.200] has the size that stands in the frame of a JPEG', async () => {
    const folder = composing({ ...ownBanner, image: 'regn.jpg' }).write('assets/regn.jpg', jpeg(1920, 768))
    expect((await readBrand(folder.brand)).home?.pictures).toMatchObject([{ file: 'regn.jpg', width: 1920, height: 768 }])
    expect(jpegSize(jpeg(1920, 768).subarray(0, 12))).toBeUndefined()
  })
})
