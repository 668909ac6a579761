import { expect, it } from 'vitest'
import { headingOf } from './index.ts'

it.each([
  ['Spørsmål og svar {#faq}', 'Spørsmål og svar', 'faq'],
  ['Vilkår for kjøp', 'Vilkår for kjøp', 'vilkar-for-kjop'],
  ['Om {brand}', 'Om {brand}', 'om-brand'],
])('the heading %s says %s and has the id %s', (text, words, id) => {
  expect(headingOf(text)).toEqual({ words, id })
})
