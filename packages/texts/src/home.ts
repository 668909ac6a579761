/** The front page around its banners, whose words come with the settings. */
export const homeTexts = {
  namespace: 'home',
  words: {
    title: 'Klær og utstyr til ute',
    description: 'Nettbutikken til {brand}. Se hva butikken din har, reserver på nett og hent når varene er klare.',
    goods: 'Plukket ut til deg',
    popular: 'Populært nå',
    ways: 'Finn fram',
    more: 'Nytt og nyttig',
    toGender: 'Se alt til {gender}',
    campaigns: 'Kampanjer',
    bestsellers: 'Bestselgere',
    shops: 'Butikker',
    blog: 'Blogg',
    categories: 'Kategorier',
    seeBestsellers: 'Se alle bestselgere',
    seeAllIn: 'Se alt i {name}',
    seeAllFound: 'Se alle treff på {query}',
    countOfShops: '{count} butikker',
    oneShop: '1 butikk',
    nearestShop: 'Finn nærmeste butikk',
  },
} as const
