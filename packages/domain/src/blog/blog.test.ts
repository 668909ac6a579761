import { expect, it } from 'vitest'
import { blogAuthor, blogBlocks, blogLead, readingMinutes, textSpans, withoutLinks } from './index.ts'

it('parts a body into paragraphs, headings and lists', () => {
  expect(blogBlocks('Først dette.\nOg dette.\n\n## I lomma\n\n- Lue\n- Votter\n\n\nTil slutt.')).toEqual([
    { kind: 'paragraph', text: 'Først dette. Og dette.' },
    { kind: 'heading', text: 'I lomma' },
    { kind: 'list', items: ['Lue', 'Votter'] },
    { kind: 'paragraph', text: 'Til slutt.' },
  ])
})

it('parts a heading from what stands right under it', () => {
  expect(blogBlocks('## Vask\n- 40 grader\n- uten tøymykner')).toEqual([
    { kind: 'heading', text: 'Vask' },
    { kind: 'list', items: ['40 grader', 'uten tøymykner'] },
  ])
})

it('[R10.290] has goods where a paragraph names their ids alone, each once', () => {
  expect(blogBlocks('Varmt.\n\n{articles: 12, 34,12}\n\nOg lett.')).toEqual([
    { kind: 'paragraph', text: 'Varmt.' },
    { kind: 'articles', ids: [12, 34] },
    { kind: 'paragraph', text: 'Og lett.' },
  ])
  for (const words of ['Se {articles: 12}', '{articles: lue}', '{articles: }', '{articles: 12}\nog votter']) {
    expect(blogBlocks(words)).toEqual([{ kind: 'paragraph', text: words.replace('\n', ' ') }])
  }
})

it('takes anything else as words: nothing of a body becomes markup', () => {
  expect(blogBlocks('<script>alert(1)</script>\n\n# Stor\n\n1. Ett')).toEqual([
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
    { kind: 'paragraph', text: '# Stor' },
    { kind: 'paragraph', text: '1. Ett' },
  ])
  expect(blogBlocks('')).toEqual([])
})

it('[R10.358] links words to a path of the shop or an https address', () => {
  expect(textSpans('Ta med [tynne sokker](/klaer/sokker?colors=3) og [yr](https://www.yr.no/nb).')).toEqual([
    { text: 'Ta med ' },
    { text: 'tynne sokker', to: '/klaer/sokker?colors=3' },
    { text: ' og ' },
    { text: 'yr', to: 'https://www.yr.no/nb' },
    { text: '.' },
  ])
  expect(textSpans('')).toEqual([])
  expect(withoutLinks('[Ull](/klaer) og [dun](/dun)')).toBe('Ull og dun')
})

it.each([
  '[a](javascript:alert)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '[a](http://a.example)',
  '[a] (/klaer)',
  '[](/klaer)',
  '[ ](/klaer)',
  '[a](https://)',
  '[a](https:///b)',
  '[a](/b c)',
])('[R10.358] takes %s as text', (words) => expect(textSpans(words)).toEqual([{ text: words }]))

it('[R10.358] has headings and leads without links', () => {
  expect(blogBlocks('## Om [ull](/klaer)')).toEqual([{ kind: 'heading', text: 'Om ull' }])
  expect(blogLead('Om [ull](/klaer) og dun.')).toBe('Om ull og dun.')
})

it('leads with the first paragraph, cut between words', () => {
  expect(blogLead('## Overskrift\n\nKort.')).toBe('Kort.')
  expect(blogLead('Ett to tre, fire fem', 14)).toBe('Ett to tre …')
  expect(blogLead('## Bare overskrift')).toBe('')
})

it('takes a minute for 200 words, and never less than one', () => {
  expect(readingMinutes('ord')).toBe(1)
  expect(readingMinutes('ord '.repeat(700))).toBe(4)
})

it('[R11.123] has an author where a paragraph names one alone, who is no part of the text', () => {
  const body = '{author: Ingrid, butikken i Bergen}\n\nVarmt.\n\n## Lett'
  expect(blogAuthor(body)).toEqual({ name: 'Ingrid', about: 'butikken i Bergen' })
  expect(blogAuthor('Varmt.\n\n{author:  Ola Nes }')).toEqual({ name: 'Ola Nes', about: null })
  expect(blogBlocks(body).map(({ kind }) => kind)).toEqual(['paragraph', 'heading'])
  expect(blogLead(body)).toBe('Varmt.')
  for (const words of ['Varmt.', 'Skrevet av {author: Ingrid}', '{author: }', '{author: , Bergen}']) {
    expect(blogAuthor(words)).toBe(null)
    expect(blogBlocks(words)).toEqual([{ kind: 'paragraph', text: words }])
  }
})
