/** What a provider's frame says for the shop: lines, ways to get the goods, and why a purchase is stopped. */
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
  },
} as const
