import { expect, it } from 'vitest'
import { formsOf, queryOf, stem, vectorOf } from './words.ts'

it.each([
  ['stovel', 'stovler', 'stovlene'],
  ['genser', 'gensere', 'genseren'],
  ['sko', 'skoene', 'skoen'],
  ['jakke', 'jakker', 'jakka'],
  ['vott', 'votter', 'vottene'],
])('%s, %s and %s have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1)
})

it('a compound is found by its head', () => {
  expect(formsOf('skalljakke')).toContain(stem('jakke'))
  expect(formsOf('fjellstovler')).toContain(stem('stovler'))
})

it('a word keeps the best weight under which it occurs', () => {
  expect(vectorOf({ A: 'Lue', D: 'Lue av ull' })).toContain("'lue':1A")
  expect(vectorOf({ D: 'ull' })).toBe("'ull':1D")
})

it('a query asks for every word, with or without Norwegian letters', () => {
  expect(queryOf('Blå skjørt')).toBe("'bla':* & 'skjort':*")
  expect(queryOf('bla skjort')).toBe(queryOf('Blå SKJØRT'))
})

it.each(['', '   ', "'&|!():*\\"])('a query of %j asks for nothing', (text) => {
  expect(queryOf(text)).toBeNull()
})
