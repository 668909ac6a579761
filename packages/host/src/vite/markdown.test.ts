import { expect, it } from 'vitest'
import { htmlOf } from './markdown.ts'

const looks = async (source: string) => [...(await htmlOf(source)).matchAll(/<(?:ul|ol)[^>]*>/gu)].map(([tag]) => tag)

it('[R11.127] marks a list of links alone, and one whose items all begin with bold words', async () => {
  expect(await looks('- [Butikker](/butikker)\n- [Jobb](/jobb)')).toEqual(['<ul role="list" data-look="links">'])
  expect(await looks('- **Ingrid, Bergen** Regntøy.\n- **Jens, Tromsø** Bindinger.')).toEqual(['<ul role="list" data-look="cards">'])
})

it.each([
  ['one link', '- [Butikker](/butikker)'],
  ['links within words', '- Se [butikker](/butikker)\n- Se [jobb](/jobb)'],
  ['some bold words', '- **Ingrid** Regntøy.\n- Jens'],
  ['bold words alone', '- **Ingrid**\n- **Jens**'],
  ['several paragraphs', '- **Ingrid** Regntøy.\n\n  Og støvler.\n\n- **Jens** Bindinger.'],
  ['a list within', '- **Ingrid** Regntøy.\n  - Støvler\n- **Jens** Bindinger.'],
])('[R11.127] leaves a list as it is that holds %s', async (_words, source) => {
  for (const tag of await looks(source)) expect(tag).toBe('<ul>')
  expect(await looks('1. **Ingrid** Regntøy.\n2. **Jens** Bindinger.')).toEqual(['<ol>'])
})
