/** The article screen. */
export const articleTexts = {
  namespace: 'article',
  words: {
    addToCart: 'Legg i handlekurven',
    soldOut: 'Utsolgt',
    chooseSize: 'Velg en størrelse først',
    chooseSizeForStock: 'Velg størrelse, så ser du hvilke butikker som har den.',
    inShops: 'Se hvor den finnes',
    onlyCC: 'Denne varen kan bare reserveres og hentes i butikk.',
    limitReached: 'Du har allerede så mange som vi kan selge av denne varen.',
    justSoldOut: 'Noen andre tok den siste. Prøv en annen størrelse eller farge.',
    description: 'Om varen',
    technical: 'Tekniske detaljer',
    care: 'Vask og stell',
    articleNo: 'Varenummer {number}',
  },
} as const
