import { contrastOfHex, hexOf } from '@vidda/brand/color'
import { contrastPairs, type ContrastPair } from '@vidda/brand/pairs'
import { tokenNames, type Scheme, type Theme, type TokenName } from '@vidda/tokens'

export type ColorName = TokenName<'color'>
export type Hexes = Readonly<Record<ColorName, string>>

/** Every colour of a theme as `#rrggbb`. */
export const hexesOf = (theme: Theme, scheme: Scheme): Hexes =>
  Object.fromEntries(tokenNames.color.map((name) => [name, hexOf(theme, name, scheme)])) as Hexes

export type MeasuredPair = ContrastPair & { readonly ratio: number; readonly passes: boolean }

const measure = (pair: ContrastPair, hexes: Hexes): MeasuredPair => {
  const ratio = contrastOfHex(hexes[pair.front], hexes[pair.ground])
  return { ...pair, ratio, passes: ratio >= pair.least }
}

/** What has least to spare first. */
const bySlack = (one: MeasuredPair, other: MeasuredPair): number => one.ratio / one.least - other.ratio / other.least

export const measuredPairs = (hexes: Hexes): readonly MeasuredPair[] => contrastPairs.map((pair) => measure(pair, hexes)).toSorted(bySlack)

/** The pairs of one colour, as they are with `hex` in its place. */
export const pairsOf = (name: ColorName, hexes: Hexes, hex: string = hexes[name]): readonly MeasuredPair[] =>
  contrastPairs
    .filter(({ front, ground }) => front === name || ground === name)
    .map((pair) => measure(pair, { ...hexes, [name]: hex }))
    .toSorted(bySlack)

/** A ratio is cut, never rounded up: 4.499 is not 4.5. */
export function ratioText(ratio: number): string {
  const [whole = '', part = ''] = String(ratio).split('.')
  return `${whole}.${part.slice(0, 2).padEnd(2, '0')}:1`
}

/** `surfaceRaised` as a person says it. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A pair in words. */
export const tellOf = ({ front, ground, ratio, least, passes }: MeasuredPair): string =>
  `${wordsOf(front)} on ${wordsOf(ground).toLowerCase()} has ${ratioText(ratio)}, ${passes ? 'at least' : 'less than'} ${least}:1`
