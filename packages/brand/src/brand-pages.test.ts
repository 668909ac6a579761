import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BrandFolder, leastBrand, page, told, workspace } from './brand-folder.fixture.ts'
import { redirectsJsonSchema } from './file/json-schema.ts'
import { readBrand } from './read-brand.ts'
import { tenantOf } from './tenant.ts'
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
      'brands/fjell/pages/trim.md: titel is not a known key, expected one of: title, description, goods, image, alt, figures, history. Did you mean "title"?',
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

describe('a page under a name of its own', () => {
  it('[R10.205] is read, and the menu, pages and the home page may lead to it', async () => {
    const folder = withSettings({ menu: { categories: [], extra: [{ text: 'Jobb', to: '/jobb-hos-oss' }] } })
    folder.write('pages/jobb-hos-oss.md', page('Jobb')).write('pages/om-oss.md', `${page('Om oss')}Se [jobb](/jobb-hos-oss#jobb).`)
    const brand = await readBrand(folder.brand)
    expect(brand.pages.map(({ slug }) => slug)).toContain('jobb-hos-oss')
    expect(tenantOf(brand).links).toEqual([])
    folder.write('pages/om-oss.md', `${page('Om oss')}Se [telt](/telt) og [telt](/telt), og [jobb](/jobb-hos-oss).`)
    expect(tenantOf(await readBrand(folder.brand)).links).toEqual(['/telt'])
  })

  it.each<[name: string, message: string]>([
    [
      'Jobb Hos Oss',
      'cannot be an address, expected small letters from a to z, digits and hyphens, 60 at most. Rename it to "jobb-hos-oss.md".',
    ],
    ['ÆØÅ', 'cannot be an address, expected small letters from a to z, digits and hyphens, 60 at most. Rename it to "aeoa.md".'],
    [
      'a'.repeat(61),
      `cannot be an address, expected small letters from a to z, digits and hyphens, 60 at most. Rename it to "${'a'.repeat(60)}.md".`,
    ],
    ...['butikker', 'dame', 'goggles', 'tekstil', 'product', 'search', 'checkout', 'min-side', 'api', 'payment', 'healthz'].map(
      (name): [string, string] => [name, `would be at /${name}, where a part of the shop stands. Rename it.`],
    ),
  ])('[R10.206] cannot be called %s', async (name, message) => {
    expect(await told(new BrandFolder().write(`pages/${name}.md`, page('Side')))).toEqual([`brands/fjell/pages/${name}.md: ${message}`])
  })
})

describe('a redirects.json', () => {
  const leading = (...redirects: readonly unknown[]) =>
    new BrandFolder().write('pages/jobb.md', page('Jobb')).write('redirects.json', JSON.stringify({ redirects }))

  it('[R10.205] is read, and need not be there', async () => {
    const redirects = [
      { from: '/jobbe-hos-oss.html', to: '/jobb#jobb' },
      { from: '/product/gammel-jakke', to: '/klaer' },
      { from: '/blogg/gammel', to: '/blogg' },
      { from: '/trim', to: 'https://trim.example' },
      { from: '/gammelt/l%C3%B8ype/kart/1', to: '/sko' },
    ]
    expect((await readBrand(leading(...redirects).brand)).redirects).toEqual(redirects)
    expect((await readBrand(new BrandFolder().brand)).redirects).toEqual([])
  })

  it.each<[row: string, redirects: readonly unknown[], key: string, message: string]>([
    ['without its target', [{ from: '/a' }], '[0].to', 'is missing, expected a text such as "/jobb". Add it.'],
    [
      'with a query',
      [{ from: '/a?b=1', to: '/sko' }],
      '[0].from',
      'is "/a?b=1", expected an old path, without query, such as "/jobbe-hos-oss".',
    ],
    ['of home', [{ from: '//', to: '/sko' }], '[0].from', 'is "//", expected a path that a page can have. Write it as browsers show it.'],
    [
      'that cannot be read',
      [{ from: '/%E0', to: '/sko' }],
      '[0].from',
      'is "/%E0", expected a path that a page can have. Write it as browsers show it.',
    ],
    ['where a page stands', [{ from: '/jobb/', to: '/sko' }], '[0].from', 'is "/jobb/", where pages/jobb.md stands. Take it out.'],
    ...['/butikker', '/dame', '/goggles', '/payment', '/api/v1/x', '/assets/x.js', '/min-side/ordrer'].map(
      (from): [string, unknown[], string, string] => [
        `at ${from}`,
        [{ from, to: '/sko' }],
        '[0].from',
        `is "${from}", where a part of the shop stands. Take it out.`,
      ],
    ),
    [
      'twice',
      [
        { from: '/a', to: '/sko' },
        { from: '/a/', to: '/klaer' },
      ],
      '[1].from',
      'is "/a/", as redirects[0].from is. Take one of them out.',
    ],
    [
      'that leads on to another',
      [
        { from: '/a', to: '/b?c=1' },
        { from: '/b', to: '/sko' },
      ],
      '[0].to',
      'is "/b?c=1", which leads on to "/sko". Write that one.',
    ],
    ['that leads to itself', [{ from: '/a', to: '/a/' }], '[0].to', 'is "/a/", where it comes from. Lead elsewhere.'],
    [
      'that leads to a page that is not there',
      [{ from: '/a', to: '/trim' }],
      '[0].to',
      'is "/trim", expected a page of the brand: pages/trim.md is missing. Write it, or lead elsewhere.',
    ],
  ])('[R10.206] with an old address %s is refused', async (_row, redirects, key, message) => {
    expect(await told(leading(...redirects))).toEqual([`brands/fjell/redirects.json: redirects${key} ${message}`])
  })

  it('[R10.206] has no addresses that the brand itself leads to', async () => {
    const folder = leading({ from: '/stilling', to: '/jobb' }).write('pages/om-oss.md', `${page('Om oss')}Se [jobb](/stilling#a).`)
    expect(await told(folder)).toEqual(['brands/fjell/pages/om-oss.md: leads to "/stilling#a", an old address. Write "/jobb".'])
  })

  it('[R10.205] has a published JSON Schema that is in step with the reader', () => {
    const published = readFileSync(new URL('packages/brand/redirects.schema.json', workspace), 'utf8')
    expect(JSON.parse(published)).toEqual(JSON.parse(redirectsJsonSchema()))
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
      'an entry for a comparison that the brand does not have',
      { menu: { extra: [{ text: 'Sammenlign', to: '/sammenlign' }] } },
      'menu.extra[0].to is "/sammenlign", expected a path that the shop has. Lead elsewhere.',
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
