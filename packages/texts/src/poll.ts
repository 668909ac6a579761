/** Questions to the shoppers, and what they answered. */
export const pollTexts = {
  namespace: 'poll',
  words: {
    answer: 'Svar',
    answering: 'Sender svaret …',
    chooseFirst: 'Velg et svar først',
    already: 'Du har svart på dette før.',
    failed: 'Vi fikk ikke sendt svaret. Prøv igjen.',
    results: 'Slik svarte folk',
    yours: 'Ditt svar',
    correct: 'Riktig svar',
    share: '{percent} %',
    answers: '{count} svar',
    noAnswers: 'Ingen har svart ennå',
  },
} as const
