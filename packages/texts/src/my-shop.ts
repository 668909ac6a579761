/** Choosing the shop that is one's own. */
export const myShopTexts = {
  namespace: 'myShop',
  words: {
    title: 'Velg min butikk',
    label: 'Butikkene våre',
    help: 'Vi viser hva butikken har på lager, og du kan vise bare de varene.',
    none: 'Ingen bestemt butikk',
    failed: 'Vi fikk ikke hentet butikkene.',
  },
} as const
