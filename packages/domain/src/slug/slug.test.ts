import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categorySlugOf, slugOf, uniqueSlugs } from './index.ts'

describe('slugs', () => {
  it.each([
    ['Blå Ærfugl Skjørt', 'bla-aerfugl-skjort'],
    ['  Rim  Ullgenser – Barn! ', 'rim-ullgenser-barn'],
    ['Bla\u030a Kåpe', 'bla-kape'],
    ['Crème & Sámi Đuodji', 'creme-sami-duodji'],
    ['Telt 3-manns', 'telt-3-manns'],
  ])('[R10.65] %s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it.each([
    ['Hjelmer & Alpinbriller', 'hjelmer-&-alpinbriller'],
    ['Friluft og camping', 'friluft-og-camping'],
    ['Klær', 'klaer'],
  ])('[R10.65] the category %s keeps its &: %s', (name, slug) => {
    expect(categorySlugOf(name)).toBe(slug)
  })

  it('[R10.65] hold nothing but lower-case letters, digits and single hyphens', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/u.test(slugOf(name))))
  })
})

const named = (...names: readonly (readonly [number, string])[]) => names.map(([id, name]) => ({ id, name }))

describe('uniqueSlugs', () => {
  it('[R10.66] the lowest id keeps a shared slug and the others get their id appended', () => {
    const slugs = uniqueSlugs(named([30, 'Rim Genser'], [12, 'Rim genser'], [25, 'Rim Genser!'], [7, 'Skare Hjelm']))
    expect([...slugs].toSorted(([left], [right]) => left - right)).toEqual([
      [7, 'skare-hjelm'],
      [12, 'rim-genser'],
      [25, 'rim-genser-25'],
      [30, 'rim-genser-30'],
    ])
  })

  it('[R10.66] a slug of digits only gets the id too', () => {
    expect(uniqueSlugs(named([4, '2025'])).get(4)).toBe('2025-4')
  })

  it('[R10.66] stays unique where a name looks like another’s slug, and a new article changes no older address', () => {
    const articles = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 30 }), name: fc.constantFrom('Jakke', 'Jakke 5', 'Jakke 5 5', '5', '!') }),
      {
        selector: ({ id }) => id,
      },
    )
    fc.assert(
      fc.property(articles, (list) => {
        const slugs = uniqueSlugs(list)
        expect(new Set(slugs.values()).size).toBe(list.length)
        expect([...slugs.values()].some((slug) => /^\d*$/u.test(slug))).toBe(false)
        const more = uniqueSlugs([...list, { id: 31, name: 'Jakke' }])
        for (const [id, slug] of slugs) expect(more.get(id)).toBe(slug)
      }),
    )
  })
})
