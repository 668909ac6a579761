/** Looking an address up; the words are the specification's own (spec §5). */
export const addressTexts = {
  namespace: 'address',
  words: {
    noNumber: "Ingen husnummer oppgitt - addresse må være på format: 'gateaddresse husnummer'",
    notFound: 'Ingen addresser funnet',
  },
} as const
