/** The links in an empty place. */
export const waysOnTexts = {
  namespace: 'waysOn',
  words: {
    search: 'Søk i butikken',
    label: 'Veier videre',
    mostBought: 'Mest kjøpt nå',
    bestsellers: 'Bestselgere',
    shops: 'Butikkene',
    shopsText: 'Åpningstider og veien dit',
    support: 'Kundeservice',
    supportText: 'Spør, så svarer vi',
  },
} as const
