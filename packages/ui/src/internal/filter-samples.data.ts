/** What the filters' stories, tests and bench show. */
export const genders = [
  { id: 2, name: 'Dame', count: 412 },
  { id: 1, name: 'Herre', count: 388 },
  { id: 4, name: 'Junior', count: 97 },
  { id: 10, name: 'Barn', count: 141 },
  { id: 11, name: 'Uni', count: 166 },
]

export const colorGroups = [
  { id: 1, name: 'Svart', hex: '#1d1f21', count: 284 },
  { id: 2, name: 'Grå', hex: '#8b8f92', count: 131 },
  { id: 3, name: 'Hvit', hex: '#f6f6f3', count: 62 },
  { id: 4, name: 'Blå', hex: '#27415e', count: 203 },
  { id: 5, name: 'Grønn', hex: '#1f5a4a', count: 118 },
  { id: 6, name: 'Rød', hex: '#a2332b', count: 74 },
  { id: 7, name: 'Oransje', hex: '#cf6a2c', count: 39 },
  { id: 8, name: 'Gul', hex: '#e3b23c', count: 0 },
  { id: 9, name: 'Brun', hex: '#6b4a33', count: 28 },
  { id: 10, name: 'Flerfarget', hex: null, count: 17 },
]

export const groups = [
  { id: 1111, name: 'Skalljakker', count: 64 },
  { id: 1112, name: 'Dunjakker', count: 41 },
  { id: 1113, name: 'Fleecejakker', count: 38 },
  { id: 1114, name: 'Vindjakker', count: 22 },
  { id: 1121, name: 'Turbukser', count: 57 },
  { id: 1122, name: 'Shorts', count: 19 },
  { id: 1131, name: 'Ullundertøy', count: 73 },
  { id: 1141, name: 'Luer', count: 36 },
  { id: 1142, name: 'Votter og hansker', count: 28 },
]

const brandNames = [
  'Bresprang',
  'Fonn',
  'Gråstein',
  'Kolle',
  'Lauvås',
  'Lyng',
  'Myrull',
  'Nordhei',
  'Rim',
  'Skare',
  'Snøhette',
  'Tindved',
  'Varde',
  'Vindrosa',
  'Øyr',
  'Ås',
]
export const productLines = brandNames.map((name, index) => ({ id: index + 1, name, count: (index * 37) % 113 }))

export const shopValues = [
  { id: 1, name: 'Oslo, Torggata', distance: 450, count: 1204 },
  { id: 2, name: 'Oslo, Storo', distance: 4300, count: 871 },
  { id: 3, name: 'Sandvika', distance: 13_800, count: 640 },
  { id: 4, name: 'Drammen', distance: 41_000, count: 512 },
  { id: 5, name: 'Hønefoss', distance: 59_000, count: 1 },
  { id: 6, name: 'Hamar', distance: 121_000, count: 433 },
  { id: 7, name: 'Geilo', distance: 214_000, count: 0 },
  { id: 8, name: 'Mo i Rana', distance: 871_000, count: 218 },
  { id: 9, name: 'Tromsø', distance: 1_148_000, count: 390 },
  { id: 10, name: 'Alta', distance: 1_290_000, count: 204 },
]
