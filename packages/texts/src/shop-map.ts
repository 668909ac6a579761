/** The map of the shops. `{count}` is how many shops stand as one mark, `{shop}` the name of one of them. */
export const shopMapTexts = {
  namespace: 'shopMap',
  words: {
    label: 'Kart over butikkene',
    around: '{count} butikker rundt {shop}, vis nærmere',
    aroundOwn: '{count} butikker rundt {shop}, min butikk blant dem, vis nærmere',
    whole: 'Vis hele kartet',
    ownMark: '{shop}, min butikk',
  },
} as const
