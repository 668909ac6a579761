/** The button that shares the page that is open. */
export const shareTexts = {
  namespace: 'share',
  words: {
    share: 'Del',
    title: 'Del siden',
  },
} as const
