import { mix } from '../colour.ts'
import { n } from '../frame.ts'
import type { Frame } from '../frame.ts'

export interface Bead {
  readonly x: number
  readonly y: number
  /** Half of its width, px. */
  readonly r: number
}

/** How much lower than wide a bead shows, seen from half above. */
const flat = 0.78

/** Places for beads on cloth between two heights, px, none touching another; `kept` says how large one may be at a place, in units. */
export const scattered = (frame: Frame, top: number, kept: (x: number, y: number) => number): readonly Bead[] => {
  const { width, height, unit, random } = frame
  const beads: Bead[] = []
  for (let attempt = 0; attempt < 620; attempt++) {
    const near = random() ** 0.8
    const [x, y] = [random() * width, top + near * (height - top) * 1.02]
    // The first tries place the few large ones, while there is room.
    const wanted = attempt < 90 ? 2 + random() * 2.6 : 0.26 + random() ** 2 * 1.5
    const r = unit * Math.min(wanted, kept(x, y)) * (0.45 + 0.75 * near)
    const free = beads.every((other) => Math.hypot(other.x - x, (other.y - y) / flat) > (other.r + r) * 1.12 + unit * 0.12)
    if (free && r > unit * 0.1) beads.push({ x, y, r })
  }
  return beads.toSorted((a, b) => a.y - b.y)
}

const radial = (frame: Frame, attributes: string, stops: readonly (readonly [number, string, number])[]): string =>
  frame.define(
    (id) =>
      `<radialGradient id="${id}" ${attributes}>${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`,
  )

/** Round drops that stand on cloth which lets no water in, a window's light on them from the upper left. */
export const beading = (frame: Frame, beads: readonly Bead[], cloth: string): string => {
  const dark = mix(cloth, '#03070c', 0.72)
  const bright = mix(cloth, '#dff1ff', 0.72)
  const shadow = radial(frame, '', [
    [0, dark, 0.85],
    [0.62, dark, 0.6],
    [1, dark, 0],
  ])
  // Light enters on the upper left and gathers on the far side, so a drop is darkest where it is lit from.
  const body = radial(frame, 'cx="0.66" cy="0.74" r="0.78"', [
    [0, bright, 0.95],
    [0.26, mix(cloth, bright, 0.5), 0.9],
    [0.6, mix(cloth, dark, 0.35), 0.88],
    [1, dark, 0.96],
  ])
  const gathered = radial(frame, '', [
    [0, bright, 0.85],
    [0.5, bright, 0.25],
    [1, bright, 0],
  ])
  const sheen = radial(frame, 'cx="0.3" cy="0.2" r="0.6"', [
    [0, '#ffffff', 0.5],
    [0.5, '#ffffff', 0.1],
    [1, '#ffffff', 0],
  ])
  const drawn = beads.map(({ x, y, r }) => {
    const high = r * flat
    const oval = (dx: number, dy: number, rx: number, ry: number, fill: string): string =>
      `<ellipse cx="${n(x + dx * r)}" cy="${n(y + dy * r)}" rx="${n(rx * r)}" ry="${n(ry * r)}" fill="${fill}"/>`
    const at = (dx: number, dy: number): string => `${n(x + dx * r)} ${n(y + dy * r)}`
    const window = `M${at(-0.56, -0.3)}Q${at(-0.44, -0.52)} ${at(-0.2, -0.58)}L${at(-0.16, -0.34)}Q${at(-0.32, -0.3)} ${at(-0.4, -0.14)}Z`
    return [
      oval(0.26, 0.3, 1.14, 0.86, shadow),
      oval(0.62, 0.62, 0.52, 0.3, gathered),
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(high)}" fill="${body}"/>`,
      r < frame.unit * 0.5
        ? oval(-0.3, -0.3, 0.2, 0.16, '#ffffff')
        : [
            oval(-0.06, -0.1, 0.84, 0.6, sheen),
            `<path d="${window}" fill="#ffffff" opacity="0.94"/>`,
            `<path d="M${at(0.16, 0.63)}Q${at(0.66, 0.52)} ${at(0.84, 0.08)}" fill="none" stroke="#ffffff" stroke-width="${n(r * 0.07)}" stroke-linecap="round" opacity="0.75"/>`,
            oval(-0.02, -0.5, 0.07, 0.05, '#ffffff'),
          ].join(''),
    ].join('')
  })
  return drawn.join('')
}
