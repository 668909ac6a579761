/** Hits of the search on the customer-service page. */
export const helpSearchTexts = {
  namespace: 'helpSearch',
  words: {
    one: '1 treff',
    count: '{count} treff',
    /** Words of a question that say nothing of what it is about: they are not searched for. */
    common:
      'hva hvordan hvor hvorfor hvem når jeg du dere vi meg deg min mitt mine en ei et den det de er blir kan må skal vil får har i på til fra med av om for og eller å ikke hos',
    none: 'Ingen treff på «{query}». Spør oss, så svarer vi.',
  },
} as const
