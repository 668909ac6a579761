/** Around the brand's own pages. */
export const contentTexts = {
  namespace: 'content',
  words: {
    onThisPage: 'På denne siden',
    toArticle: 'Velg størrelse og farge',
    goods: 'Det vi skriver om',
    moreGoods: 'Se flere',
  },
} as const
