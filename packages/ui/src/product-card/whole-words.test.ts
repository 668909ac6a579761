import { expect, it } from 'vitest'
import { wholeWords } from './whole-words.ts'

it('keeps a letter and its word together, and no other hyphen', () => {
  expect(wholeWords('Ertris Bille T-skjorte Junior')).toEqual(['Ertris Bille ', 'T-skjorte', ' Junior'])
  expect(wholeWords('Lettfot Barn-og-voksen-sett')).toEqual(['Lettfot Barn-og-voksen-sett'])
})
