import { describe, expect, it } from 'vitest'
import { sizeKey } from '../memory/sizes.ts'
import { compoundOf } from './compound.ts'
import { folded, native, respelled, tokensOf } from './letters.ts'
import { stem } from './stem.ts'
import { termsOf, type Texts } from './terms.ts'

describe('stem', () => {
  it.each([
    ['støvel', 'støvler', 'støvlene', 'støvelen'],
    ['genser', 'gensere', 'genseren', 'genserne'],
    ['sko', 'skoene', 'skoen'],
    ['jakke', 'jakker', 'jakka', 'jakkene'],
    ['lue', 'luer', 'lua', 'luene'],
    ['vott', 'votter', 'vottene'],
  ])('%s and its forms have one stem', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1)
  })

  it('a word that every object has a property of is a word like others', () => {
    expect(stem('constructor')).toBe('constructo')
    expect(sizeKey(['40', 'constructor'])).toBe('40constructor')
  })
})

describe('compoundOf', () => {
  it.each([
    ['skalljakke', stem('jakke'), 'skall'],
    ['fjellstøvler', stem('støvel'), 'fjell'],
    ['vinterlue', stem('lue'), 'vinter'],
    ['langrennsstaver', stem('stav'), 'langrenn'],
    ['ullundertøy', stem('undertøy'), 'ull'],
  ])('%s is %s of the kind %s', (word, head, modifier) => {
    expect(compoundOf(word)).toMatchObject({ head, modifier, known: true })
  })

  it.each(['jakke', 'lue', 'rim'])('%s has no parts', (word) => {
    expect(compoundOf(word)).toBeNull()
  })

  it.each(['xyzjakke', 'constructorjakke'])('the first part of %s is no word, and not known', (word) => {
    expect(compoundOf(word)).toMatchObject({ head: stem('jakke'), known: false })
  })
})

describe('letters', () => {
  it('lower case, without foreign marks', () => {
    expect(native('STÖVEL Én')).toBe('støvel en')
    expect(native('bla\u030A')).toBe('blå')
  })

  it('the other spelling leads back', () => {
    expect(respelled('stoevler')).toBe('støvler')
    expect(folded('skjørt på ærend')).toBe('skjort pa aerend')
  })

  it('words are letters and digits', () => {
    expect(tokensOf("T-skjorte 3L & 'ull'")).toEqual(['t', 'skjorte', '3l', 'ull'])
  })
})

describe('termsOf', () => {
  const texts: Texts = {
    name: 'Rim Skalljakke',
    brand: 'Rim',
    group: 'Skalljakker',
    subcategory: 'Jakker',
    category: '',
    genders: 'Dame',
    colors: 'Blå Fjordblå',
    season: '',
    description: 'En jakke av ull',
  }

  it('a word keeps the best weight under which it occurs, as it stands or as a part', () => {
    const { strong, weak } = termsOf(texts)
    const whole = strong.get(stem('skalljakke')) ?? 0
    expect(whole).toBeGreaterThan(strong.get(stem('jakke')) ?? 0)
    expect(strong.get(stem('jakke'))).toBeGreaterThan(strong.get('skall') ?? 99)
    expect(weak).toContain('ull')
    expect(weak).not.toContain(stem('jakke'))
  })
})
