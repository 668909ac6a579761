/** The colours of one drawing as sRGB hex, all derived from the variant's colour in OKLCH. */
export interface Paint {
  readonly base: string
  readonly light: string
  readonly lighter: string
  readonly dark: string
  readonly darker: string
  /** Lines where two pieces of cloth meet. */
  readonly seam: string
  /** The inner side of a collar, hood or opening. */
  readonly inner: string
  /** The same colour much darker, or lighter where it is dark: for pieces in a second tone, told apart in a small picture too. */
  readonly second: string
  /** Nearly white, or charcoal where the colour is light: goes with every colour. */
  readonly trim: string
  /** A contrasting colour for tabs, pullers and linings. */
  readonly accent: string
  /** OKLCH lightness of `base`, 0 to 1. */
  readonly lightness: number
}

type Lch = readonly [l: number, c: number, h: number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function lchOf(hex: string): Lch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), Math.atan2(bb, a)]
}

function hexOf([l, c, h]: Lch): string {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
  return `#${rgb
    .map((v) =>
      Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, v)))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** A colour with its lightness moved by `step` (−1 to 1) and its chroma multiplied by `chroma` (default 1). */
export function shade(hex: string, step: number, chroma = 1): string {
  const [l, c, h] = lchOf(hex)
  return hexOf([clamp(l + step, 0.04, 0.985), c * chroma, h])
}

/** What goes with black, grey and white: ochre, storm blue, deep green. */
const quiet = (l: number): Lch => (l < 0.42 ? [0.73, 0.115, 1.25] : l < 0.8 ? [0.4, 0.06, 4.3] : [0.43, 0.05, 2.85])

/** Paint for a variant's colour (`#rrggbb`); black is lifted and white lowered, so that form still shows. */
export function paintOf(color: string): Paint {
  const [l0, c, h] = lchOf(color)
  const l = l0 < 0.34 ? clamp(0.235 + (l0 - 0.15) * 0.553, 0.235, 0.34) : Math.min(l0, 0.9 + (l0 - 0.9) * 0.6, 0.955)
  const at = (step: number, chroma = 1) => hexOf([clamp(l + step, 0.06, 0.985), c * chroma, h])
  const gray = c < 0.035
  return {
    base: at(0),
    light: at(0.06, 0.95),
    lighter: at(0.13, 0.8),
    dark: at(-0.08, 1.02),
    darker: at(-0.15, 0.95),
    seam: at(l > 0.4 ? -0.2 : -0.11, 0.9),
    trim: l > 0.66 ? '#3a3d42' : '#e9e3d6',
    second: l > 0.42 ? at(l > 0.8 ? -0.2 : -0.24, 0.85) : at(0.22, 0.8),
    inner: at(l > 0.4 ? -0.13 : -0.06, 0.85),
    accent: gray ? hexOf(quiet(l)) : hexOf([clamp(l > 0.6 ? l - 0.34 : l + 0.3, 0.3, 0.84), clamp(c * 0.8, 0.035, 0.085), h + 2.7]),
    lightness: l,
  }
}
