/** Around the brand's own pages. */
export const contentTexts = {
  namespace: 'content',
  words: {
    onThisPage: 'På denne siden',
    figures: 'I tall',
    history: 'År for år',
    help: 'Hva lurer du på?',
    asked: 'Ofte spurt om',
    toOrders: 'Mine ordrer',
    toReturns: 'Retur',
    helpExample: 'Retur, frakt, faktura …',
    toArticle: 'Velg størrelse og farge',
    waysToAsk: 'Kontakt',
    call: 'Ring oss',
    write: 'Skriv til oss',
    visit: 'Kom innom',
    shopsNearby: 'Finn butikk',
    shopsAbout: 'Kart og åpningstider',
    goods: 'Det vi skriver om',
    moreGoods: 'Se flere',
  },
} as const
