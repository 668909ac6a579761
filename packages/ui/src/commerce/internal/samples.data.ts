import type { Ore } from '@vidda/domain/money'
import type { ImageSources } from '../../primitives/picture/index.ts'

/** What stories and tests show. */
const picture = (src: string): ImageSources => ({ avif: '', webp: `${src} 480w`, src })

export const jacketSpruce = picture(new URL('./samples/jacket-spruce.webp', import.meta.url).href)
export const jacketSpruceBack = picture(new URL('./samples/jacket-spruce-back.webp', import.meta.url).href)
export const jacketRust = picture(new URL('./samples/jacket-rust.webp', import.meta.url).href)
export const jacketStorm = picture(new URL('./samples/jacket-storm.webp', import.meta.url).href)

/** 1299 is `1 299,00 kr`. */
export const kroner = (amount: number) => Math.round(amount * 100) as Ore

export const cards = [
  {
    to: '/product/skare-skalljakke',
    name: 'Skare Skalljakke Dame',
    brand: 'Skare',
    image: jacketSpruce,
    price: kroner(2499),
    beforePrice: null,
    colors: [
      { name: 'Gran', hex: '#1f5a4a' },
      { name: 'Rust', hex: '#b3402e' },
      { name: 'Storm', hex: '#27415e' },
    ],
    shopsInStock: 23,
  },
  {
    to: '/product/lauvaas-skalljakke',
    name: 'Lauvås Skalljakke Herre',
    brand: 'Lauvås',
    image: jacketRust,
    price: kroner(1399),
    beforePrice: kroner(1999),
    label: '−30 %',
    colors: [{ name: 'Rust', hex: '#b3402e' }],
    shopsInStock: 8,
  },
  {
    to: '/product/rim-regnjakke',
    name: 'Rim Regnjakke for lange dager i skog og fjell, Unisex',
    brand: 'Rim',
    image: jacketStorm,
    price: kroner(899),
    beforePrice: null,
    label: 'Nyhet',
    labelKind: 'news',
    colors: [
      { name: 'Storm', hex: '#27415e' },
      { name: 'Gran', hex: '#1f5a4a' },
    ],
    shopsInStock: 1,
  },
  {
    to: '/product/skare-skalljakke-junior',
    name: 'Skare Skalljakke Junior',
    brand: 'Skare',
    image: jacketSpruceBack,
    price: kroner(1199),
    beforePrice: null,
    colors: [
      { name: 'Gran', hex: '#1f5a4a' },
      { name: 'Rust', hex: '#b3402e' },
      { name: 'Storm', hex: '#27415e' },
      { name: 'Sol', hex: '#e2b23c' },
      { name: 'Is', hex: '#cfe0e6' },
      { name: 'Sot', hex: '#2c2c2e' },
    ],
    shopsInStock: 0,
  },
] as const
