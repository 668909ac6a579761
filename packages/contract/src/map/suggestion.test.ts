import { expect, it } from 'vitest'
import { mapSuggestions } from './suggestion.ts'

it('suggestions carry øre, displayed names, and null for what a category is not in', () => {
  const article = { id: 7, slug: 'rim-lue', name: 'Rim Lue', brand: 'Rim', price: 299, image: '/bilder/lue' }
  const suggestions = mapSuggestions({
    articles: [article],
    categories: [
      { Name: 'Tekstil', MainGroupID: 1, count: 3 },
      { Name: 'Luer', MainGroupID: 9, ArticleGroup2ID: 91, ArticleGroup3ID: 911, count: 2 },
    ],
    brands: [{ ProductLineID: 5, Name: 'Rim' }],
    popular: [article],
  })
  expect(suggestions).toEqual({
    articles: [{ ...article, price: 29900 }],
    categories: [
      { name: 'Klær', category: 1, subcategory: null, group: null, count: 3 },
      { name: 'Luer', category: 9, subcategory: 91, group: 911, count: 2 },
    ],
    brands: [{ id: 5, name: 'Rim' }],
    popular: [{ ...article, price: 29900 }],
    corrected: null,
  })
})
