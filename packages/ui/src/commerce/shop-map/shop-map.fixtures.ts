import type { MapShop } from './index.ts'

const shops: readonly (readonly [name: string, lat: number, long: number])[] = [
  ['Oslo, Torggata', 59.9152, 10.7517],
  ['Majorstuen', 59.9283, 10.7163],
  ['Sandvika', 59.8903, 10.5246],
  ['Drammen', 59.7441, 10.2045],
  ['Bergen', 60.3946, 5.3221],
  ['Stavanger', 58.9709, 5.738],
  ['Trondheim', 63.4316, 10.3982],
  ['Bodø', 67.2827, 14.3751],
  ['Tromsø', 69.6496, 18.956],
  ['Alta', 69.9689, 23.2715],
  ['Ski', 59.7193, 10.8353],
  ['Moss', 59.4346, 10.6588],
  ['Hamar', 60.7945, 11.068],
  ['Kristiansand', 58.147, 7.9935],
  ['Ålesund', 62.4722, 6.1549],
  ['Lillehammer', 61.1146, 10.4668],
  ['Fredrikstad', 59.2176, 10.9344],
  ['Voss', 60.6287, 6.4148],
]

/** Shops all over the country, several of them around Oslo. */
export const chainShops: readonly MapShop[] = shops.map(([name, lat, long], index) => ({
  id: index + 1,
  name,
  lat,
  long,
  to: `/butikker/${index + 1}`,
}))

/** Shops of a chain without any in the north. */
export const southernShops: readonly MapShop[] = chainShops.filter(({ lat }) => lat < 62)

export const townShops: readonly MapShop[] = chainShops.slice(0, 2)
