import { palettes } from './banners.data.ts'
import type { CampaignRow } from './types.ts'

/** `kinds` limits what is in it (empty: anything), `percents` are the reductions, days are relative to today. */
export type CampaignEntry = Pick<
  CampaignRow,
  'name' | 'shortDescription' | 'description' | 'image' | 'showLabel' | 'showImage' | 'labelText'
> & {
  readonly days: readonly [start: number, end: number]
  readonly percents: readonly number[]
  readonly labelType: 'percent' | 'offer' | 'clearance'
  readonly kinds: readonly string[]
  readonly link: string
}

export const campaignEntries: Readonly<Record<1 | 2, readonly CampaignEntry[]>> = {
  1: [
    {
      name: 'Ukens annonse',
      shortDescription: 'Klikk & Hent',
      labelText: 'Ukens tilbud',
      labelType: 'offer',
      days: [-4, 3],
      percents: [20, 30, 40],
      kinds: [],
      link: '/dame',
      description: 'Ukas varer til ukas pris. Reserver på nett, hent i butikken din, betal der.',
      image: { scene: 'rain', palette: palettes.storm, seed: 31 },
      showLabel: true,
      showImage: true,
    },
    {
      name: 'Ull til folk',
      shortDescription: 'Ull',
      labelText: 'Ulltilbud',
      labelType: 'percent',
      days: [-12, 16],
      percents: [25, 30],
      link: '/klaer/ullundertoy',
      kinds: ['ulltroye', 'stillongs', 'ullgenser', 'lue', 'hals', 'ullsokker', 'tursokker'],
      description: 'Alt innerst av ull, fra tynt til tykt. Kjøp før gradestokken bestemmer det for deg.',
      image: { scene: 'wool-still-life', palette: palettes.wool, seed: 32 },
      showLabel: true,
      showImage: true,
    },
    {
      name: 'Telt, pose, underlag',
      shortDescription: 'En natt ute',
      labelText: 'En natt ute',
      labelType: 'percent',
      days: [-9, 12],
      percents: [20, 25, 30],
      link: '/friluft-og-camping',
      kinds: ['telt', 'familietelt', 'sovepose', 'liggeunderlag', 'tursekk', 'brenner', 'hodelykt', 'termos'],
      description: 'Det som skal til for å sove ute og ville gjøre det igjen.',
      image: { scene: 'tent-night', palette: palettes.night, seed: 33 },
      showLabel: true,
      showImage: true,
    },
    {
      name: 'Siste størrelser',
      shortDescription: 'Rydding',
      labelText: 'Siste sjanse',
      labelType: 'clearance',
      days: [-20, 30],
      percents: [40, 50],
      kinds: [],
      link: '/herre',
      description: 'Vi trenger plassen. Det er ikke mange igjen av hver, og de kommer ikke tilbake.',
      image: { scene: 'low-sun', palette: palettes.autumn, seed: 34 },
      showLabel: true,
      showImage: false,
    },
  ],
  2: [
    {
      name: 'Enkelte størrelser',
      shortDescription: 'Enkelte størrelser',
      labelText: 'Siste par',
      labelType: 'clearance',
      days: [-14, 21],
      percents: [30, 40],
      kinds: [],
      link: '/tilbehor',
      description: 'Det vi har ett eller to igjen av.',
      image: { scene: 'wool-still-life', palette: palettes.paper, seed: 35 },
      showLabel: true,
      showImage: false,
    },
    {
      name: 'Ull, lagvis',
      shortDescription: 'Ull, lagvis',
      labelText: 'Lagvis',
      labelType: 'percent',
      days: [-8, 20],
      percents: [20, 25],
      link: '/klaer/ull-innerst',
      kinds: ['n-troye', 'n-longs', 'n-genser', 'n-strikkejakke', 'n-sokker', 'n-lue', 'n-hals', 'n-votter'],
      description: 'Tynt innerst, tykkere utenpå. Litt lavere pris på begge.',
      image: { scene: 'fog', palette: palettes.willow, seed: 36 },
      showLabel: true,
      showImage: true,
    },
  ],
}

/** Begins some days from now: its goods are reduced when the day has come. */
export const upcomingEntries: Readonly<Record<1 | 2, CampaignEntry>> = {
  1: {
    name: 'Førjulsturen',
    shortDescription: 'Førjulsturen',
    labelText: 'Førjulspris',
    labelType: 'percent',
    days: [6, 19],
    percents: [25],
    kinds: [],
    link: '/uni',
    description: 'To uker med lavere pris på det du trenger for å komme deg ut før jul.',
    image: { scene: 'low-sun', palette: palettes.snow, seed: 37 },
    showLabel: true,
    showImage: true,
  },
  2: {
    name: 'Mørketidsuka',
    shortDescription: 'Mørketid',
    labelText: 'Mørketid',
    labelType: 'offer',
    days: [5, 11],
    percents: [20],
    kinds: [],
    link: '/klaer',
    description: 'Ei uke med lavere pris, fra mandag til søndag.',
    image: { scene: 'fog', palette: palettes.willow, seed: 38 },
    showLabel: true,
    showImage: false,
  },
}
