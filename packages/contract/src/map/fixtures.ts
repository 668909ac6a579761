import { eachAttribute, listedAttributes } from '@vidda/domain/article'
import type * as Wire from '../wire/index.ts'

/** An article as the wire carries it, for tests. */
export const wireArticle: Wire.Article = {
  id: 7,
  slug: 'rim-ullgenser',
  name: 'Rim Ullgenser',
  description: 'Varm.',
  price: 499,
  pant: 2,
  originalPrice: 699,
  beforePrice: 599,
  brand: 'Rim',
  brands: [{ ProductLineID: 3, Name: 'Rim' }],
  colors: [{ id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA' }],
  colorGroups: [{ id: 2, hex: '#00ff00' }],
  gender: 2,
  genders: [2, 10],
  MainGroupID: 1,
  ArticleGroup2ID: 11,
  ArticleGroup3ID: 111,
  group2: 'Gensere',
  group3: 'Ullgensere',
  categories: [1],
  subcategories: [11],
  purchasableOnWeb: 1,
  webLabel: 'Nyhet',
  image: '/api/v1/images/wool-sweater.1f4d3a.front.ab12cd',
  shops: [55, 4],
  available: [4],
  sizes: [2],
  featured: true,
  campaigns: [],
  averageRating: 4.5,
  webPurchaseLimit: 5,
  onlyCC: false,
  ...eachAttribute(listedAttributes, () => null),
  season: 'vinter',
  frightPrice: 0,
  hiddenFromWeb: false,
}

export const wireVariant: Wire.Variant = {
  id: 71,
  ean: '7090000000711',
  shops: [
    { id: 4, qty: 1 },
    { id: 5, qty: 0 },
    { id: 6, qty: 3 },
  ],
  size: { id: 2, name: 'M' },
  color: { id: 5, name: 'Granskog', hex: '#1f4d3a', colorCode: 'GRA', imagePath: '/api/v1/images/x' },
}
