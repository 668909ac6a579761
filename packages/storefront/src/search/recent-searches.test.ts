import { afterEach, expect, it, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch, searchesKey } from './recent-searches.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('keeps the last six, each once whatever its letters', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) rememberSearch(query)
  expect(recentSearches()).toEqual(['B', 'g', 'f', 'e', 'd', 'c'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

it.each(['{', '{"a":1}', '[1,null]'])('takes what is no list of searches for none: %s', (text) => {
  localStorage.setItem(searchesKey, text)
  expect(recentSearches()).toEqual([])
})

it('goes without where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(() => rememberSearch('ull')).not.toThrow()
})
