import { readBrand } from '@vidda/brand'
import { expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { lostLinkProblems } from './data-links.ts'

it('[R10.204] what the home page names of a chain that does not have it is told by its key', async () => {
  const brand = await readBrand(`${root}/brands/so`)
  const sections = [
    { type: 'selection', title: 'Uka', campaign: 7 },
    { type: 'selection', title: 'Våre', articles: [12, 40] },
    { type: 'categories', only: ['/klaer', '/telt'] },
    { type: 'text', markdown: 'Se [lykter](/lykter).' },
  ] as const
  const missing = ['/kampanje/7', '/product/40', '/telt', '/lykter']
  const composed = { ...brand, home: { sections, pictures: [] } }
  const found = await lostLinkProblems(composed, async ({ links = [] }) => links.filter((link) => missing.includes(link)))
  expect(found.map(({ file, key, message }) => `${file} ${key} ${message}`)).toEqual(
    [
      'sections[0].campaign names campaign 7',
      'sections[1].articles[1] names article 40',
      'sections[2].only[1] is "/telt"',
      'sections[3].markdown leads to "/lykter"',
    ].map((start) => `brands/so/home.json ${start}, which chain 1 does not have. Lead elsewhere, or bring it in.`),
  )
})
