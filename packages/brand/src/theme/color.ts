import { colorOf, type ColorValue, type Scheme, type Theme, type TokenName } from '@vidda/tokens'
import { converter, formatHex, inGamut, toGamut, wcagContrast, type Color } from 'culori'

const toOklch = converter('oklch')
const toSrgb = toGamut('rgb', 'oklch')
const shows = inGamut('rgb')

/** Lightness 0 to 1, chroma from 0, hue in degrees: OKLCH. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

function culoriOf({ colorSpace, components: [a, b, c] }: ColorValue): Color {
  return colorSpace === 'oklch' ? { mode: 'oklch', l: a, c: b, h: c } : { mode: 'rgb', r: a, g: b, b: c }
}

export function lchOf(value: ColorValue): Lch {
  const { l, c, h } = toOklch(culoriOf(value))
  return { l, c, h: h ?? 0 }
}

/** Whether an sRGB screen shows the colour as it is. */
export const isShown = (value: ColorValue): boolean => shows(culoriOf(value))

/** A colour as sRGB `#rrggbb`, the nearest of its lightness and hue where sRGB lacks it. */
export const hexOfValue = (value: ColorValue): string => formatHex(toSrgb(culoriOf(value)))

/** A colour token as sRGB `#rrggbb`, for mails and payment frames. */
export const hexOf = (theme: Theme, name: TokenName<'color'>, scheme: Scheme = 'light'): string => hexOfValue(colorOf(theme, name, scheme))

/** The WCAG contrast ratio of two colours, 1 to 21, as an sRGB screen shows them. */
export const contrastOf = (front: ColorValue, ground: ColorValue): number => wcagContrast(toSrgb(culoriOf(front)), toSrgb(culoriOf(ground)))

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** The colour as a theme writes it, with as much of its chroma as every screen shows. */
export function valueOf({ l, c, h }: Lch): ColorValue {
  const lightness = round(Math.min(1, Math.max(0, l)), 3)
  for (let chroma = Math.floor(c * 1000); chroma > 0; chroma--) {
    const value: ColorValue = { colorSpace: 'oklch', components: [lightness, chroma / 1000, round(h, 1)] }
    if (isShown(value)) return { ...value, hex: hexOfValue(value) }
  }
  const grey: ColorValue = { colorSpace: 'oklch', components: [lightness, 0, 0] }
  return { ...grey, hex: hexOfValue(grey) }
}

/** The colour nearest to it that every screen shows. */
export function nearestShown(value: ColorValue): ColorValue {
  const { l, c, h } = toOklch(toSrgb(culoriOf(value)))
  return valueOf({ l, c, h: h ?? 0 })
}

/** Numbers of digits to try for a colour given as hex: the fewest that convert back to that hex are used. */
const precisions = [3, 4, 5]
/** How many times chroma is reduced by one step in search of the same hex. */
const mostLess = 8

/** A colour that was given as sRGB `#rrggbb`. Its hex is that again; of a pure blue, on whose edge OKLCH is steep, one step beside it. */
export function colorOfHex(hex: string): ColorValue {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const given: ColorValue = { colorSpace: 'srgb', components: [r, g, b] }
  const { l, c, h } = lchOf(given)
  for (const digits of precisions) {
    const step = 10 ** digits
    // A colour on the edge of what screens show may lie outside once it is rounded: slightly less chroma has the same hex.
    for (let less = 0; less <= mostLess; less++) {
      const chroma = Math.max(0, Math.round(c * step) - less) / step
      const value: ColorValue = { colorSpace: 'oklch', components: [round(l, digits), chroma, chroma === 0 ? 0 : round(h, digits - 2)] }
      if (isShown(value) && hexOfValue(value) === hex.toLowerCase()) return { ...value, hex: hexOfValue(value) }
    }
  }
  return nearestShown(given)
}

/** The WCAG contrast ratio of two colours as CSS writes them. */
export const contrastOfHex = (front: string, ground: string): number => wcagContrast(front, ground)
