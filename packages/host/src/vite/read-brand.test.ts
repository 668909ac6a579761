import { pathToFileURL } from 'node:url'
import { fileURLToPath } from 'node:url'
import { listBrands, readBrand } from '@vidda/brand'
import { contentTexts, wordsOf } from '@vidda/texts'
import { describe, expect, it } from 'vitest'
import { builtPages } from './built-pages.ts'
import { readBrandForBuild } from './read-brand.ts'

const root = pathToFileURL(fileURLToPath(new URL('../../../../', import.meta.url)))
const brands = await listBrands(root)

describe.each(brands.map(({ id, dir }) => ({ id, dir })))('the brand $id as a build takes it', ({ id, dir }) => {
  it('names only files that it hands over, each by the hash of its content', async () => {
    const { data, files } = await readBrandForBuild(dir)
    const names = files.map(({ fileName }) => `/${fileName}`)
    const { logo, emptyPicture } = data.shop
    expect(names).toEqual(expect.arrayContaining([logo.svg, logo.png, emptyPicture?.src, data.favicon, ...data.fonts]))
    expect(data.fonts.length).toBeGreaterThan(0)
    for (const name of names.filter((path) => path.startsWith('/assets/'))) expect(name).toMatch(/-[\w-]{8}(?:\/\w+)?\.\w+$/)
    for (const font of data.fonts) expect(data.staticCss).toContain(font)
    expect(new Set(names).size).toBe(names.length)
  })

  it('has its pages as HTML with every placeholder filled in', async () => {
    const { data, files } = await readBrandForBuild(dir)
    expect(Object.keys(data.pages).toSorted()).toEqual([...data.shop.pages].toSorted())
    for (const [slug, page] of Object.entries(data.pages)) {
      expect(page.html).toContain('<')
      const figures = (page.figures ?? []).map(({ value, words }) => `${value} ${words}`)
      expect(`${page.title} ${page.description} ${figures.join(' ')} ${page.html}`).not.toMatch(/\{#?[a-z]\w*\}/i)
      expect(files.find(({ fileName }) => fileName === `pages/${slug}.json`)?.source).toBe(JSON.stringify(page))
    }
  })

  it('[R11.84] has figures whose value is their first word once the placeholders are filled in', async () => {
    const { data } = await readBrandForBuild(dir)
    const figures = data.pages['om-oss']?.figures ?? []
    expect(figures.length).toBeGreaterThan(1)
    for (const { value } of figures) expect(value).toMatch(/^\d+$/u)
    for (const { words } of figures.filter((figure) => /garanti/u.test(figure.words))) expect(words).toBe('års garanti for medlemmer')
  })

  it('[R10.312] answers on customer service what its search gives as examples, and what freight costs with the delivery', async () => {
    const { data } = await readBrandForBuild(dir)
    const html = data.pages['kundeservice']?.html ?? ''
    const examples = wordsOf(contentTexts, data.shop.texts).helpExample.match(/\p{L}+/gu) ?? []
    expect(examples.length).toBeGreaterThan(2)
    for (const word of examples) expect(html).toMatch(new RegExp(`(?<!\\p{L})${word}`, 'iu'))
    expect(/<h2 id="levering">[\s\S]*?(?=<h2|$)/u.exec(html)?.[0]).toMatch(/(?<!\p{L})frakt/iu)
  })

  it('[R11.85] has the lines of tiles with their placeholders filled in', async () => {
    const brand = await readBrand(dir)
    const pages = brand.pages.map((page) => ({ ...page, summaries: { retur: 'Retur til {brand}' } }))
    const built = await builtPages({ ...brand, pages })
    expect(built.pages['kundeservice']?.summaries).toEqual({ retur: `Retur til ${brand.config.name}` })
  })

  it('has tables whose headings say what they head, and a corner without words that is none', async () => {
    const { data } = await readBrandForBuild(dir)
    const html = Object.values(data.pages)
      .map((page) => page.html)
      .join('')
    expect(html).toContain('<th scope="col">')
    expect(html).toContain('<thead>')
    expect(html).not.toMatch(/<th>|<th [^>]*><\/th>/u)
  })

  it('is plain data that a bundle can hold, with nothing but what pages need', async () => {
    const { data } = await readBrandForBuild(dir)
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    expect(data.shop.id).toBe(id)
    expect(data.shop.company.address).toMatch(/^\S.*, \d{4}\u00A0\S/)
    for (const unread of ['cookies', 'mail']) expect(data.shop.texts).not.toHaveProperty(unread)
    expect(data.themeColor).toMatch(/^#[\da-f]{6}$/i)
  })
})
