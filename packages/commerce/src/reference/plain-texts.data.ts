/** What a chain says until it says something else. */
export const plainTexts = {
  delivery: 'Hjem på 2–5 virkedager',
  collect: 'Klart på en time i åpningstida',
  deliveryName: 'Levering',
} as const
