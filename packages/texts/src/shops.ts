/** The chain's shops: their list and one shop's own page. */
export const shopsTexts = {
  namespace: 'shops',
  words: {
    title: 'Butikker',
    count: '{count} butikker',
    countOne: '1 butikk',
    intro:
      'Varene du ser på nettet, ligger i butikkene våre. Her finner du adressen, telefonen og åpningstidene til hver av dem, og ser hvilke som har åpent nå.',
    countNear: '{count} butikker, nærmest {place} først',
    description: 'Finn din nærmeste butikk hos {brand}: adresse, telefon og åpningstider i dag, i helga og på helligdager.',
    shopDescription: '{brand} {shop}, {address}. Åpningstider, telefon og veien dit.',
    postcode: 'Postnummer',
    postcodeHelp: 'Fire sifre, så viser vi de nærmeste først',
    find: 'Finn nærmeste',
    unknown: 'Vi kjenner ikke postnummeret {code}. Her er alle butikkene.',
    showAll: 'Vis alle, fra A til Å',
    contact: 'Kontakt og veien hit',
    address: 'Adresse',
    phone: 'Telefon',
    email: 'E-post',
    directions: 'Vis i kart',
    hours: 'Åpningstider',
    near: 'Andre butikker i nærheten',
    all: 'Alle butikkene',
    none: 'Ingen butikker ennå',
    noneText: 'Vi har ikke åpnet dørene noe sted ennå. Kom tilbake om litt.',
  },
} as const
