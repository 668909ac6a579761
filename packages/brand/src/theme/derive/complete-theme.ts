import { groupTypes, tokenNames, type ColorValue, type DesignGroup, type Theme, type Token } from '@vidda/tokens'
import { deriveColors, type Colors } from './colors.ts'
import { deriveScales } from './scales.ts'
import { colorSeeds, formSeeds, type SeedTokens } from './seeds.ts'

type Tokens = Readonly<Record<string, Token>>

/** A theme's file: any token may be missing where there are seeds. */
export type ThemeFile = Partial<Theme> & { readonly seed?: SeedTokens }

const usualStyle = {
  headingTransform: 'none',
  capsTransform: 'none',
  divider: 'none',
  dividerSize: '0',
  numeric: 'normal',
  headingStretch: '100%',
  captionRow: '1',
} as const satisfies Record<(typeof tokenNames.style)[number], string>

const tokensOf = (group: unknown): Tokens =>
  Object.fromEntries(
    Object.entries((group ?? {}) as Record<string, unknown>).filter(([name, token]) => !name.startsWith('$') && typeof token === 'object'),
  ) as Tokens

const darkOf = (token: Token): ColorValue | undefined => token.$extensions?.['org.vidda.dark'] as ColorValue | undefined
const values = (tokens: Tokens, valueOf: (token: Token) => unknown): Partial<Colors> =>
  Object.fromEntries(Object.entries(tokens).flatMap(([name, token]) => (valueOf(token) === undefined ? [] : [[name, valueOf(token)]])))

/** Dark values are derived as soon as one is given, be it of a seed. */
function colorsOf(given: Tokens, seeds: SeedTokens): Tokens {
  const light = deriveColors(
    colorSeeds(seeds, 'light'),
    values(given, (token) => token.$value),
  )
  const wantsDark = [...Object.values(given), ...Object.values(seeds)].some((token) => typeof token === 'object' && darkOf(token))
  const dark = wantsDark ? deriveColors(colorSeeds(seeds, 'dark'), values(given, darkOf)) : undefined
  return Object.fromEntries(
    tokenNames.color.map((name) => [
      name,
      {
        ...(given[name] ?? { $type: 'color', $value: light[name] }),
        ...(dark && { $extensions: { ...given[name]?.$extensions, 'org.vidda.dark': dark[name] } }),
      },
    ]),
  )
}

/**
 * A theme with all its tokens. One that gives `seed` has what it leaves out derived from that, in OKLCH and around what it gives
 * itself; one without is taken as it is. The seeds are taken to be checked.
 */
export function completeTheme({ seed, ...file }: ThemeFile): Theme {
  if (!seed) return file as Theme
  const color = colorsOf(tokensOf(file.color), seed)
  const scales = deriveScales(formSeeds(seed), (color['text'] as Token).$value as ColorValue)
  const groups = Object.keys(groupTypes) as DesignGroup[]
  const whole = groups.map((group) => [group, group === 'color' ? color : { ...scales[group], ...file[group] }])
  const extension = file.$extensions?.['org.vidda']
  return {
    ...file,
    ...Object.fromEntries(whole),
    $extensions: {
      ...file.$extensions,
      'org.vidda': { faces: [], ...extension, style: { ...usualStyle, ...extension?.style } },
    },
  } as Theme
}
