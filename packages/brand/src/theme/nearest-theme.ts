import { colorOf, tokenNames, type ColorValue, type Scheme, type Theme, type Token } from '@vidda/tokens'
import { colorOfHex, hexOfValue, lchOf, valueOf } from './color.ts'
import { colorProblems } from './contrast.ts'
import { completeTheme, type ThemeFile } from './derive/complete-theme.ts'
import { seedProblems } from './derive/seed-problems.ts'
import { nearestPassing } from './nearest.ts'
import { contrastPairs } from './pairs.ts'
import { parseTheme } from './parse-theme.ts'

/** One colour in a theme's file: an input that others are derived from (`seed`), or a colour of its own. */
export interface ColorPlace {
  readonly group: 'seed' | 'color'
  readonly name: string
  readonly scheme: Scheme
}

const finest = 0.001
/** Deriving a theme takes milliseconds: what is near is looked for finely, what is far in steps, of which the first that passes is refined. */
const coarse = 0.02

function withColor(file: ThemeFile, { group, name, scheme }: ColorPlace, value: ColorValue): ThemeFile {
  const tokens = (file[group] ?? {}) as Readonly<Record<string, Token>>
  const token: Token = { $type: 'color', $value: value, ...tokens[name] }
  const changed: Token =
    scheme === 'dark' ? { ...token, $extensions: { ...token.$extensions, 'org.vidda.dark': value } } : { ...token, $value: value }
  return { ...file, [group]: { ...tokens, [name]: changed } }
}

function passes(file: ThemeFile): boolean {
  if (file.seed !== undefined && seedProblems(file.seed, '').length > 0) return false
  return colorProblems(completeTheme(file), '', tokenNames.color).length === 0
}

/** As it comes back from a field that holds `#rrggbb`: rounded, and so slightly off what was computed. */
const asTyped = (value: ColorValue): ColorValue => colorOfHex(hexOfValue(value))

/** In a theme without seeds no other colour changes with this one, so that only its own contrast pairs are checked. */
function nearestBesides(theme: Theme, { name, scheme }: ColorPlace, wanted: ColorValue): ColorValue | undefined {
  const demands = contrastPairs.flatMap(({ front, ground, least }) => {
    const other = front === name ? ground : ground === name ? front : undefined
    return other ? [{ beside: colorOf(theme, other, scheme), least }] : []
  })
  return nearestPassing(wanted, demands)
}

/**
 * The colour with the least change of OKLCH lightness from `wanted` with which every pair of the theme in `source` has its contrast when it
 * stands in `place`; none if no lightness does. The theme is taken to be checked.
 */
export async function nearestColor(source: string, place: ColorPlace, wanted: ColorValue): Promise<ColorValue | undefined> {
  const { value } = await parseTheme(source, '')
  if (value === undefined) return undefined
  const file = value as ThemeFile
  if (passes(withColor(file, place, wanted))) return wanted
  const besides = file.seed === undefined ? nearestBesides(completeTheme(file), place, wanted) : undefined
  if (besides && passes(withColor(file, place, asTyped(besides)))) return asTyped(besides)
  const lch = lchOf(wanted)
  const passing = (l: number): ColorValue | undefined => {
    if (l < 0 || l > 1) return undefined
    const color = asTyped(valueOf({ ...lch, l }))
    return passes(withColor(file, place, color)) ? color : undefined
  }
  const around = (away: number) => passing(lch.l - away) ?? passing(lch.l + away)
  for (let away = 0; away <= 1; away += coarse) {
    if (!around(away)) continue
    for (let near = Math.max(0, away - coarse); near < away; near += finest) {
      const color = around(near)
      if (color) return color
    }
    return around(away)
  }
  return passing(0) ?? passing(1)
}
