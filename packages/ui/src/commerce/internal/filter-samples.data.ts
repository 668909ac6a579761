/** What the filters' stories and tests show. */
export const genders = [
  { value: 2, label: 'Dame', count: 412 },
  { value: 1, label: 'Herre', count: 388 },
  { value: 4, label: 'Junior', count: 97 },
  { value: 10, label: 'Barn', count: 141 },
  { value: 11, label: 'Uni', count: 166 },
]

export const colorGroups = [
  { value: 1, label: 'Svart', color: '#1d1f21', count: 284 },
  { value: 2, label: 'Grå', color: '#8b8f92', count: 131 },
  { value: 3, label: 'Hvit', color: '#f6f6f3', count: 62 },
  { value: 4, label: 'Blå', color: '#27415e', count: 203 },
  { value: 5, label: 'Grønn', color: '#1f5a4a', count: 118 },
  { value: 6, label: 'Rød', color: '#a2332b', count: 74 },
  { value: 7, label: 'Oransje', color: '#cf6a2c', count: 39 },
  { value: 8, label: 'Gul', color: '#e3b23c', count: 0 },
  { value: 9, label: 'Brun', color: '#6b4a33', count: 28 },
  { value: 10, label: 'Flerfarget', color: null, count: 17 },
]

export const groups = [
  { value: 1111, label: 'Skalljakker', count: 64 },
  { value: 1112, label: 'Dunjakker', count: 41 },
  { value: 1113, label: 'Fleecejakker', count: 38 },
  { value: 1114, label: 'Vindjakker', count: 22 },
  { value: 1121, label: 'Turbukser', count: 57 },
  { value: 1122, label: 'Shorts', count: 19 },
  { value: 1131, label: 'Ullundertøy', count: 73 },
  { value: 1141, label: 'Luer', count: 36 },
  { value: 1142, label: 'Votter og hansker', count: 28 },
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
export const brands = brandNames.map((label, index) => ({ value: index + 1, label, count: (index * 37) % 113 }))

export const shops = [
  { value: 1, label: 'Oslo, Torggata', distance: 450, count: 1204 },
  { value: 2, label: 'Oslo, Storo', distance: 4300, count: 871 },
  { value: 3, label: 'Sandvika', distance: 13_800, count: 640 },
  { value: 4, label: 'Drammen', distance: 41_000, count: 512 },
  { value: 5, label: 'Hønefoss', distance: 59_000, count: 1 },
  { value: 6, label: 'Hamar', distance: 121_000, count: 433 },
  { value: 7, label: 'Geilo', distance: 214_000, count: 0 },
  { value: 8, label: 'Mo i Rana', distance: 871_000, count: 218 },
  { value: 9, label: 'Tromsø', distance: 1_148_000, count: 390 },
  { value: 10, label: 'Alta', distance: 1_290_000, count: 204 },
]

const ofScale = (group: string, from: number, labels: readonly string[]) =>
  labels.map((label, at) => ({ value: from + at, label, group, count: label === 'XXL' ? 0 : 17 + (((from + at) * 37) % 143) }))

export const sizes = [
  ...ofScale('Klær', 1, ['XS', 'S', 'M', 'L', 'XL', 'XXL']),
  ...ofScale('Sko', 11, ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47']),
  ...ofScale('Barneklær', 31, ['80 cm', '90 cm', '100 cm', '110 cm', '120 cm']),
  ...ofScale('Hansker', 40, ['S', 'M', 'L', '8–10 år', 'Én størrelse']),
]
