import { idOf } from '../geometry.ts'

/** Left, top, width and height in px. */
type Region = readonly [x: number, y: number, wide: number, high: number]

const rows = (from: number, length: number, step: number): number[] =>
  Array.from({ length: Math.ceil(length / step) + 1 }, (_, index) => from + index * step)

/** Engineered mesh: rows of small holes, drawn as dotted lines because pattern tiles render slowly. */
export const mesh = (dark: string, [x, y, wide, high]: Region, size = 8, opacity = 0.7): string => {
  const line = (shift: number): string =>
    `<path d="${rows(y + shift, high, size)
      .map((level) => `M${x + shift} ${level}h${wide}`)
      .join(
        '',
      )}" stroke="${dark}" stroke-width="${size * 0.36}" stroke-linecap="round" stroke-dasharray="0.01 ${size}" opacity="${opacity}" fill="none"/>`
  return line(0) + line(size / 2)
}

/** Ripstop: a fine grid of stronger threads. */
export const ripstop = (dark: string, light: string, [x, y, wide, high]: Region, size = 9, opacity = 0.3): string => {
  const grid = (shift: number): string =>
    rows(y + shift, high, size)
      .map((level) => `M${x} ${level}h${wide}`)
      .join('') +
    rows(x + shift, wide, size)
      .map((place) => `M${place} ${y}v${high}`)
      .join('')
  return `<g opacity="${opacity}" fill="none"><path d="${grid(0)}" stroke="${dark}" stroke-width="1"/><path d="${grid(1.1)}" stroke="${light}" stroke-width=".7"/></g>`
}

/** Upright ribs of webbing. */
export const ribs = (dark: string, [x, y, wide, high]: Region, size = 4, opacity = 0.25): string =>
  `<path d="${rows(x, wide, size)
    .map((place) => `M${place} ${y}v${high}`)
    .join('')}" stroke="${dark}" stroke-width="${size * 0.45}" opacity="${opacity}" fill="none"/>`

/** Fine unevenness (suede, leather, felt) over an outline, in soft light. */
export const grained = (d: string, frequency: number, opacity: number, contrast = 1.6): string => {
  const id = idOf(`grain${frequency},${contrast}`)
  const row = `${contrast} 0 0 0 ${(1 - contrast) / 2}`
  return `<defs><filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="3"/><feColorMatrix values="${row} ${row} ${row} 0 0 0 0 1"/><feComposite operator="in" in2="SourceAlpha"/></filter></defs><path d="${d}" filter="url(#${id})" opacity="${opacity * 0.6}" style="mix-blend-mode:soft-light"/>`
}

/**
 * Creases of light cloth over an outline: turbulence against itself moved away from the light, in soft light.
 * Lighting filters are not used, as their relief would grow when the picture is drawn smaller.
 */
export const creased = (d: string, opacity = 0.5, frequency = '0.007 0.011'): string => {
  const id = idOf(`crease${frequency}`)
  return `<defs><filter id="${id}" x="-6%" y="-6%" width="106%" height="106%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="8"/><feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1" result="t"/><feOffset dx="8" dy="10" result="m"/><feComposite in="t" in2="m" operator="arithmetic" k2="-2.4" k3="2.4" k4="0.5"/><feComposite operator="in" in2="SourceAlpha"/></filter></defs><path d="${d}" filter="url(#${id})" opacity="${opacity}" style="mix-blend-mode:soft-light"/>`
}
