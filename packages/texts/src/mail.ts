/** The first and last words of every mail. */
export const mailTexts = {
  namespace: 'mail',
  words: {
    greeting: 'Hei!',
    signature: 'Vennlig hilsen {brand}',
  },
} as const
