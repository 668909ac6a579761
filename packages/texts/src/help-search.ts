/** Hits of the search on the customer-service page. */
export const helpSearchTexts = {
  namespace: 'helpSearch',
  words: {
    one: '1 treff',
    count: '{count} treff',
    /** Words of a question that say nothing of what it is about: they are not searched for. */
    common:
      'hva hvordan hvor hvorfor hvem hvilken hvilket hvilke hvis når jeg du dere vi man oss meg deg seg min mitt mine din ditt dine en ei et den det de denne dette noe noen er var bli blir gjør gjøre kan må skal vil får har i på til fra med av om for som og eller så at å ikke hos',
    none: 'Ingen treff på «{query}». Spør oss, så svarer vi.',
  },
} as const
