import { oreFromKroner } from '@vidda/domain/money-wire'
import { goodsTexts } from '@vidda/texts'
import { expect, it } from 'vitest'
import { labelKindOf, labelOf } from './index.ts'

const label = (article: Partial<Parameters<typeof labelOf>[0]>) =>
  labelOf({ customLabel: null, campaignLabelType: null, price: oreFromKroner(1410), beforePrice: null, ...article }, goodsTexts.words)

it('is the article’s own before any campaign’s', () => {
  expect(label({ customLabel: 'Nyhet', campaignLabelType: 'clearance' })).toBe('Nyhet')
})

it('is nothing without either', () => {
  expect(label({})).toBeNull()
})

it.each([
  [1700, '−17\u00a0%'],
  [2820, '−50\u00a0%'],
  [1411, goodsTexts.words.offer],
  [1410, goodsTexts.words.offer],
])('counts the percent from the lowest price before, %i kr, rounded down', (before, words) => {
  expect(label({ campaignLabelType: 'percent', beforePrice: oreFromKroner(before) })).toBe(words)
})

it.each([
  ['clearance', goodsTexts.words.clearance],
  ['percent', goodsTexts.words.offer],
  ['noe nytt', goodsTexts.words.offer],
])('of the kind %s without a price before says so in words', (campaignLabelType, words) => {
  expect(label({ campaignLabelType })).toBe(words)
})

it.each([
  [{ campaignLabelType: 'clearance' }, 'clearance'],
  [{ campaignLabelType: 'clearance', customLabel: 'Nyhet' }, undefined],
  [{ campaignLabelType: 'percent' }, undefined],
  [{ campaignLabelType: null }, undefined],
])('of %j looks like %s', (article, kind) => {
  const free = { customLabel: null, campaignLabelType: null, price: oreFromKroner(1410), beforePrice: null }
  expect(labelKindOf({ ...free, ...article })).toBe(kind)
})
