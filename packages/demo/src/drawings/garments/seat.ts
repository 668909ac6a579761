import { shape, type Point } from '../geometry.ts'
import type { Paint } from '../paint.ts'
import { cord } from './closures.ts'
import type { Piece } from './cloth.ts'
import { crumple } from './folds.ts'
import { leg, legSide, type Legs } from './legs.ts'

/** Loops for a belt on the waistband. */
export const loops = (l: Legs, paint: Paint): string =>
  [-0.62, 0.62, -0.95, 0.95]
    .map((t) => {
      const x = 400 + l.waist * t
      const y = l.top - 20 + (1 - Math.abs(t)) * 10
      return `<rect x="${x - 5}" y="${y + 2}" width="12" height="44" rx="2" fill="#000" fill-opacity=".3"/><rect x="${x - 6}" y="${y}" width="11" height="44" rx="2" fill="${paint.dark}"/><rect x="${x - 4.5}" y="${y + 2}" width="2" height="40" fill="${paint.lighter}" fill-opacity=".5"/>`
    })
    .join('')

/** A patch sewn on one leg and cut to it. */
export const patch = (l: Legs, side: 1 | -1, points: readonly (readonly Point[])[], fill?: string): Piece => ({
  within: leg(l, side),
  d: shape(...points.map((edge) => legSide(side, edge))),
  roll: 10,
  level: 0.7,
  floor: 0.58,
  cast: 0.1,
  ...(fill ? { fill } : {}),
})

/** Cloth gathered by elastic at the waist: short upright folds. */
export const gathers = (l: Legs, seed: string): string =>
  crumple([400 - l.waist, l.top - 14, l.waist * 2, 34], 46, 0.11, seed, 0) +
  crumple([400 - l.waist - 10, l.top + 10, l.waist * 2 + 20, 90], 26, 0.14, `${seed}b`, 0)

export const laces = (l: Legs, paint: Paint): string => cord([392, l.top + 12], paint, 66, -7) + cord([408, l.top + 12], paint, 60, 8)
