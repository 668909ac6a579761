/** Stock labels per shop, and the buttons that show more shops. */
export const shopStockTexts = {
  namespace: 'shopStock',
  words: {
    inStock: 'På lager',
    fewLeft: 'Få igjen',
    notInStock: 'Ikke på lager',
    list: 'Lager i butikkene',
    moreShops: 'Vis {count} butikker til',
    oneMoreShop: 'Vis 1 butikk til',
    fewerShops: 'Vis færre butikker',
  },
} as const
