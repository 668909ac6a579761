/** The front page around its banners, whose words come with the settings. */
export const homeTexts = {
  namespace: 'home',
  words: {
    title: 'Klær og utstyr til ute',
    description: 'Klær, sko og utstyr fra {brand}. Se hva butikken din har, reserver på nett og hent samme dag.',
    goods: 'Plukket ut til deg',
    popular: 'Populært nå',
    ways: 'Finn fram',
    more: 'Nytt og nyttig',
    toGender: 'Se alt til {gender}',
    campaigns: 'Kampanjer',
    bestsellers: 'Bestselgere',
    shops: 'Butikker',
    blog: 'Blogg',
  },
} as const
