/** The first and last words of every mail. */
export const mail = {
  greeting: 'Hei!',
  signature: 'Vennlig hilsen {brand}',
} as const
