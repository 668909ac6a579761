/** The checkout's own words; those of the cart and of reservations stand there. */
export const checkoutTexts = {
  namespace: 'checkout',
  words: {
    articles: '{count} varer',
    oneArticle: '1 vare',
    reserve: 'Velg butikk og reserver',
    pricesChanged: 'Prisen er endret',
    priceChanged: '{name} kostet {before} da du la den i handlekurven. Nå er prisen {now}.',
    reserveHelp: 'Klikk & Hent er gratis. Du betaler i butikken når du henter.',
    returnWithin: 'Returner innen {days} dager',
    collectWithin: 'Hent i butikk: {text}',
  },
} as const
