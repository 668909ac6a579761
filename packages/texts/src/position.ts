/** Where the shopper is, to measure distances from. */
export const positionTexts = {
  namespace: 'position',
  words: {
    open: 'Vis avstanden til butikkene',
    from: 'Avstand fra',
    here: 'der du er',
    code: 'Postnummer',
    show: 'Vis avstand',
    useDevice: 'Bruk posisjonen min',
    codeWrong: 'Et postnummer har fire sifre',
    codeUnknown: 'Vi kjenner ikke dette postnummeret',
    noAnswer: 'Vi fikk ikke slått opp postnummeret. Prøv igjen om litt.',
    noDevice: 'Vi fikk ikke posisjonen din. Skriv postnummeret i stedet.',
  },
} as const
