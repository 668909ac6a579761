import { line } from '../studio.ts'
import { turned } from './fittings.ts'
import type { Turned } from './fittings.ts'

export const steel = '#b9bdc2'

export const lathe = (x: number, profile: Turned['profile'], colour: string, gloss: number): string =>
  turned({ x, profile, colour, gloss }).svg

/** Rings of the pressed or turned edge at a height. */
export const ring = (x: number, y: number, r: number, dark = 0.4): string =>
  line(
    [
      [x - r, y],
      [x, y + r * 0.09],
      [x + r, y],
    ],
    '#000',
    2.4,
    `opacity="${dark}"`,
  ) +
  line(
    [
      [x - r, y + 3],
      [x, y + 3 + r * 0.09],
      [x + r, y + 3],
    ],
    '#fff',
    1.8,
    `opacity="${dark}"`,
  )
