/** What the law asks a receipt to say, and the code to show at the counter. */
export const receiptTexts = {
  namespace: 'receipt',
  words: {
    qr: 'QR-kode med reservasjonsnummer {number}',
    showAtCounter: 'Vis koden eller nummeret i kassen',
    terms: 'Greit å vite',
    notPurchase: 'En reservasjon er ikke et kjøp: du binder deg ikke til noe før du betaler.',
    withdrawal: 'Angrerett',
    withdrawalText:
      'Varer du betaler på nett, kan du angre på i 14 dager fra dagen etter at du fikk dem. Det du kan prøve og betaler i butikken, har ikke angrerett.',
    withdrawalSentText: 'Varer som sendes til deg, kan du angre på i 14 dager fra dagen etter at du fikk dem.',
    complaint: 'Reklamasjon',
    complaintText:
      'Er det feil på varen, kan du reklamere i to år, og i fem på det som er ment å vare vesentlig lenger, som ski, telt og skalljakker. Si fra innen to måneder etter at du oppdaget feilen, så er du alltid tidsnok.',
    delivery: 'Levering',
    deliveryText:
      'Du henter selv i butikken, og det koster ingenting. Henter du ikke innen fristen, legger butikken varene tilbake, og du skylder ingenting.',
    deliverySentText:
      'Butikken sender varene når dere har avtalt betaling og frakt. Blir dere ikke enige, legger den varene tilbake, og du skylder ingenting.',
    seller: 'Selger',
    orgNumber: 'org.nr. {number}',
    readMore: 'Les mer hos kundeservice',
  },
} as const
