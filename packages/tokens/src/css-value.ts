import type { Token } from './theme.ts'

export interface ColorValue {
  readonly colorSpace: 'oklch' | 'srgb'
  readonly components: readonly [number, number, number]
  readonly alpha?: number
  /** The same colour in sRGB, for mails and tools. */
  readonly hex?: string
}

export interface DimensionValue {
  readonly value: number
  readonly unit: 'px' | 'rem'
}

export interface ShadowValue {
  readonly color: ColorValue
  readonly offsetX: DimensionValue
  readonly offsetY: DimensionValue
  readonly blur: DimensionValue
  readonly spread: DimensionValue
  readonly inset?: boolean
}

/** The window widths in px between which a fluid length grows. */
const narrow = 390
const broad = 1440

const rounded = (value: number): string => String(Number(value.toFixed(4)))

export function colorCss({ colorSpace, components, alpha }: ColorValue): string {
  const end = alpha === undefined || alpha === 1 ? '' : ` / ${rounded(alpha)}`
  const [a, b, c] = components.map(rounded)
  return colorSpace === 'oklch' ? `oklch(${a} ${b} ${c}${end})` : `color(srgb ${a} ${b} ${c}${end})`
}

const dimensionCss = ({ value, unit }: DimensionValue): string => (value === 0 ? '0px' : `${rounded(value)}${unit}`)

/** A length that is `least` up to 390 px of width, `most` from 1440 px, and grows evenly between; with rem, text zoom scales it too. */
export function fluidCss(least: DimensionValue, most: DimensionValue): string {
  const inPx = ({ value, unit }: DimensionValue) => (unit === 'rem' ? value * 16 : value)
  const slope = (inPx(most) - inPx(least)) / (broad - narrow)
  const start = inPx(least) - slope * narrow
  const base = most.unit === 'rem' ? `${rounded(start / 16)}rem` : `${rounded(start)}px`
  return `clamp(${dimensionCss(least)}, ${base} + ${rounded(slope * 100)}vw, ${dimensionCss(most)})`
}

function shadowCss(value: ShadowValue | readonly ShadowValue[]): string {
  const layers = Array.isArray(value) ? (value as readonly ShadowValue[]) : [value as ShadowValue]
  return layers
    .map(({ color, offsetX, offsetY, blur, spread, inset }) =>
      [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(dimensionCss), colorCss(color)].join(' '),
    )
    .join(', ')
}

/** A family's name in quotes; generic families stand bare. */
export const quotedFamily = (name: string): string => (/^(serif|sans-serif|monospace|system-ui)$/.test(name) ? name : `'${name}'`)

/** The CSS of a token's value, by its type; lengths with a least value are fluid. */
export function tokenCss({ $type, $value, $extensions }: Token): string {
  const least = $extensions?.['org.vidda.least'] as DimensionValue | undefined
  switch ($type) {
    case 'color':
      return colorCss($value as ColorValue)
    case 'dimension':
      return least ? fluidCss(least, $value as DimensionValue) : dimensionCss($value as DimensionValue)
    case 'duration':
      return `${($value as { value: number }).value}${($value as { unit: string }).unit}`
    case 'cubicBezier':
      return `cubic-bezier(${($value as readonly number[]).join(', ')})`
    case 'shadow':
      return shadowCss($value as ShadowValue | readonly ShadowValue[])
    case 'fontFamily':
      return ([] as string[])
        .concat($value as string | string[])
        .map(quotedFamily)
        .join(', ')
    default:
      return String($value)
  }
}
