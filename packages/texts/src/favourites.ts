/** The heart on an article. */
export const favouritesTexts = {
  namespace: 'favourites',
  words: {
    add: 'Legg til i favoritter',
    remove: 'Fjern fra favoritter',
    addNamed: 'Legg {name} til i favoritter',
    removeNamed: 'Fjern {name} fra favoritter',
    notSaved: 'Favoritten ble ikke lagret. Prøv igjen.',
  },
} as const
