import { mix } from '../colour.ts'
import { blur, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import type { Point } from '../../geometry.ts'

/** Degrees clockwise from the right. */
const upperArm = 98
const forearm = 7

/** The parts' measures in shares of the sleeve's scale. */
const bendRadius = 16.8
const forearmLength = 18
const cuffLength = 8.5
const columns = 17
const rowHeight = 1.22

interface Run {
  readonly total: number
  readonly cuffFrom: number
  /** A place by the way along the sleeve and across it, -1 the outer edge to 1 the inner one. */
  readonly at: (along: number, over: number) => Point
}

const turn = (degrees: number): Point => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]

/** The sleeve's middle line: down from beyond the upper edge, round the elbow, and out to the cuff. */
const runOf = (elbow: Point, scale: number): Run => {
  const arc = ((upperArm - forearm) * Math.PI) / 180
  const [dx, dy] = turn(upperArm)
  const [fx, fy] = turn(forearm)
  const radius = bendRadius * scale
  // The bend's middle lies at the elbow, its centre up to the right of it.
  const [mx, my] = turn((upperArm + forearm) / 2 + 90)
  const centre: Point = [elbow[0] - mx * radius, elbow[1] - my * radius]
  const [sx, sy] = turn(upperArm + 90)
  const start: Point = [centre[0] + sx * radius, centre[1] + sy * radius]
  const [ex, ey] = turn(forearm + 90)
  const end: Point = [centre[0] + ex * radius, centre[1] + ey * radius]
  const straight = start[1] / dy + 4 * scale
  const bend = arc * radius
  const cuffFrom = straight + bend + forearmLength * scale
  const total = cuffFrom + cuffLength * scale
  const halfAt = (along: number): number => {
    const way = (along - straight) / (total - straight)
    const tapered = way < 0 ? 13.8 : 13.8 - 4.2 * way ** 1.2
    const drawnIn = Math.min(1, Math.max(0, (along - cuffFrom) / (1.4 * scale)))
    return scale * (tapered - 1.1 * drawnIn + (along > cuffFrom ? 0.5 * ((along - cuffFrom) / (total - cuffFrom)) : 0))
  }
  const at = (along: number, over: number): Point => {
    const half = -over * halfAt(along)
    if (along < straight) {
      const back = straight - along
      return [start[0] - dx * back + sx * half, start[1] - dy * back + sy * half]
    }
    if (along < straight + bend) {
      const [ax, ay] = turn(upperArm + 90 - ((along - straight) / bend) * (upperArm - forearm))
      return [centre[0] + ax * (radius + half), centre[1] + ay * (radius + half)]
    }
    const on = along - straight - bend
    return [end[0] + fx * on + ex * half, end[1] + fy * on + ey * half]
  }
  return { total, cuffFrom, at }
}

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`

const edge = ({ at }: Run, from: number, to: number, over: number, step: number): Point[] => {
  const count = Math.ceil((to - from) / step)
  return Array.from({ length: count + 1 }, (_, index) => at(from + ((to - from) * index) / count, over))
}

/** Columns lie closer where the sleeve turns away from the eye. */
const column = (index: number): number => Math.sin((index / columns - 0.5) * 2.5) / Math.sin(1.25)

/** Every stitch as two strokes, in three mixed tones of the wool, so that the rows follow the bend. */
const stitches = (frame: Frame, { at, cuffFrom }: Run, scale: number, colour: string): string => {
  const tones = [mix(colour, '#000000', 0.07), colour, mix(colour, '#ffffff', 0.09)] as const
  const strokes: string[][] = [[], [], []]
  for (let along = cuffFrom - scale * 0.4; along > 0; along -= rowHeight * scale) {
    for (let index = 0; index < columns; index++) {
      const [left, right] = [column(index), column(index + 1)]
      const middle = (left + right) / 2
      const [bx, by] = at(along, middle)
      if (by < -2 * scale) continue
      for (const side of [left, right]) {
        const [x, y] = at(along - rowHeight * scale * 1.05, middle + (side - middle) * 0.74)
        strokes[Math.floor(frame.random() * 3)]?.push(`M${n(bx + (x - bx) * 0.1)} ${n(by + (y - by) * 0.1)}L${n(x)} ${n(y)}`)
      }
    }
  }
  return strokes
    .map(
      (part, index) =>
        `<path d="${part.join('')}" stroke="${tones[index] ?? colour}" stroke-width="${n(scale * 0.76)}" stroke-linecap="round"/>`,
    )
    .join('')
}

const ribs = (run: Run, scale: number, colour: string): string => {
  const count = 11
  const wales = Array.from({ length: count }, (_, index) => Math.sin(((index + 0.5) / count - 0.5) * 2.5) / Math.sin(1.25))
  const line = (over: number): string => path(edge(run, run.cuffFrom - scale * 0.2, run.total - scale * 0.5, over, scale * 3))
  const d = wales.map((over) => line(over * 0.97)).join('')
  const purl = Array.from({ length: 8 }, (_, index) =>
    path([-1, -0.5, 0, 0.5, 1].map((over) => run.at(run.cuffFrom + (index + 0.6) * scale, over))),
  )
  return [
    `<path d="${d}" stroke="${colour}" stroke-width="${n(scale * 1.15)}" stroke-linecap="round"/>`,
    `<path d="${d}" stroke="${mix(colour, '#ffffff', 0.16)}" stroke-width="${n(scale * 0.5)}" stroke-linecap="round" stroke-dasharray="${n(scale * 0.75)} ${n(scale * 0.3)}"/>`,
    `<path d="${purl.join('')}" stroke="#000000" stroke-width="${n(scale * 0.2)}" opacity=".16"/>`,
  ].join('')
}

/** Creases that gather in the crook of the arm. */
const creases = (run: Run, scale: number): string =>
  [
    [-9, 0.5, 0.9],
    [-3, 0.05, 1],
    [3, 0.3, 0.95],
    [8, 0.62, 0.8],
  ]
    .map(([off = 0, reach = 0, strong = 1]) => {
      const crook = run.cuffFrom - forearmLength * scale - (((upperArm - forearm) * Math.PI) / 180) * bendRadius * scale * 0.5
      const points = Array.from({ length: 6 }, (_, index): Point => {
        const t = index / 5
        return run.at(crook + off * scale * (0.75 + 0.9 * (1 - t)), 1.02 - (1.02 - reach) * t)
      })
      return `<path d="${path(points)}" stroke-width="${n(scale * 1.7 * strong)}" opacity="${strong}"/>`
    })
    .join('')

/** Fine hairs along the edges; without them wool looks like plastic. */
const fuzz = ({ random }: Frame, run: Run, scale: number): string =>
  Array.from({ length: 260 }, (_, index) => {
    const [x, y] = run.at(random() * run.total, index % 2 ? 0.985 : -0.985)
    return `M${n(x)} ${n(y)}q${n((random() - 0.5) * scale)} ${n((random() - 0.5) * scale)} ${n((random() - 0.5) * scale * 1.3)} ${n((random() - 0.5) * scale * 1.3)}`
  }).join('')

/** The sleeve of a sweater that comes in from above and bends its elbow around the given point. */
export const sleeve = (frame: Frame, elbow: Point, scale: number, colour: string): string => {
  const run = runOf(elbow, scale)
  const [outer, inner] = [edge(run, 0, run.total, -1, scale * 1.5), edge(run, 0, run.total, 1, scale * 1.5)]
  const outline = `${path([...outer, ...inner.toReversed()])}Z`
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const soft = blur(frame, scale * 2.4)
  const close = blur(frame, scale * 0.7)
  const mouth = path([run.at(run.total, -0.96), run.at(run.total + scale * 0.25, 0), run.at(run.total, 0.96)])
  return [
    `<path d="${outline}" fill="#2a2118" opacity=".42" filter="${soft}" transform="translate(${n(scale * 2.2)} ${n(scale * 2.6)})"/>`,
    `<path d="${outline}" fill="#2a2118" opacity=".5" filter="${close}" transform="translate(${n(scale * 0.5)} ${n(scale * 0.6)})"/>`,
    `<path d="${fuzz(frame, run, scale)}" fill="none" stroke="${colour}" stroke-width="${n(scale * 0.08)}" opacity=".6"/>`,
    `<path d="${outline}" fill="${mix(colour, '#000000', 0.36)}" stroke="${mix(colour, '#000000', 0.2)}" stroke-width="${n(scale * 0.3)}" stroke-linejoin="round"/>`,
    `<g clip-path="${clip}" fill="none">`,
    stitches(frame, run, scale, colour),
    `<path d="${path([...edge(run, run.cuffFrom, run.total, -1, scale * 3), ...edge(run, run.cuffFrom, run.total, 1, scale * 3).toReversed()])}Z" fill="${mix(colour, '#000000', 0.34)}"/>`,
    ribs(run, scale, mix(colour, '#000000', 0.06)),
    `<path d="${path([-1, -0.4, 0.4, 1].map((over) => run.at(run.cuffFrom, over)))}" stroke="#000000" stroke-width="${n(scale * 0.9)}" opacity=".35" filter="${close}"/>`,
    // Light from the upper left: each arm is round, so its far edge lies in shade.
    `<path d="${path(edge(run, 0, run.total, 0.98, scale * 2))}" stroke="#140e08" stroke-width="${n(scale * 6)}" opacity=".5" filter="${soft}"/>`,
    `<path d="${path(edge(run, run.cuffFrom - scale * 34, run.total, -1.02, scale * 2))}" stroke="#140e08" stroke-width="${n(scale * 5)}" opacity=".42" filter="${soft}"/>`,
    `<path d="${path(edge(run, 0, run.total, 0.1, scale * 2))}" stroke="#fff6e2" stroke-width="${n(scale * 6)}" opacity=".2" filter="${soft}"/>`,
    `<g stroke="#140e08" opacity=".38" filter="${close}">${creases(run, scale)}</g>`,
    `<g stroke="#fff6e2" opacity=".1" filter="${close}" transform="translate(${n(-scale * 1.5)} ${n(scale * 1)})">${creases(run, scale)}</g>`,
    '</g>',
    `<path d="${mouth}" fill="none" stroke="${mix(colour, '#000000', 0.55)}" stroke-width="${n(scale * 0.5)}" stroke-linecap="round" opacity=".7"/>`,
  ].join('')
}

/** The sweater's body on which the sleeve lies, its hem below; it runs out of the picture on the right. */
export const sweaterBody = (frame: Frame, [x, y]: Point, scale: number, colour: string): string => {
  const right = frame.width + scale * 6
  const [side, hem, foot] = [x + scale * 6, y + scale * 20, y + scale * 26]
  const outline = `M${n(side - scale * 3)} ${n(-scale * 4)}C${n(side - scale)} ${n(y * 0.6)} ${n(side + scale * 1.6)} ${n(y)} ${n(side)} ${n(hem)}L${n(side + scale * 0.8)} ${n(hem + scale * 0.8)}Q${n(side + scale * 0.2)} ${n(foot - scale * 2)} ${n(side + scale * 0.6)} ${n(foot)}Q${n((side + right) / 2)} ${n(foot + scale * 0.9)} ${n(right)} ${n(foot - scale * 0.4)}V${n(-scale * 4)}Z`
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const rib = Array.from(
    { length: Math.ceil((right - side) / (scale * 1.9)) + 2 },
    (_, index) => `M${n(side + index * scale * 1.9)} ${n(hem + scale * 0.8)}v${n(scale * 8)}`,
  )
  const soft = blur(frame, scale * 2.2)
  const fold = blur(frame, scale * 2.2, 'picture')
  return [
    `<path d="${outline}" fill="#2a2118" opacity=".45" filter="${blur(frame, scale * 1.4)}" transform="translate(${n(scale * 0.6)} ${n(scale * 1.2)})"/>`,
    `<path d="${outline}" fill="${flatKnit(frame, scale, colour)}"/>`,
    `<g clip-path="${clip}" fill="none">`,
    `<path d="M${n(side - scale * 4)} ${n(hem)}H${n(right)}V${n(foot + scale * 2)}H${n(side - scale * 4)}Z" fill="${mix(colour, '#000000', 0.28)}"/>`,
    `<path d="${rib.join('')}" stroke="${mix(colour, '#000000', 0.06)}" stroke-width="${n(scale * 1.15)}"/><path d="${rib.join('')}" stroke="${mix(colour, '#ffffff', 0.16)}" stroke-width="${n(scale * 0.5)}" stroke-dasharray="${n(scale * 0.75)} ${n(scale * 0.3)}"/>`,
    `<path d="M${n(side - scale * 4)} ${n(hem)}H${n(right)}" stroke="#000000" stroke-width="${n(scale * 0.9)}" opacity=".24" filter="${blur(frame, scale * 0.7, 'picture')}"/>`,
    `<path d="${outline}" stroke="#140e08" stroke-width="${n(scale * 4)}" opacity=".4" filter="${soft}"/>`,
    `<path d="M${n(side + scale * 22)} ${n(-scale * 4)}Q${n(side + scale * 27)} ${n(y * 0.5)} ${n(side + scale * 23)} ${n(y)}" stroke="#140e08" stroke-width="${n(scale * 4)}" opacity=".26" filter="${fold}"/>`,
    `<path d="M${n(side + scale * 18)} ${n(-scale * 4)}Q${n(side + scale * 23)} ${n(y * 0.5)} ${n(side + scale * 19)} ${n(y)}" stroke="#fff6e2" stroke-width="${n(scale * 3)}" opacity=".2" filter="${fold}"/>`,
    '</g>',
  ].join('')
}

/** The same stitches as the sleeve's, lying straight, as a fill. */
const flatKnit = (frame: Frame, scale: number, colour: string): string => {
  const [count, wide, tall] = [8, scale * 1.62, scale * rowHeight]
  const tones = [mix(colour, '#000000', 0.07), colour, mix(colour, '#ffffff', 0.09)] as const
  const mottled = Array.from({ length: count * count * 2 }, () => tones[Math.floor(frame.random() * 3)] ?? colour)
  // Stitches reach into the neighbouring tiles, so the tile is drawn with a stitch more on every side.
  const around = Array.from({ length: count + 2 }, (_, index) => index)
  const marks = around.flatMap((row) =>
    around.flatMap((place) =>
      [-1, 1].map((side) => {
        const [x, y] = [(place - 0.5) * wide, row * tall]
        const cell = ((row % count) * count + (place % count)) * 2 + (side + 1) / 2
        return `<path d="M${n(x + side * wide * 0.04)} ${n(y)}L${n(x + side * wide * 0.37)} ${n(y - tall)}" stroke="${mottled[cell] ?? colour}"/>`
      }),
    ),
  )
  return frame.define(
    (id) =>
      `<pattern id="${id}" width="${n(wide * count)}" height="${n(tall * count)}" patternUnits="userSpaceOnUse" patternTransform="rotate(-2)"><rect width="${n(wide * count)}" height="${n(tall * count)}" fill="${mix(colour, '#000000', 0.32)}"/><g stroke-width="${n(scale * 0.76)}" stroke-linecap="round">${marks.join('')}</g></pattern>`,
  )
}
