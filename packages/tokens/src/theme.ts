import type { ColorValue } from './css-value.ts'
import type { TokenGroup, TokenName } from './names.ts'

/**
 * A token of a `tokens.json` (Design Tokens Community Group format, 2025.10). `org.vidda.least` is its value at 390 px of width,
 * `org.vidda.dark` that of a colour where the reader asks for dark pages.
 */
export interface Token {
  readonly $value: unknown
  readonly $type?: string
  readonly $description?: string
  readonly $extensions?: { readonly 'org.vidda.least'?: unknown; readonly 'org.vidda.dark'?: unknown }
}

/** Tokens by name; `$type` holds for those that name none of their own. */
export interface TokenSet {
  readonly $type?: string
  readonly $description?: string
  readonly [name: string]: Token | string | undefined
}

/** A font on the reader's own machine that stands in until the web font is there. */
export interface FallbackFace {
  /** Told apart from the other fallbacks of the same family: `Arial`, `Roboto`. */
  readonly name: string
  /** The names under which systems know it, the first found is used. */
  readonly local: readonly string[]
  /** Weights it stands in for; all of the face's when not given. */
  readonly weight?: readonly [number, number]
  /** Average advance in em over a Norwegian text, of the web font and of this one. */
  readonly averageWidth: { readonly face: number; readonly local: number }
}

/** A self-hosted web font: one variable file of the theme's `fonts` folder. */
export interface FontFace {
  readonly family: string
  readonly file: string
  /** Least and greatest weight in the file. */
  readonly weight: readonly [number, number]
  /** The `hhea` values, in units of the font. */
  readonly metrics: { readonly unitsPerEm: number; readonly ascent: number; readonly descent: number; readonly lineGap: number }
  readonly fallbacks: readonly FallbackFace[]
}

/** What a theme needs and the format has no type for. */
export interface ThemeExtension {
  /** CSS keywords by the names of the token group `style`. */
  readonly style: Readonly<Record<string, string>>
  readonly faces: readonly FontFace[]
}

/** A theme as its `tokens.json` holds it. */
export type Theme = { readonly [G in Exclude<TokenGroup, 'style'>]: TokenSet } & {
  readonly $description?: string
  readonly $extensions: { readonly 'org.vidda': ThemeExtension }
}

/** The DTCG type of each group's tokens; `motion` holds durations and one curve. */
export const groupTypes = {
  color: ['color'],
  space: ['dimension'],
  radius: ['dimension'],
  stroke: ['dimension'],
  font: ['fontFamily'],
  weight: ['fontWeight'],
  type: ['dimension'],
  line: ['number'],
  tracking: ['number'],
  size: ['dimension'],
  density: ['dimension'],
  shadow: ['shadow'],
  motion: ['duration', 'cubicBezier'],
  layer: ['number'],
} as const satisfies Record<Exclude<TokenGroup, 'style'>, readonly string[]>

export type DesignGroup = keyof typeof groupTypes

/** What a page's colours are for: every theme is right in `light`, some have values for `dark` too. */
export type Scheme = 'light' | 'dark'

/** Whether a theme has a set of colours for readers who ask for dark pages. */
export const hasDark = ({ color }: Theme): boolean =>
  Object.values(color).some((token) => typeof token === 'object' && token.$extensions?.['org.vidda.dark'] !== undefined)

/** The token `name` of `group`, with the group's `$type` when it has none of its own. */
export function tokenOf(theme: Theme, group: DesignGroup, name: string): Token | undefined {
  const set = theme[group]
  const token = set[name]
  if (typeof token !== 'object') return undefined
  return { ...(set.$type === undefined ? {} : { $type: set.$type }), ...token }
}

/** A colour of a theme in a scheme; one without a dark value keeps its light one. */
export function colorOf(theme: Theme, name: TokenName<'color'>, scheme: Scheme = 'light'): ColorValue {
  const token = tokenOf(theme, 'color', name)
  return ((scheme === 'dark' ? token?.$extensions?.['org.vidda.dark'] : undefined) ?? token?.$value) as ColorValue
}
