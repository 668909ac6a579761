import { oreFromKroner } from '@vidda/domain/money-wire'
import { bokmaal } from '@vidda/texts'
import { expect, it } from 'vitest'
import { labelOf } from './index.ts'

const campaign = (id: number, price: number, labelType: string, labelData: unknown = null) => ({
  id,
  articleId: 7,
  price: oreFromKroner(price),
  labelType,
  labelData,
})
const label = (article: Partial<Parameters<typeof labelOf>[0]>) =>
  labelOf({ customLabel: null, campaigns: [], campaignLabelType: null, ...article }, bokmaal.goods)

it('is the article’s own before any campaign’s', () => {
  expect(label({ customLabel: 'Nyhet', campaigns: [campaign(1, 400, 'clearance')], campaignLabelType: 'clearance' })).toBe('Nyhet')
})

it('is nothing without either', () => {
  expect(label({})).toBeNull()
})

it('is that of the lowest-priced campaign, also beside another of its kind', () => {
  const campaigns = [
    campaign(1, 400, 'percent', { percent: 20 }),
    campaign(2, 350, 'percent', { percent: 30 }),
    campaign(3, 380, 'clearance'),
  ]
  expect(label({ campaigns, campaignLabelType: 'percent' })).toBe(label({ campaigns: campaigns.slice(1, 2), campaignLabelType: 'percent' }))
  expect(label({ campaigns, campaignLabelType: 'percent' })).toContain('30')
})

it.each([
  ['clearance', null, bokmaal.goods.clearance],
  ['percent', { percent: 'mye' }, bokmaal.goods.offer],
  ['percent', null, bokmaal.goods.offer],
  ['noe nytt', { percent: 20 }, bokmaal.goods.offer],
])('of the kind %s with %j says so in words', (labelType, data, words) => {
  expect(label({ campaigns: [campaign(1, 400, labelType, data)], campaignLabelType: labelType })).toBe(words)
})
