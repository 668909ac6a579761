/** What a provider's frame says for the shop: lines, ways to get the goods, and why a purchase is stopped; and how it was paid for. */
export const paymentTexts = {
  namespace: 'payment',
  words: {
    delivery: 'Hjemlevering',
    collect: 'Hent i butikk',
    pant: 'Pant, {name}',
    promoCode: 'Rabattkode {code}',
    changed: 'Handlekurven er endret i et annet vindu. Last siden på nytt før du betaler.',
    over: 'Denne betalingen er avsluttet. Gå tilbake til handlekurven.',
    soldOut: 'Dessverre utsolgt: {goods}. Gå tilbake til handlekurven.',
    postalCode: 'Vi kjenner ikke postnummeret.',
    card: 'Kort',
    invoice: 'Faktura',
    instalments: 'Delbetaling',
    vipps: 'Vipps',
  },
} as const
