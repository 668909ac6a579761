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
    noneSpelling: 'Se om ordet er skrevet riktig, eller prøv et annet ord for det samme.',
    noneWords: 'Færre og kortere ord gir flere treff: «jakke» finner mer enn «lett jakke til vår og høst».',
    noneCategories: 'Let i kategoriene',
    nonePopular: 'Dette kjøper andre',
    inBrowser: 'Søk hos {brand}',
    description: 'Varer hos {brand} som passer med «{query}».',
  },
} as const
