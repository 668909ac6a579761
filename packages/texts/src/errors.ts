/** Pages that stand in for one that is missing or could not be made. */
export const errorsTexts = {
  namespace: 'errors',
  words: {
    missingTitle: 'Her var det ingenting',
    failedTitle: 'Noe gikk galt hos oss',
    failedText: 'Vi fikk ikke hentet siden. Vent litt og prøv igjen. Handlekurven din er trygg.',
    actionFailed: 'Vi fikk ikke gjort det du ba om. Prøv igjen om litt.',
    toFrontPage: 'Til forsiden',
    toSupport: 'Kundeservice',
  },
} as const
