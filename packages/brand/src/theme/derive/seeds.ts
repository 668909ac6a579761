import type { ColorValue, DimensionValue, Scheme, Token } from '@vidda/tokens'
import { lchOf, type Lch } from '../color.ts'

/** The few inputs of a theme, by name: the DTCG type of each and whether a theme must give it. */
export const seedTypes = {
  /** The colour that the company is known by: links, focus, marks, what is selected. */
  brand: { type: 'color', needed: true },
  /** The ground of a page: its lightness is that of the surface, its hue tints greys. White when not given. */
  neutral: { type: 'color', needed: false },
  /** Action and offers. `brand` when not given. */
  signal: { type: 'color', needed: false },
  font: { type: 'fontFamily', needed: true },
  /** `font` when not given. */
  headingFont: { type: 'fontFamily', needed: false },
  /** Corners of controls and cards; 6 px when not given. */
  radius: { type: 'dimension', needed: false },
  /** 1 when not given; 0.85 is dense, 1.2 roomy. */
  density: { type: 'number', needed: false },
  /** Body text; 1 rem when not given. */
  textSize: { type: 'dimension', needed: false },
  /** Each step of type is so many times the one before it; 1.2 when not given. */
  typeRatio: { type: 'number', needed: false },
  /** How long movement takes beside the common durations; 1 when not given. */
  pace: { type: 'number', needed: false },
} as const satisfies Record<string, { readonly type: string; readonly needed: boolean }>

export type SeedName = keyof typeof seedTypes
export type SeedTokens = { readonly [N in SeedName]?: Token }

/** The inputs of a colour set. */
export interface ColorSeeds {
  readonly brand: Lch
  readonly neutral: Lch
  readonly signal: Lch
}

/** The inputs of everything else. */
export interface FormSeeds {
  readonly font: readonly string[]
  readonly headingFont: readonly string[]
  /** px */
  readonly radius: number
  readonly density: number
  /** rem */
  readonly textSize: number
  readonly typeRatio: number
  readonly pace: number
}

const inScheme = (token: Token | undefined, scheme: Scheme): ColorValue | undefined =>
  ((scheme === 'dark' ? token?.$extensions?.['org.vidda.dark'] : undefined) ?? token?.$value) as ColorValue | undefined

const white: ColorValue = { colorSpace: 'oklch', components: [1, 0, 0] }

/** Taken to be checked: `brand` is there. */
export function colorSeeds(seeds: SeedTokens, scheme: Scheme): ColorSeeds {
  const brand = inScheme(seeds.brand, scheme) ?? white
  return {
    brand: lchOf(brand),
    neutral: lchOf(inScheme(seeds.neutral, scheme) ?? white),
    signal: lchOf(inScheme(seeds.signal, scheme) ?? brand),
  }
}

const inRem = ({ value, unit }: DimensionValue): number => (unit === 'rem' ? value : value / 16)

export function formSeeds(seeds: SeedTokens): FormSeeds {
  const families = (token: Token | undefined) => ([] as string[]).concat((token?.$value ?? []) as string | string[])
  const length = (token: Token | undefined, rem: number) => (token ? inRem(token.$value as DimensionValue) : rem)
  const number = (token: Token | undefined, usual: number) => (token ? (token.$value as number) : usual)
  const font = families(seeds.font)
  return {
    font,
    headingFont: seeds.headingFont ? families(seeds.headingFont) : font,
    radius: length(seeds.radius, 6 / 16) * 16,
    density: number(seeds.density, 1),
    textSize: length(seeds.textSize, 1),
    typeRatio: number(seeds.typeRatio, 1.2),
    pace: number(seeds.pace, 1),
  }
}
