import { round } from '../geometry.ts'
import { shade } from '../paint.ts'
import type { Paint } from '../paint.ts'
import { closeUp, emblemAt } from '../studio.ts'
import type { Sketch } from '../studio.ts'
import { halo, oval, stand, washed } from './form.ts'
import { grained } from './textures.ts'

type Vector = readonly [x: number, y: number, z: number]

const golden = (1 + Math.sqrt(5)) / 2
const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const blend = (a: Vector, b: Vector, t: number): Vector =>
  unit([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
const turn = ([x, y, z]: Vector, yaw: number, pitch: number): Vector => {
  const [u, w] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)]
  return [u, y * Math.cos(pitch) - w * Math.sin(pitch), y * Math.sin(pitch) + w * Math.cos(pitch)]
}

const corners: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Vector[] => [unit([0, a, b]), unit([a, b, 0]), unit([b, 0, a])]),
)
const near = (a: Vector, b: Vector): boolean => a !== b && Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 1.1

/** Neighbours of an icosahedron's corner in order around it. */
const around = (corner: Vector): Vector[] => {
  const [first, ...rest] = corners.filter((other) => near(corner, other))
  const ordered = [first as Vector]
  while (rest.length > 0) {
    const index = rest.findIndex((other) => near(other, ordered.at(-1) as Vector))
    ordered.push(...rest.splice(Math.max(0, index), 1))
  }
  return ordered
}

interface Place {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A closed line on the sphere, bent along it; nothing where all of it is behind. */
const patch = (points: readonly Vector[], { x, y, r }: Place): string => {
  const path = points.flatMap((point, index) =>
    Array.from({ length: 8 }, (_, step) => blend(point, points[(index + 1) % points.length] as Vector, step / 8)),
  )
  if (path.every((point) => point[2] < 0.12)) return ''
  return `M${path
    .map(([px, py, pz]) => {
      const scale = pz < 0 ? 1 / Math.hypot(px, py) : 1
      return `${round(x + px * r * scale)} ${round(y + py * r * scale)}`
    })
    .join('L')}Z`
}

const sphereLight = ({ x, y, r }: Place): string =>
  washed(
    oval(x, y, r),
    halo(x - r * 0.3, y - r * 0.36, r * 1.42, [
      [0, '#fff', 0.34],
      [0.28, '#fff', 0.08],
      [0.5, '#000', 0.03],
      [0.75, '#000', 0.28],
      [0.95, '#000', 0.62],
      [1, '#000', 0.66],
    ]),
  ) +
  washed(
    oval(x, y, r),
    halo(x, y, r, [
      [0, '#000', 0],
      [0.84, '#000', 0],
      [0.95, '#000', 0.12],
      [0.985, '#000', 0.28],
      [1, '#000', 0.34],
    ]),
  ) +
  washed(
    oval(x - r * 0.36, y - r * 0.44, r * 0.42),
    halo(x - r * 0.36, y - r * 0.44, r * 0.42, [
      [0, '#fff', 0.62],
      [0.35, '#fff', 0.36],
      [1, '#fff', 0],
    ]),
  )

const seams = (d: string, wide: number): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${wide * 2.6}" opacity=".22" stroke-linejoin="round" transform="translate(1.6 2)"/><path d="${d}" fill="none" stroke="#000" stroke-width="${wide * 2.4}" opacity=".16" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#17181a" stroke-width="${wide}" opacity=".85" stroke-linejoin="round"/>`

const classicBall = (paint: Paint, yaw: number, pitch: number): string => {
  const at = { x: 400, y: 520, r: 262 }
  const cut = 0.345
  const spots = corners
    .map((corner) =>
      patch(
        around(corner).map((other) => turn(blend(corner, other, cut), yaw, pitch)),
        at,
      ),
    )
    .join('')
  const joints = corners
    .flatMap((corner) =>
      around(corner).map((other) => {
        const [a, b] = [turn(blend(corner, other, cut), yaw, pitch), turn(blend(corner, other, 1 - cut), yaw, pitch)]
        if (a[2] < 0 || b[2] < 0) return ''
        return `M${round(at.x + a[0] * at.r)} ${round(at.y + a[1] * at.r)}L${round(at.x + b[0] * at.r)} ${round(at.y + b[1] * at.r)}`
      }),
    )
    .join('')
  const white = '#f1efea'
  return [
    stand(410, 786, 236),
    `<path d="${oval(at.x, at.y, at.r)}" fill="${white}"/>`,
    `<path d="${spots}" fill="${paint.base}"/>`,
    seams(joints + spots, 2.2),
    grained(oval(at.x, at.y, at.r), 0.45, 0.28),
    emblemAt([430, 560], 54, paint.accent, -12, 0.9),
    sphereLight(at),
  ].join('')
}

export const football: Sketch = (paint, view) => {
  if (view === 'detail') return closeUp(classicBall(paint, 0.35, 0.5), 330, 440, 2.4)
  return view === 'back' ? classicBall(paint, 1.5, -0.7) : classicBall(paint, 0.35, 0.5)
}

/** A small ball of 32 fields in two tones with a grippy skin. */
const grippyBall = (paint: Paint, yaw: number, pitch: number): string => {
  const at = { x: 400, y: 560, r: 214 }
  const place = (vector: Vector): Vector => turn(vector, yaw, pitch)
  const spots = (cut: number): string =>
    corners
      .map((corner) =>
        patch(
          around(corner).map((other) => place(blend(corner, other, cut))),
          at,
        ),
      )
      .join('')
  const joints = corners.flatMap((corner) =>
    around(corner).map((other) => {
      const [a, b] = [place(blend(corner, other, 0.36)), place(blend(corner, other, 0.64))]
      return a[2] < 0 || b[2] < 0
        ? ''
        : `M${round(at.x + a[0] * at.r)} ${round(at.y + a[1] * at.r)}L${round(at.x + b[0] * at.r)} ${round(at.y + b[1] * at.r)}`
    }),
  )
  const light = paint.lightness > 0.6 ? shade(paint.base, -0.22) : shade(paint.base, 0.2, 0.8)
  return [
    stand(410, 778, 190),
    `<path d="${oval(at.x, at.y, at.r)}" fill="${paint.base}"/>`,
    `<path d="${spots(0.36)}" fill="${light}"/><path d="${spots(0.2)}" fill="${paint.accent}"/><path d="${spots(0.13)}" fill="${light}"/>`,
    seams(joints.join('') + spots(0.36), 2.4),
    grained(oval(at.x, at.y, at.r), 0.3, 0.6, 2.2),
    emblemAt([392, 596], 58, '#ffffff', -12, 0.92),
    sphereLight(at),
  ].join('')
}

export const handball: Sketch = (paint, view) => {
  if (view === 'detail') return closeUp(grippyBall(paint, 0.8, 0.3), 340, 490, 2.5)
  return view === 'back' ? grippyBall(paint, 2.3, -0.5) : grippyBall(paint, 0.8, 0.3)
}
