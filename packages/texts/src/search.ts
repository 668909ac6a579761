/** The search screen. */
export const searchTexts = {
  namespace: 'search',
  words: {
    heading: 'Treff på «{query}»',
    crumb: 'Søk',
    description: 'Varer hos {brand} som passer med «{query}».',
  },
} as const
