export const commonTexts = {
  namespace: 'common',
  words: {
    close: 'Lukk',
    loading: 'Laster …',
    retry: 'Prøv igjen',
    back: 'Tilbake',
    frontPage: 'Forside',
    skipToContent: 'Gå til innhold',
    required: 'må fylles ut',
  },
} as const
