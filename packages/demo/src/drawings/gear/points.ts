import { shape } from '../geometry.ts'
import type { Point } from '../geometry.ts'

/** Points from a list as SVG writes them: `'10,20 30,40'`, px. */
export const pts = (list: string): Point[] =>
  list.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

/** One closed shape from several smooth edges, each a list of points; corners stay sharp where two edges meet. */
export const outline = (...edges: readonly string[]): string => shape(...edges.map(pts))
