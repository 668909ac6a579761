/** Around the brand's own pages. */
export const contentTexts = {
  namespace: 'content',
  words: {
    onThisPage: 'På denne siden',
    goods: 'Det vi skriver om',
    moreGoods: 'Se flere',
  },
} as const
