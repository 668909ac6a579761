/** The shops that have what was selected of an article. */
export const stockListTexts = {
  namespace: 'stockList',
  words: {
    reserveHere: 'Reserver her',
    reserveIn: 'Reserver her: {shop}',
    inNoShop: 'Ingen av butikkene har den i denne fargen nå.',
  },
} as const
