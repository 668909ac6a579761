/** What leads on from a colour that is sold out. */
export const soldOutTexts = {
  namespace: 'soldOut',
  words: {
    otherColors: 'Andre farger på lager',
    showColor: 'Vis {color}',
    alternatives: 'Lignende varer på lager',
  },
} as const
