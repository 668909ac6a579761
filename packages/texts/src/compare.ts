/** The checkbox that selects an article to compare. */
export const compareTexts = {
  namespace: 'compare',
  words: {
    compare: 'Sammenlign',
    compareNamed: 'Sammenlign {name}',
    see: 'Se sammenligningen ({count})',
  },
} as const
