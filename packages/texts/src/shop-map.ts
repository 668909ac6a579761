/** Texts of the shop map. `{count}` is the number of shops that share a mark, `{shop}` the name of one of them. */
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
