/** The heart on an article. */
export const favouritesTexts = {
  namespace: 'favourites',
  words: {
    add: 'Legg til i favoritter',
    remove: 'Fjern fra favoritter',
    addNamed: 'Legg til i favoritter: {name}',
    removeNamed: 'Fjern fra favoritter: {name}',
    logIn: 'Logg inn',
    loggedOut: 'Du er logget ut, så favorittene ble ikke endret. Logg inn og prøv igjen.',
    notSaved: 'Favoritten ble ikke lagret. Prøv igjen.',
  },
} as const
