import { genderOrder } from '@vidda/domain/gender'
import * as catalogue from '@vidda/texts'
import type { Namespace } from '@vidda/texts'
import { describe, expect, it } from 'vitest'
import { BrandFolder, leastBrand, leastPages, page } from './brand-folder.fixture.ts'
import { readBrand } from './read-brand.ts'

const full = {
  ...leastBrand(),
  otherDomains: ['gammel-fjell.example', 'xn--fjell-og-fjre-tfb.example'],
  theme: 'plain',
  chainId: 7,
  genders: ['herre', 'dame'],
  header: { singleLine: true },
  footer: { singleLine: false },
  menu: {
    categories: [{ text: 'Klær', to: '/klaer' }],
    extra: [
      { text: 'Kundeservice', to: '/kundeservice' },
      { text: 'Om {brand}', to: '/om-oss' },
    ],
  },
  company: { ...(leastBrand()['company'] as object), phoneHours: 'Hverdager 9–16', answerTime: 'Svar innen én virkedag' },
  countdown: false,
  compare: true,
  checkout: { providers: ['qliro'] },
  houseBrand: { products: ['jakke'] },
  consent: { services: [{ kind: 'google-analytics', purpose: 'analytics', id: 'X-1', hosts: ['stats.example'] }] },
  claims: { warranty: { text: '5 års garanti', value: '5 år', source: 'Vilkår § 4', validTo: '2027-12-31' } },
}

describe('a brand file', () => {
  it('[R11.10] [R11.103] is read into exactly that configuration', async () => {
    const folder = new BrandFolder(full).write('pages/furet-vaerbitt-jakke.md', page('Jakke'))
    expect((await readBrand(folder.brand)).config).toEqual(full)
  })

  it('[R1.01] that names no theme gets the theme so', async () => {
    const folder = new BrandFolder()
    const brand = await readBrand(folder.brand)
    expect(brand.config.theme).toBe('so')
    expect(brand.theme.dir.pathname).toMatch(/\/themes\/so\/$/)
  })

  it('takes a theme from the package that is installed of it, with its fonts', async () => {
    const folder = new BrandFolder({ ...leastBrand(), theme: 'fjord' }).installTheme('fjord')
    const { dir, fonts } = (await readBrand(folder.brand)).theme
    expect(dir.pathname).toMatch(/\/node_modules\/@vidda\/theme-fjord\/$/)
    expect(fonts.map(({ path }) => path.pathname)).toEqual([expect.stringMatching(/theme-fjord\/fonts\/schibsted-grotesk\.woff2$/)])
  })

  it('that an editor began with a byte order mark is read as without it', async () => {
    const folder = new BrandFolder()
    folder.write('brand.json', `\uFEFF${JSON.stringify(leastBrand())}`)
    expect((await readBrand(folder.brand)).config.id).toBe(leastBrand().id)
  })

  it('[R10.283] has a picture of empty places only where it brings one', async () => {
    const folder = new BrandFolder()
    expect((await readBrand(folder.brand)).assets.empty).toBeNull()
    folder.write('assets/empty.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path d="M0 0h9v9z"/></svg>')
    expect((await readBrand(folder.brand)).assets.empty).toMatchObject({ file: 'empty.svg', width: 480, height: 320 })
  })

  it('[R1.02] that gives no chain id gets chain id 1', async () => {
    const folder = new BrandFolder()
    expect((await readBrand(folder.brand)).config.chainId).toBe(1)
  })

  it('[R11.11] has all five genders, no single line and no extra entries unless it says so', async () => {
    const folder = new BrandFolder()
    const { config } = await readBrand(folder.brand)
    expect(config.genders).toEqual(genderOrder)
    expect(config.genders).toHaveLength(5)
    expect(config.header.singleLine).toBe(false)
    expect(config.menu.extra).toEqual([])
    expect(config.menu.categories).toEqual([{ text: 'Friluft og camping', to: '/friluft-og-camping' }])
    expect(config.compare).toBe(false)
    expect([config.checkout.providers, config.houseBrand.products, config.consent.services, config.claims]).toEqual([[], [], [], {}])
  })

  it('gives the footer the lines of the header unless it says otherwise', async () => {
    const folder = new BrandFolder({ ...leastBrand(), header: { singleLine: true } })
    expect((await readBrand(folder.brand)).config.footer.singleLine).toBe(true)
  })

  it('[R11.13] keeps the placeholder {brand} in the text of an extra entry', async () => {
    const folder = new BrandFolder({ ...leastBrand(), menu: { extra: [{ text: 'Om {brand}', to: '/om-oss' }] } })
    expect((await readBrand(folder.brand)).config.menu.extra).toEqual([{ text: 'Om {brand}', to: '/om-oss' }])
  })
})

describe('a brand folder', () => {
  it('gives pages, texts, pictures and the fonts of its theme', async () => {
    const folder = new BrandFolder()
    folder.write('texts.json', '{"common":{"close":"Steng"}}')
    folder.write('pages/om-oss.md', '---\ntitle: Om oss\ndescription: "Hvem vi er: oss"\n---\n\n## Hei\n')
    const brand = await readBrand(folder.brand)
    expect(brand.texts).toEqual({ common: { close: 'Steng' } })
    expect(brand.pages.map(({ slug }) => slug)).toEqual(leastPages)
    expect(brand.pages).toContainEqual({ slug: 'om-oss', title: 'Om oss', description: 'Hvem vi er: oss', markdown: '## Hei' })
    expect(brand.assets.logoSvg).toMatchObject({ file: 'logo.svg', width: 120, height: 40 })
    expect(brand.assets.social).toMatchObject({ width: 1200, height: 630 })
    expect(brand.theme.fonts.map(({ path }) => path.pathname)).toEqual([expect.stringMatching(/\/themes\/so\/fonts\/.+\.woff2$/)])
  })

  it('[R10.81] may word any text anew that a screen reads', async () => {
    const isNamespace = (value: unknown): value is Namespace => typeof value === 'object' && value !== null && 'namespace' in value
    const all = Object.values<unknown>(catalogue).filter(isNamespace)
    const texts = Object.fromEntries(all.map(({ namespace, words }) => [namespace, words]))
    expect(all.length).toBeGreaterThan(40)
    const folder = new BrandFolder()
    folder.write('texts.json', JSON.stringify(texts))
    expect((await readBrand(folder.brand)).texts).toEqual(texts)
  })

  it('may be given as a path without a final slash', async () => {
    const folder = new BrandFolder()
    expect((await readBrand(`${folder.root}/brands/fjell`)).config.id).toBe('fjell')
  })
})
