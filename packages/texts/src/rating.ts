/** Stars, and how many gave them. */
export const ratingTexts = {
  namespace: 'rating',
  words: {
    rating: '{rating} av 5 stjerner',
    reviews: '{count} anmeldelser',
    oneReview: '1 anmeldelse',
  },
} as const
