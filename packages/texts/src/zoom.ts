/** Looking closely at the pictures of an article. */
export const zoomTexts = {
  namespace: 'zoom',
  words: {
    closer: 'Zoom inn',
    farther: 'Zoom ut',
    position: 'Bilde {number} av {count}',
    hint: 'Trykk to ganger på bildet for å komme nærmere, eller bruk + og −.',
    moveHint: 'Dra i bildet eller bruk piltastene for å flytte det.',
  },
} as const
