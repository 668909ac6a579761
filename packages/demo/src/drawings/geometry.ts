export type Point = readonly [x: number, y: number]

/** A number rounded to a tenth, as text: put together from integers, which is much faster than formatting a fraction. */
export function round(value: number): string {
  const tenths = Math.round(value * 10)
  const whole = Math.trunc(tenths / 10)
  if (tenths === whole * 10) return String(whole)
  return `${tenths < 0 && whole === 0 ? '-' : ''}${whole}.${Math.abs(tenths - whole * 10)}`
}

const pair = ([x, y]: Point): string => `${round(x)} ${round(y)}`

/** The edges of a drawn thing, px. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The edges of outlines that run in absolute lines and curves, as `shape` makes them. A curve's control points lie so near to it that they count as it. */
export function boxOf(outlines: readonly string[]): Box {
  const numbers = outlines.flatMap((d) => d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Points written as in SVG: `'10,20 30,40'`, px. */
export const pts = (text: string): Point[] =>
  text.split(' ').map((both): Point => {
    const [x = 0, y = 0] = both.split(',').map(Number)
    return [x, y]
  })

/** A smooth curve (SVG path data) through `points` in px; `tension` 0 gives straight lines, 1 a round curve (default 0.9). */
export function curve(points: readonly Point[], tension = 0.9): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point
  const k = tension / 6
  return points
    .map((point, i) => {
      if (i === 0) return `M${pair(point)}`
      const [before, from, next] = [at(i - 2), at(i - 1), at(i + 1)]
      const c1: Point = [from[0] + (point[0] - before[0]) * k, from[1] + (point[1] - before[1]) * k]
      const c2: Point = [point[0] - (next[0] - from[0]) * k, point[1] - (next[1] - from[1]) * k]
      return `C${pair(c1)} ${pair(c2)} ${pair(point)}`
    })
    .join('')
}

const turn = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] as Point
    return sum + x * ny - nx * y
  }, 0)

/** One closed shape from several smooth edges (px): corners stay sharp where two edges meet. All shapes run clockwise, so that they unite. */
export function shape(...edges: readonly (readonly Point[])[]): string {
  const ordered = turn(edges.flat()) >= 0 ? edges : edges.map((edge) => edge.toReversed()).toReversed()
  return `${ordered.map((edge, i) => (i === 0 ? curve(edge) : curve(edge).replace('M', 'L'))).join('')}Z`
}

/** The same points on the other side of the vertical line `axis` (px, default the middle of the picture), in reverse order. */
export function mirror(points: readonly Point[], axis = 400): Point[] {
  return points.map(([x, y]): Point => [2 * axis - x, y]).toReversed()
}

/** A point between `a` and `b`; `t` 0 is `a`, 1 is `b`. */
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** A short stable name for a text, so that equal definitions get equal ids. */
export function idOf(text: string): string {
  let hash = 2166136261
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  return `i${(hash >>> 0).toString(36)}`
}

/** Deterministic numbers in [0, 1) from a seed text. */
export function dice(seed: string): () => number {
  let state = Number.parseInt(idOf(seed).slice(1), 36) || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
