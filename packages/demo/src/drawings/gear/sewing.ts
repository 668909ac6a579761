import { mirror } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { line } from '../studio.ts'
import { quiet } from './fittings.ts'
import { form } from './form.ts'
import { creased, ripstop } from './textures.ts'

export const webbing = '#2b2d30'

/** A piece of ripstop cloth with soft folds. */
export const cloth = (d: string, colour: string, paint: Paint, region: readonly [number, number, number, number], roll = 40): string =>
  form(d, colour, { roll, depth: 0.9 }, ripstop(paint.darker, paint.lighter, region, 8, 0.35)) + creased(d)

export const both = (points: readonly Point[], draw: (points: readonly Point[]) => string): string => draw(points) + draw(mirror(points))

/** Teeth of a zip along points. */
export const zipLine = (points: readonly Point[], paint: Paint): string =>
  line(points, paint.darker, 10) + line(points, '#17181a', 5) + line(points, '#8b8f95', 4, 'stroke-dasharray="1.6 2.2" opacity=".8"')

export const puller = (x: number, y: number, paint: Paint, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-6" y="-7" width="12" height="14" rx="3" fill="#70747a"/><path d="M-3 6h6l1 30q0 5-4 5t-4-5z" fill="${quiet(paint)}"/><path d="M-3 8h2l0 28h-2z" fill="#fff" opacity=".4"/></g>`
