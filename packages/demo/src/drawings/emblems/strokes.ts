import { round } from '../geometry.ts'

/** Shapes of emblems as path data, in a box of 40 × 28 centred on 0, 0. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 1 ${round(rx * 2)} 0a${rx} ${ry} 0 1 1 ${round(-rx * 2)} 0z`

/** An oval hole in the shape drawn before it: its path runs in the opposite direction. */
export const hole = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${round(rx * 2)} 0a${rx} ${ry} 0 1 0 ${round(-rx * 2)} 0z`

export const poly = (points: string): string => `M${points.replaceAll(' ', 'L')}Z`

/** `count` diamonds in a circle, from radius `from` to `to`, each `wide` across. */
export const spokes = (count: number, from: number, to: number, wide: number, start = 0, arc = 360): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((start + (arc * i) / count) * Math.PI) / 180
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const middle = (from + to) / 2
    const at = (along: number, aside: number): string => `${round(x * along - y * aside)} ${round(y * along + x * aside)}`
    return `M${at(from, 0)}L${at(middle, -wide / 2)}L${at(to, 0)}L${at(middle, wide / 2)}Z`
  }).join('')
