/** How many of one thing. */
export const quantityTexts = {
  namespace: 'quantity',
  words: {
    most: 'Du kan få høyst {max}',
    least: 'Du må ha minst {min}',
  },
} as const
