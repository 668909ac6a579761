/** The bar with the articles selected for comparison. */
export const compareBarTexts = {
  namespace: 'compareBar',
  words: {
    label: 'Valgt til sammenligning',
    one: '1 valgt. Velg én til.',
    count: '{count} av {most} valgt',
    full: 'Det er plass til {most}. Ta bort én først.',
    remove: 'Ta bort {name}',
    clear: 'Tøm',
    open: 'Sammenlign',
  },
} as const
