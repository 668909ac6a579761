/** Choosing the shop that is one's own. */
export const myShopTexts = {
  namespace: 'myShop',
  words: {
    title: 'Velg min butikk',
    label: 'Butikkene våre',
    help: 'Vi viser hva butikken har på lager, og du kan vise bare de varene.',
    loading: 'Henter butikkene ...',
    none: 'Ingen bestemt butikk',
  },
} as const
