import { curve, dice, round, type Point } from '../geometry.ts'

/** A curve through three points (px), as parts of a path: its ends, and its control point moved sideways by some px. */
function bent(a: Point, b: Point, c: Point) {
  const nx = c[1] - a[1]
  const ny = a[0] - c[0]
  const length = Math.hypot(nx, ny) || 1
  const [mx, my] = [b[0] * 2 - (a[0] + c[0]) / 2, b[1] * 2 - (a[1] + c[1]) / 2]
  const bow = (s: number): string => `${round(mx + (nx / length) * s)} ${round(my + (ny / length) * s)}`
  return { start: `${round(a[0])} ${round(a[1])}`, end: `${round(c[0])} ${round(c[1])}`, bow }
}

/** A fold in the relief: a tapering crease through three points (px), `size` px wide and higher in its middle; positive `lift` rises, negative sinks (−1 to 1). */
export function fold(a: Point, b: Point, c: Point, size: number, lift: number): string {
  const { start, end, bow } = bent(a, b, c)
  const lens = (s: number): string => `<path d="M${start}Q${bow(s)} ${end}Q${bow(-s)} ${start}"/>`
  return `<g fill="${lift > 0 ? '#fff' : '#000'}" fill-opacity="${(Math.abs(lift) * 0.55).toFixed(3)}">${lens(size)}${lens(size * 0.45)}</g>`
}

/** A crease pressed into the relief along points, as where a seam or zip pulls the cloth in. */
export const groove = (points: readonly Point[], size: number, depth = 0.3): string =>
  `<path d="${curve(points)}" fill="none" stroke="#000" stroke-width="${size}" stroke-linecap="round" stroke-opacity="${depth}"/>`

/** Creases where an elbow or knee bends: from the inner side of the bend across, `reach` px wide, `spread` px high. */
export function bend(at: Point, direction: 1 | -1, reach: number, spread: number, lift: number, seed: string): string {
  const roll = dice(seed)
  return Array.from({ length: 5 }, (_, i) => {
    const t = i / 4 - 0.5
    const y = at[1] + t * spread + (roll() - 0.5) * 10
    const far = reach * (0.55 + roll() * 0.45)
    const end: Point = [at[0] + direction * far, y + t * spread * 0.5 - 16 + roll() * 20]
    const middle: Point = [at[0] + direction * far * 0.5, (y + end[1]) / 2 + 6 + roll() * 8]
    return fold([at[0], y], middle, end, 9 + roll() * 9, i % 2 === 0 ? -lift : lift * 0.8)
  }).join('')
}

/** Cloth pushed together above a cuff or hem: short waves across, `reach` px wide. */
export function stack(at: Point, reach: number, rise: number, lift: number, seed: string): string {
  const roll = dice(seed)
  return Array.from({ length: 4 }, (_, i) => {
    const y = at[1] - (i + 0.4) * (rise / 4) + roll() * 6
    const left = at[0] - reach * (0.4 + roll() * 0.55)
    const right = at[0] + reach * (0.3 + roll() * 0.65)
    const tilt = (roll() - 0.5) * 22
    return fold([left, y + tilt], [(left + right) / 2, y + 5], [right, y - tilt], 10 + roll() * 8, i % 2 === 0 ? -lift : lift)
  }).join('')
}

/** Drag lines of a body: from the underarms inwards and downwards, and soft hanging waves over the hem. */
export function drape(underarm: number, underarmY: number, hemY: number, lift: number, seed: string): string {
  const roll = dice(seed)
  const arms = ([1, -1] as const).flatMap((side) =>
    [0, 1, 2].map((i) => {
      const x = 400 + side * (underarm - 8)
      const y = underarmY + i * 22 - 8
      const end: Point = [400 + side * (underarm * (0.62 - i * 0.12 + roll() * 0.1)), y + 60 + i * 46 + roll() * 30]
      return fold([x, y], [(x + end[0]) / 2 + side * 6, (y + end[1]) / 2 + 4], end, 15 + roll() * 8, i === 1 ? lift * 0.8 : -lift)
    }),
  )
  const hang = Array.from({ length: 5 }, (_, i) => {
    const x = 400 + (i / 4 - 0.5) * underarm * 1.5 + (roll() - 0.5) * 30
    const top = hemY - 150 - roll() * 130
    return fold(
      [x + (roll() - 0.5) * 36, top],
      [x, (top + hemY) / 2],
      [x + (roll() - 0.5) * 20, hemY - 12],
      24 + roll() * 16,
      (i % 2 === 0 ? -lift : lift) * 0.75,
    )
  })
  return [...arms, ...hang].join('')
}

/** Small creases of worn cloth strewn over an area (px), most of them leaning along `slope` (degrees from upright). */
export function crumple(
  area: readonly [x: number, y: number, width: number, height: number],
  count: number,
  lift: number,
  seed: string,
  slope = 0,
): string {
  const roll = dice(seed)
  return Array.from({ length: count }, () => {
    const x = area[0] + roll() * area[2]
    const y = area[1] + roll() * area[3]
    const angle = ((slope + (roll() + roll() - 1) * 75) * Math.PI) / 180
    const half = 26 + roll() * 58
    const [dx, dy] = [Math.sin(angle) * half, Math.cos(angle) * half]
    const sway = (roll() - 0.5) * half * 0.5
    return fold(
      [x - dx, y - dy],
      [x + dy * 0.012 * sway, y + sway * 0.4],
      [x + dx, y + dy],
      14 + roll() * 22,
      (roll() > 0.5 ? 1 : -1) * lift * (0.35 + roll() * 0.6),
    )
  }).join('')
}

/** A crisp crease of stiff cloth through three points (px): a slope `size` px wide that ends in a sharp edge; a negative `size` puts the slope on the other side. */
export function crease(a: Point, b: Point, c: Point, size: number, lift: number): string {
  const { start, end, bow } = bent(a, b, c)
  const ramp = [1, 0.72, 0.46, 0.22].map((share) => `<path d="M${start}Q${bow(size * share)} ${end}Q${bow(0)} ${start}"/>`)
  return `<g fill="${lift > 0 ? '#fff' : '#000'}" fill-opacity="${(Math.abs(lift) * 0.3).toFixed(3)}">${ramp.join('')}</g>`
}

/** A broad, soft swelling of the cloth through three points (px), `size` px wide on either side. */
export function wave(a: Point, b: Point, c: Point, size: number, lift: number): string {
  return [1, 0.82, 0.64, 0.46, 0.28].map((share) => fold(a, b, c, size * share, lift / 4)).join('')
}
