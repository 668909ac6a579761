import type { ColorValue, Scheme, Theme, Token } from '@vidda/tokens'
import { tokenNames } from '@vidda/tokens'
import { lchOf, valueOf } from './color.ts'
import { colorProblems } from './contrast.ts'
import { completeTheme, type ThemeFile } from './derive/complete-theme.ts'
import { seedProblems } from './derive/seed-problems.ts'
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
  return colorProblems(completeTheme(file) as Theme, '', tokenNames.color).length === 0
}

/**
 * The colour with the least change of OKLCH lightness from `wanted` with which every pair of the theme in `source` has its contrast when it
 * stands in `place`; none if no lightness does. The theme is taken to be checked.
 */
export async function nearestColor(source: string, place: ColorPlace, wanted: ColorValue): Promise<ColorValue | undefined> {
  const { value } = await parseTheme(source, '')
  if (value === undefined) return undefined
  const file = value as ThemeFile
  const lch = lchOf(wanted)
  const passing = (l: number): ColorValue | undefined => {
    if (l < 0 || l > 1) return undefined
    const color = valueOf({ ...lch, l })
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
