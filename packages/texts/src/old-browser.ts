/** Shown by the server's page itself to browsers that are too old for its scripts. */
export const oldBrowserTexts = {
  namespace: 'oldBrowser',
  words: {
    notice: 'Nettleseren din er for gammel til at du kan handle her. Oppdater den, eller bruk en annen.',
  },
} as const
