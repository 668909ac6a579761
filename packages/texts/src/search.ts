/** The search screen. */
export const searchTexts = {
  namespace: 'search',
  words: {
    heading: 'Treff på «{query}»',
    crumb: 'Søk',
    corrected: 'Viser treff for «{query}»',
    correctedText: 'Vi fant ingenting på «{query}».',
    noneTitle: 'Ingen treff på «{query}»',
    noneTry: 'Prøv et annet søk',
    noneCategories: 'Let i kategoriene',
    nonePopular: 'Dette kjøper andre',
    inBrowser: 'Søk hos {brand}',
    description: 'Varer hos {brand} som passer med «{query}».',
  },
} as const
