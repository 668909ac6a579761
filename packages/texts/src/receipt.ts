/** What the law asks a receipt to say, and the code to show at the counter. */
export const receiptTexts = {
  namespace: 'receipt',
  words: {
    qr: 'QR-kode med reservasjonsnummer {number}',
    showAtCounter: 'Vis koden eller nummeret i kassen',
    terms: 'Greit å vite',
    notPurchase: 'En reservasjon er ikke et kjøp: du binder deg ikke til noe før du betaler.',
    withdrawal: 'Angrerett',
    withdrawalText: 'Kjøper du på nett, kan du angre i 14 dager fra dagen etter at du fikk varene.',
    complaint: 'Reklamasjon',
    complaintText: 'Er det feil på varen, kan du reklamere i to år, og i fem på det som er ment å vare lenge, som sko, jakker og ski.',
    delivery: 'Levering',
    deliveryText: 'Du henter selv i butikken, og det koster ingenting.',
    seller: 'Selger',
    orgNumber: 'org.nr. {number}',
    readMore: 'Les mer hos kundeservice',
  },
} as const
