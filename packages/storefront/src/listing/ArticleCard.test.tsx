import type { Article } from '@vidda/domain/article'
import { oreFromKroner } from '@vidda/domain/money-wire'
import { goodsTexts } from '@vidda/texts'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ArticleCard } from './ArticleCard.tsx'
import { cardOf } from './card.ts'

const article = {
  id: 7,
  slug: 'skare-skalljakke',
  name: 'Skare Skalljakke',
  brand: 'Skare',
  image: '/images/7',
  price: oreFromKroner(999),
  beforePrice: null,
  customLabel: null,
  colors: [],
  available: [],
  sizes: [],
  genders: [],
  colorGroups: [],
  brands: [],
} as unknown as Article

const labelFor = (campaignLabelType: string) => {
  render(<ArticleCard card={cardOf({ ...article, campaignLabelType }, goodsTexts.words)} />)
  return screen.getByText(campaignLabelType === 'clearance' ? goodsTexts.words.clearance : goodsTexts.words.offer)
}

it.each([
  ['clearance', 'clearance'],
  ['offer', 'offer'],
])('labels an article of a campaign of the type %s as %s', (type, kind) => {
  expect(labelFor(type).dataset['kind']).toBe(kind)
})

it('[R10.357] shows the facts that the chain gives of an article, and nothing where it gives none', () => {
  const { rerender } = render(<ArticleCard card={cardOf({ ...article, keyFacts: '430 g · 15 000 mm' }, goodsTexts.words)} />)
  expect(screen.getByText('430 g · 15 000 mm')).toBeTruthy()
  rerender(<ArticleCard card={cardOf({ ...article, keyFacts: null }, goodsTexts.words)} />)
  expect(screen.queryByText(/430/u)).toBeNull()
})
