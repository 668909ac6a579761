/** Where a shop is, and how far it is to it. */
export const distanceTexts = {
  namespace: 'distance',
  words: {
    metres: '{distance} m unna',
    kilometres: '{distance} km unna',
    about: 'omtrent {distance}',
    showMap: 'Vis i kart',
  },
} as const
