import type { SizeScale } from '@vidda/domain/size'

type Named = { readonly name: string; readonly scale?: SizeScale | undefined }

/** How a scale begins the addresses of its sizes. Those of clothes go without: `m`, but `sko-42`. */
const scaleSlugs: Readonly<Record<SizeScale, string>> = {
  clothes: '',
  shoes: 'sko',
  children: 'barn',
  skis: 'ski',
  poles: 'staver',
  gloves: 'hansker',
  socks: 'sokker',
  headwear: 'hode',
  volume: 'volum',
  other: 'annet',
}

/** A slug of digits alone would be taken for an id, and `42 ½` for 42. */
export const sluggedSize = ({ scale = 'other', name }: Named): string =>
  `${scaleSlugs[scale] || (/^\d+$/u.test(name) ? 'klaer' : '')} ${name.replaceAll(/[½⅓⅔¼¾]/gu, ' $&').normalize('NFKC')}`
