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
      'Angreretten gjelder kjøp på nett. Her kjøper du først i butikken, når du har sett og prøvd varene, og da gjelder reglene våre for bytte i butikk.',
    withdrawalBoughtText: 'Du kjøpte varene i butikken, der du fikk se og prøve dem. Da gjelder reglene våre for bytte i butikk.',
    withdrawalSentText:
      'Varer som sendes til deg, har angrerett: fristen begynner dagen etter at du fikk dem. Hvor mange dager vi gir deg, står hos kundeservice.',
    complaint: 'Reklamasjon',
    complaintText:
      'Er det feil på varen, kan du reklamere i to år, og i fem på det som er ment å vare vesentlig lenger, som ski, telt og skalljakker. Si fra innen to måneder etter at du oppdaget feilen, så er du alltid tidsnok.',
    delivery: 'Levering',
    deliveryText:
      'Du henter selv i butikken, og det koster ingenting. Henter du ikke innen fristen, legger butikken varene tilbake, og du skylder ingenting.',
    deliveryBoughtText: 'Du har hentet varene i butikken.',
    deliverySentText:
      'Butikken sender varene når dere har avtalt betaling og frakt. Blir dere ikke enige, legger den varene tilbake, og du skylder ingenting.',
    seller: 'Selger',
    orgNumber: 'org.nr. {number}',
    readMore: 'Les mer hos kundeservice',
    goOn: 'Fortsett å handle',
  },
} as const
