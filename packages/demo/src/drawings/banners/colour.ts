type Lab = readonly [number, number, number]

const linear = (byte: number): number => (byte <= 0.04045 ? byte / 12.92 : ((byte + 0.055) / 1.055) ** 2.4)
const gamma = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
const channels = (hex: string): Lab => {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return [linear(((value >> 16) & 255) / 255), linear(((value >> 8) & 255) / 255), linear((value & 255) / 255)]
}

const toLab = (hex: string): Lab => {
  const [r, g, b] = channels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const toHex = ([lightness, a, b]: Lab): string => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (light: number): string =>
    Math.round(255 * Math.min(1, Math.max(0, gamma(Math.max(0, light)))))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}

/** A colour between two, by share 0–1 of the second, in OKLab so that hazes stay clean. */
export const mix = (from: string, to: string, share: number): string => {
  const [a, b] = [toLab(from), toLab(to)]
  const at = (index: 0 | 1 | 2): number => a[index] + (b[index] - a[index]) * share
  return toHex([at(0), at(1), at(2)])
}

/** Perceived lightness, 0–1. */
export const lightness = (hex: string): number => toLab(hex)[0]

/** Colourfulness; about 0.3 is the strongest a screen shows. */
export const chroma = (hex: string): number => Math.hypot(toLab(hex)[1], toLab(hex)[2])

/** The same hue at a given lightness 0–1, its colourfulness multiplied by `strength`. */
export const atLightness = (hex: string, target: number, strength = 1): string => {
  const [, a, b] = toLab(hex)
  return toHex([target, a * strength, b * strength])
}

/** `count` even steps through a list of colours. */
export const steps = (colours: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, index) => along(colours, index / Math.max(1, count - 1)))

/** The colour at position 0–1 of a list. */
export const along = (colours: readonly string[], position: number): string => {
  const place = Math.min(1, Math.max(0, position)) * (colours.length - 1)
  const index = Math.min(colours.length - 2, Math.floor(place))
  const from = colours[Math.max(0, index)] ?? '#888888'
  return mix(from, colours[index + 1] ?? from, place - index)
}
