/** Texts of the size selection on a card. */
export const quickAddTexts = {
  namespace: 'quickAdd',
  words: {
    add: 'Legg i handlekurven',
    reserve: 'Reserver i butikk',
    named: '{text}: {name}',
    inColor: '{text}, {color}',
    own: 'din størrelse',
    loading: 'Henter størrelsene',
    failed: 'Vi fikk ikke hentet størrelsene.',
    gone: 'Varen selges ikke på nett nå.',
    soldOut: 'Utsolgt',
    soldOutIn: 'Utsolgt i {color}',
    onlyCC: 'Kan bare reserveres og hentes i butikk.',
    priceNow: 'Prisen er nå {price}.',
  },
} as const
