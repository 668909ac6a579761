/** Entering a promo code. */
export const promoTexts = {
  namespace: 'promo',
  words: {
    title: 'Rabattkode',
    label: 'Har du en kode?',
    help: 'Store eller små bokstaver spiller ingen rolle.',
    apply: 'Bruk koden',
    applying: 'Sjekker koden …',
    missing: 'Skriv inn koden først',
    unknown: 'Vi kjenner ikke koden «{code}». Se om den er skrevet riktig.',
    expired: 'Koden «{code}» gjelder ikke lenger.',
    notYet: 'Koden «{code}» gjelder ikke ennå.',
    failed: 'Vi fikk ikke sjekket koden. Prøv igjen om litt.',
    active: 'Koden «{code}» er i bruk',
    activeText: 'Du får {amount} i rabatt. Bare én kode om gangen.',
    remove: 'Fjern koden',
    open: 'Koder alle kan bruke',
    use: 'Bruk',
    useOf: 'Bruk koden {code}',
    until: 'Til og med {date}',
  },
} as const
