/** Devices on which a customer is logged in. */
export const deviceTexts = {
  namespace: 'device',
  words: {
    browserOn: '{browser} på {system}',
    on: 'En nettleser på {system}',
    unknown: 'Ukjent enhet',
  },
} as const
