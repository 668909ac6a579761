/** The selected filters above a list; apart from the panel's words, since they show without it. */
export const filterChipsTexts = {
  namespace: 'filterChips',
  words: {
    selected: 'Valgte filtre',
    remove: '{name}, fjern',
    clear: 'Fjern alle',
  },
} as const
