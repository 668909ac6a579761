/** What a size measures, in the order in which lists offer them: an M of gloves is not an M of jackets, and 170 cm of skis not one of a child. */
export const sizeScales = ['clothes', 'shoes', 'children', 'skis', 'poles', 'gloves', 'socks', 'headwear', 'volume', 'other'] as const
export type SizeScale = (typeof sizeScales)[number]

/** `S`, `XXL`, `3XL`, `M/L`, and the waists and lengths of trousers as `32/34` or `W32 L34`. */
const lettered = /^(?:\d{1,2}X|X*)[SML](?:\s*[/-]\s*(?:\d{1,2}X|X*)[SML])?$/u
const waisted = /^W?\d{2}\s*\/?\s*L?\d{2}$/u
/** `42`, `42,5`, `42 ½` and `42 2/3`. */
const shoe = /^(\d{2})(?:[.,]5|\s?[½⅓⅔]|\s[12]\/[23])?$/u
const height = /^(\d{2,3})\s*cm$/u
const volume = /^\d+(?:[.,]\d+)?\s*(?:l|liter|dl|cl|ml)$/u

/** Of shoes in Europe, from a child's first ones on. */
const shoes = { from: 16, to: 50 } as const
/** The largest children's size, cm body height. Larger ones in cm are of skis. */
const tallest = 176

/** The scale of a size that a chain gives none for, by how it is written. */
export function scaleOfSize(name: string): SizeScale {
  const plain = name.trim()
  const upper = plain.toUpperCase()
  if (lettered.test(upper) || waisted.test(upper)) return 'clothes'
  const [, number] = shoe.exec(plain) ?? []
  if (number !== undefined && Number(number) >= shoes.from && Number(number) <= shoes.to) return 'shoes'
  const [, cm] = height.exec(plain.toLowerCase()) ?? []
  if (cm !== undefined) return Number(cm) <= tallest ? 'children' : 'skis'
  return volume.test(plain.toLowerCase()) ? 'volume' : 'other'
}
