/** Screens with a path of their own, in the router's pattern syntax (spec §2, decisions.md Routes). */
export const screens = {
  home: '/',
  homePreview: '/preview/:name',
  about: '/om-oss',
  support: '/kundeservice',
  privacy: '/personvernerklaering',
  maintenance: '/vedlikehold',
  policy: '/baerekraftig-forretningspraksis',
  kindergartenStart: '/dette-trenger-barnet-til-barnehagestart',
  dressingChildren: '/hvordan-kle-barna',
  bionicFinish: '/bionic-finish-eco',
  trim: '/trim',
  product: '/product/:articleName',
  search: '/search/:query',
  bundle: '/utvalg/:ids',
  login: '/logg-inn',
  register: '/registrer',
  forgottenPassword: '/glemt-passord',
  newPassword: '/nytt-passord',
  favourites: '/favoritter',
  account: '/min-side',
  accountOrders: '/min-side/ordrer',
  accountReservations: '/min-side/reservasjoner',
  accountReviews: '/min-side/anmeldelser',
  accountFavourites: '/min-side/favoritter',
  accountSettings: '/min-side/innstillinger',
  checkout: '/checkout',
  klarna: '/checkout/klarna',
  qliro: '/checkout/qliro/:shopId',
  reserve: '/checkout/reserver',
  receipt: '/checkout/kvittering',
  receiptByToken: '/checkout/kvittering/:token',
  shops: '/butikker',
  shop: '/butikker/:shop',
  blog: '/blogg',
  blogPost: '/blogg/:slug',
  blogCategory: '/blogg/kategori/:slug',
  campaigns: '/kampanjer',
  campaign: '/kampanje/:id',
  bestsellers: '/bestselgere',
  poll: '/avstemning/:id',
} as const

export type ScreenName = keyof typeof screens

/** The sections of `/kundeservice` (decisions.md, Routes). */
export const supportSections = ['betaling', 'retur', 'vilkar', 'reklamasjon', 'levering', 'kontakt', 'faq'] as const
export type SupportSection = (typeof supportSections)[number]
