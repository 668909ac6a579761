import { idOf, round } from '../geometry.ts'
import { clipTo } from '../studio.ts'

/** How a body answers the studio's light. */
interface Finish {
  /** px over which the body rounds off towards its edge */
  readonly roll: number
  /** Strength of light and shade; 1 by default. */
  readonly depth?: number
  /** 0 matte (default), 1 polished: a narrow bright band inside the lit edge. */
  readonly gloss?: number
}

export const finishes = {
  cloth: { roll: 34, depth: 0.9 },
  padding: { roll: 14, depth: 0.9 },
  rubber: { roll: 9, depth: 0.9, gloss: 0.25 },
  foam: { roll: 11, depth: 0.7 },
  shell: { roll: 44, depth: 1.1, gloss: 0.8 },
  plastic: { roll: 6, depth: 0.9, gloss: 0.5 },
  matte: { roll: 11, depth: 0.9, gloss: 0.1 },
  metal: { roll: 6, depth: 1, gloss: 1 },
} as const satisfies Record<string, Finish>

const number = (value: number): string => String(Math.round(value * 1000) / 1000)

const veil = (colour: string, opacity: number, dx: number, dy: number, blur: number, result: string): string =>
  `<feOffset in="SourceAlpha" dx="${number(dx)}" dy="${number(dy)}"/><feGaussianBlur stdDeviation="${number(blur)}" result="b"/><feComposite in="SourceAlpha" in2="b" operator="out" result="o"/><feFlood flood-color="${colour}" flood-opacity="${number(opacity)}"/><feComposite in2="o" operator="in" result="${result}"/>`

const lightFilter = (name: string, { roll, depth = 1, gloss = 0 }: Finish): string => {
  const layers = [
    veil('#fff', Math.min(0.75, 0.42 * depth + gloss * 0.2), roll * 0.42, roll * 0.55, roll * 0.55, 'lit'),
    veil('#0a0807', Math.min(0.8, 0.62 * depth), -roll * 0.6, -roll * 0.7, roll * 0.75, 'shade'),
    veil('#0a0807', 0.34 * depth, 0, 0, Math.max(1.6, roll * 0.16), 'rim'),
  ]
  const names = ['lit', 'shade', 'rim'].map((layer) => `<feMergeNode in="${layer}"/>`).join('')
  return `<filter id="${name}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">${layers.join('')}<feMerge>${names}</feMerge></filter>`
}

/** Light and shade of a body that is already painted, by its outline (path data). */
export const light = (d: string, finish: Finish): string => {
  const name = idOf(`form${JSON.stringify(finish)}`)
  return `<defs>${lightFilter(name, finish)}</defs><path d="${d}" filter="url(#${name})"/>`
}

/** A body: its outline (path data) filled with a colour or pattern, `inside` drawn on it and cut to it, and light over both. */
export const form = (d: string, fill: string, finish: Finish, inside = ''): string => {
  const { def, use } = clipTo(d)
  return `${inside ? `<defs>${def}</defs>` : ''}<path d="${d}" fill="${fill}"/>${inside ? `<g ${use}>${inside}</g>` : ''}${light(d, finish)}`
}

/** A flat piece sewn or glued on a body: a thin edge that catches light, and a thin shadow around it; no filter, so it costs nothing. */
export const panel = (d: string, fill: string, inside = '', thick = 1): string => {
  const { def, use } = clipTo(d)
  const edge = (x: number, y: number, colour: string, opacity: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${3 * thick}" opacity="${opacity}" transform="translate(${x * thick} ${y * thick})"/>`
  return (
    `<defs>${def}</defs><path d="${d}" fill="none" stroke="#000" stroke-width="${7 * thick}" opacity=".1" transform="translate(${thick} ${1.5 * thick})"/><path d="${d}" fill="none" stroke="#000" stroke-width="${3.4 * thick}" opacity=".22"/>` +
    `<path d="${d}" fill="${fill}"/><g ${use}>${inside}${edge(1.1, 1.5, '#fff', 0.24)}${edge(-1.1, -1.5, '#000', 0.26)}</g>`
  )
}

type ColourStop = readonly [offset: number, colour: string, opacity?: number]

/** A linear gradient in px: its definition and its fill. */
export const run = (x1: number, y1: number, x2: number, y2: number, stops: readonly ColourStop[]): { def: string; fill: string } => {
  const list = stops
    .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')
  const id = idOf(`run${x1},${y1},${x2},${y2}${list}`)
  return {
    def: `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list}</linearGradient></defs>`,
    fill: `url(#${id})`,
  }
}

/** A round gradient in px. */
export const halo = (cx: number, cy: number, r: number, stops: readonly ColourStop[]): { def: string; fill: string } => {
  const list = stops
    .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')
  const id = idOf(`halo${cx},${cy},${r}${list}`)
  return {
    def: `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${list}</radialGradient></defs>`,
    fill: `url(#${id})`,
  }
}

/** A path filled by one of the gradients above. */
export const washed = (d: string, { def, fill }: { def: string; fill: string }, extra = ''): string =>
  `${def}<path d="${d}" fill="${fill}" ${extra}/>`

/** A soft dark line where one body lies on another. */
export const crease = (d: string, wide = 6, opacity = 0.4): string =>
  [2.2, 1.4, 0.7]
    .map(
      (share) =>
        `<path d="${d}" fill="none" stroke="#0d0b0a" stroke-width="${wide * share}" stroke-linecap="round" opacity="${opacity * 0.4}"/>`,
    )
    .join('')

/** An ellipse as path data. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`

/** A rounded rectangle as path data. */
export const box = (x: number, y: number, wide: number, high: number, r = 0): string =>
  `M${round(x + r)} ${round(y)}h${round(wide - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${round(high - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${round(2 * r - wide)}a${r} ${r} 0 0 1 ${-r} ${-r}v${round(2 * r - high)}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** The shadow of a thing on the ground it stands on: middle and half width in px; drawn before the thing. */
export const stand = (x: number, y: number, reach: number): string => {
  const pool = (rx: number, ry: number, opacity: number): string => {
    const id = idOf(`stand${opacity}`)
    const stops = [
      [0, 1],
      [0.5, 0.72],
      [0.75, 0.32],
      [0.9, 0.08],
      [1, 0],
    ].map(([offset = 0, share = 0]) => `<stop offset="${offset}" stop-color="#231f1d" stop-opacity="${number(share * opacity)}"/>`)
    return `<defs><radialGradient id="${id}">${stops.join('')}</radialGradient></defs><ellipse cx="${x + reach * 0.07}" cy="${y}" rx="${number(rx)}" ry="${number(ry)}" fill="url(#${id})"/>`
  }
  return (
    pool(reach * 1.34, 44 + reach * 0.1, 0.3) + pool(reach * 1.14, 20 + reach * 0.035, 0.46) + pool(reach * 1.02, 9 + reach * 0.012, 0.62)
  )
}
