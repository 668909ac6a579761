import { readBrand, type SectionFile } from '@vidda/brand'
import { expect, it } from 'vitest'
import { root } from '../where.ts'
import { lostLinkProblems } from './data-links.ts'

it('[R10.204][R11.68] what the home page and pages name of a chain that does not have it is told by its key', async () => {
  const brand = await readBrand(`${root}/brands/so`)
  const sections: readonly SectionFile[] = [
    { type: 'selection', title: 'Uka', campaign: 7 },
    { type: 'selection', title: 'Våre', articles: [12, 40] },
    { type: 'categories', only: ['/klaer', '/telt'] },
    { type: 'text', markdown: 'Se [lykter](/lykter).' },
    { type: 'selection', title: 'Mørkt', search: 'hodelykt for ku' },
  ]
  const missing = ['/kampanje/7', '/product/40', '/telt', '/lykter', '/search/hodelykt%20for%20ku', '/search/ingenting']
  const pages = brand.pages
    .filter(({ slug }) => slug !== 'jobb')
    .map((page) => (page.slug === 'trim' ? { ...page, goods: 'ingenting' } : page))
  const composed = { ...brand, pages, redirects: [], home: { sections, pictures: [] } }
  const found = await lostLinkProblems(composed, async ({ links = [] }) => links.filter((link) => missing.includes(link)))
  const searches = found.filter(({ message }) => message.startsWith('searches'))
  expect(searches.map(({ file, key, message }) => `${file} ${key} ${message}`)).toEqual([
    'brands/so/pages/trim.md undefined searches for "ingenting", and chain 1 has no goods for it, so that nothing is shown. Write other words.',
    'brands/so/home.json sections[4].search searches for "hodelykt for ku", and chain 1 has no goods for it, so that nothing is shown. Write other words.',
  ])
  const links = found.filter((one) => !searches.includes(one))
  expect(links.map(({ file, key, message }) => `${file} ${key} ${message}`)).toEqual(
    [
      'sections[0].campaign names campaign 7',
      'sections[1].articles[1] names article 40',
      'sections[2].only[1] is "/telt"',
      'sections[3].markdown leads to "/lykter"',
    ].map((start) => `brands/so/home.json ${start}, which chain 1 does not have. Lead elsewhere, or bring it in.`),
  )
})

it('[R10.206] a page or an old address that hides what the chain has is told, and one that hides nothing is not', async () => {
  const brand = await readBrand(`${root}/brands/so`)
  const page = (slug: string) => ({ slug, title: slug, description: slug, markdown: 'Hei' })
  const with2 = {
    ...brand,
    pages: [...brand.pages, page('jobb'), page('telt')],
    redirects: [
      { from: '/product/gammel', to: '/sko' },
      { from: '/product/her', to: '/sko' },
      { from: '/a/b/c/d', to: '/jobb' },
    ],
  }
  const there = ['/telt', '/product/her', '/jobb#om']
  const found = await lostLinkProblems(with2, async ({ links = [] }) =>
    links.filter((link) => (link === '/jobb' || link.startsWith('/product/') || link === '/telt') && !there.includes(link)),
  )
  expect(found.map(({ file, key, message }) => `${file} ${key} ${message}`)).toEqual([
    'brands/so/pages/telt.md undefined stands at /telt and hides what chain 1 has there. Rename it, or take it out.',
    'brands/so/redirects.json redirects[1].from stands at /product/her and hides what chain 1 has there. Rename it, or take it out.',
  ])
})
