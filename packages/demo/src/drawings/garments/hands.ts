import type { Point } from '../geometry.ts'

export type Place = (points: readonly Point[]) => Point[]

/** One of a pair: points drawn for the right one, set at `x`, `y` px and turned by `turn` degrees; `flip` makes the left one. */
export const put =
  (x: number, y: number, turn: number, flip: boolean) =>
  (points: readonly Point[]): Point[] => {
    const a = (turn * Math.PI) / 180
    return points.map(([px, py]): Point => {
      const fx = flip ? -px : px
      return [x + fx * Math.cos(a) - py * Math.sin(a), y + fx * Math.sin(a) + py * Math.cos(a)]
    })
  }

export const spot = (at: Place, x: number, y: number): Point => at([[x, y]])[0] ?? [x, y]

/** Where the two of a pair lie: far enough apart that their thumbs do not overlap. */
export const pair = [put(194, 510, -5, false), put(606, 510, 5, true)] as const
