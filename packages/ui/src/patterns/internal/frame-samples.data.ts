import type { Alert } from '../alert-banner/index.ts'
import type { BannerContent } from '../banner/index.ts'
import type { FooterCompany, FooterLinks } from '../footer/index.ts'
import type { MenuGroups, MenuSection } from '../main-menu/index.ts'
import type { ImageSources } from '../../primitives/picture/index.ts'

const picture = (href: string): ImageSources => ({ avif: '', webp: '', src: href })

export const logo = { svg: new URL('./samples/logo.svg', import.meta.url).href, png: new URL('./samples/logo.png', import.meta.url).href }
export const peaks = picture(new URL('./samples/peaks.webp', import.meta.url).href)
export const plateau = picture(new URL('./samples/plateau.webp', import.meta.url).href)
export const fjord = picture(new URL('./samples/fjord.webp', import.meta.url).href)

const entry = (text: string, to: string) => ({ text, to, current: false })

export const wholeMenu: MenuGroups = {
  genders: [
    { ...entry('Dame', '/dame'), current: true },
    entry('Herre', '/herre'),
    entry('Junior', '/junior'),
    entry('Barn', '/barn'),
    entry('Uni', '/uni'),
  ],
  categories: [entry('Friluft og camping', '/friluft-og-camping')],
  extra: [
    entry('Kundeservice', '/kundeservice'),
    entry('Vedlikehold', '/vedlikehold'),
    entry('Om Eksempel', '/om-oss'),
    entry('Informasjon', '/kundeservice#faq'),
  ],
}

/** Three genders and every extra entry: the most that the single-line header is asked to hold. */
export const calmMenu: MenuGroups = {
  ...wholeMenu,
  genders: wholeMenu.genders.filter((gender) => ['/dame', '/herre', '/barn'].includes(gender.to)),
}

const link = (text: string) => ({ text, to: `/sok/${text.toLowerCase()}` })

const sections: readonly MenuSection[] = [
  { title: 'Jakker', to: '/sok/jakker', links: ['Skalljakker', 'Dunjakker', 'Regnjakker', 'Vindjakker', 'Fleece'].map(link) },
  { title: 'Bukser', to: '/sok/bukser', links: ['Skallbukser', 'Turbukser', 'Regnbukser', 'Skibukser', 'Shorts'].map(link) },
  { title: 'Ull', to: '/sok/ull', links: ['Ulltrøyer', 'Ullbukser', 'Gensere', 'Sokker', 'Luer og votter'].map(link) },
  { title: 'Sko', to: '/sok/sko', links: ['Fjellsko', 'Joggesko', 'Vintersko', 'Gummistøvler'].map(link) },
  { title: 'Utstyr', to: '/sok/utstyr', links: ['Ryggsekker', 'Soveposer', 'Telt', 'Hodelykter'].map(link) },
]

/** Genders with what lies beneath them. */
export const deepMenu: MenuGroups = { ...wholeMenu, genders: wholeMenu.genders.map((gender) => ({ ...gender, sections })) }

export const plainMenu: MenuGroups = { ...wholeMenu, extra: [] }

export const company: FooterCompany = {
  legalName: 'Eksempel Sport AS',
  orgNumber: '999 888 777',
  address: 'Storgata 12, 2609 Lillehammer',
  phone: '61 00 00 00',
  supportEmail: 'hei@eksempel.example',
}

export const footerGroups: readonly FooterLinks[] = [
  {
    title: 'Handle',
    links: [
      { text: 'Dame', to: '/dame' },
      { text: 'Herre', to: '/herre' },
      { text: 'Barn', to: '/barn' },
      { text: 'Friluft og camping', to: '/friluft-og-camping' },
    ],
  },
  {
    title: 'Hjelp',
    links: [
      { text: 'Kundeservice', to: '/kundeservice' },
      { text: 'Levering', to: '/kundeservice#levering' },
      { text: 'Retur og bytte', to: '/kundeservice#retur' },
      { text: 'Våre butikker', to: '/butikker' },
    ],
  },
]

export const payments = ['Betal i butikk', 'Klarna', 'Qliro']

export const banners = {
  top: {
    title: 'Storm i dag. Opphold når du er kledd for det.',
    text: 'Høstens skalljakker er på plass, testet på Stad en tirsdag i november.',
    linkText: 'Se skalljakkene',
    to: '/dame',
    image: peaks,
    alt: '',
  },
  wool: {
    title: 'Ull som varmer når den er våt',
    text: 'Lag på lag til hele familien.',
    linkText: 'Se ulltøyet',
    to: '/klaer',
    image: plateau,
    alt: '',
  },
  hike: {
    title: 'Sekken til tre døgn på vidda',
    text: 'Bæresystem som kan stilles etter ryggen.',
    linkText: 'Finn sekken',
    to: '/friluft-og-camping',
    image: plateau,
    alt: '',
  },
  winter: {
    title: 'Hjelm først, så bakken',
    text: 'Alpinhjelmer for store og små hoder.',
    linkText: 'Se hjelmene',
    to: '/hjelmer',
    image: plateau,
    alt: '',
  },
  shops: {
    title: 'Hent i butikken i dag',
    text: 'Reserver på nett, prøv i butikken og betal når du vet at det passer.',
    linkText: 'Slik gjør du',
    to: '/kundeservice#levering',
    image: fjord,
    alt: '',
  },
  club: {
    title: 'Fem år er lenge for en jakke',
    text: 'Vi reparerer det som ryker før den tid.',
    linkText: 'Les om reparasjon',
    to: '/vedlikehold',
    image: peaks,
    alt: '',
  },
} as const satisfies Record<string, BannerContent>

export const alerts: readonly Alert[] = [
  { id: 'a1', type: 'error', text: 'Varen ble utsolgt mens du handlet. Velg en annen butikk.' },
  { id: 'a2', type: 'warning', text: 'Handlekurven har en vare som bare kan hentes i butikk.' },
  { id: 'a3', type: 'success', title: 'Lagt til', text: 'Lauvås Skalljakke Dame ligger i handlekurven.' },
]
