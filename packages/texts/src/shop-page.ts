/** The page of one shop. */
export const shopPageTexts = {
  namespace: 'shopPage',
  words: {
    shopDescription: '{brand} {shop}, {address}. Åpningstider, telefon og veien dit.',
    contact: 'Kontakt og veien hit',
    address: 'Adresse',
    phone: 'Telefon',
    email: 'E-post',
    directions: 'Vis i kart',
    hours: 'Åpningstider',
    near: 'Andre butikker i nærheten',
    all: 'Alle butikkene',
    place: 'Her ligger butikken',
    choose: 'Velg som min butikk',
    chosen: 'Min butikk',
    here: 'På lager her nå',
    hereCount: '{count} varer ligger i butikken. Dette selger best av dem.',
    hereOne: '1 vare ligger i butikken.',
    hereCategories: 'Se hva {shop} har',
  },
} as const
