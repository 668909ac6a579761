/** Text of the 404 page. */
export const missingTexts = {
  namespace: 'missing',
  words: {
    text: 'Siden er flyttet, eller varen er ute av sortimentet. Let etter den i menyen, eller begynn fra forsiden.',
  },
} as const
