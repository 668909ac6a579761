/** The search screen. */
export const search = {
  heading: 'Treff på «{query}»',
  crumb: 'Søk',
  description: 'Varer hos {brand} som passer med «{query}».',
} as const
