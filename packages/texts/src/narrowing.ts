/** What a list's screen says of what was selected; apart from the words of its parts, which other pages have too. */
export const narrowingTexts = {
  namespace: 'narrowing',
  words: {
    moreFailed: 'Vi fikk ikke hentet flere varer. Prøv igjen om litt.',
    sidedTitle: '{text}, side {page}',
    sidedDescription: 'Side {page}. {text}',
    priceFrom: 'Fra {min} kr',
    priceTo: 'Til {max} kr',
    priceSpan: '{min}–{max} kr',
    bundle: 'Utvalgte varer',
    bundleDescription: 'Varer som {brand} har satt sammen.',
    filteredTitle: 'Ingen varer passer med filtrene',
    filteredText: 'Ta bort ett eller flere av valgene over, så dukker det opp varer igjen.',
    clearFilters: 'Fjern alle filtre',
    onlyMyShop: 'Bare på lager her',
  },
} as const
