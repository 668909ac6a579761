/** The chosen filters above a list; apart from the panel's words, since they show without it. */
export const filterChipsTexts = {
  namespace: 'filterChips',
  words: {
    chosen: 'Valgte filtre',
    remove: '{name}, fjern',
    clear: 'Fjern alle',
  },
} as const
