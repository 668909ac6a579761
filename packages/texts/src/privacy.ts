/** The short word on privacy, beside the cart. */
export const privacyTexts = {
  namespace: 'privacy',
  words: {
    title: 'Personvern',
    open: 'Slik tar vi vare på opplysningene dine',
    back: 'Tilbake til handlekurven',
    intro: 'Vi lagrer det vi trenger for å gi deg varene dine, og ikke mer.',
    collectTitle: 'Når du handler eller reserverer',
    collectText: 'Navn, e-post og telefonnummer, så butikken vet hvem som kommer. Adresse bare når varene skal sendes.',
    keepTitle: 'Hvor lenge',
    keepText: 'Opplysninger om ordrer beholder vi så lenge bokføringsloven krever det. Handlekurven ligger bare i nettleseren din.',
    rightsTitle: 'Dine rettigheter',
    rightsText: 'Du kan be om å se, rette eller slette det vi har om deg, og du kan klage til Datatilsynet.',
    whole: 'Les hele personvernerklæringen',
  },
} as const
