import { mix } from '../colour.ts'
import { blur, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { weave } from './folded-linen-pile.ts'
import type { Stand } from './folded-linen-pile.ts'

type Place = readonly [x: number, y: number]

/** A smooth line through all places, sampled. */
const through = (places: readonly Place[], samples: number): Place[] =>
  Array.from({ length: samples }, (_, index) => {
    const way = (index / (samples - 1)) * (places.length - 1)
    const leg = Math.min(places.length - 2, Math.floor(way))
    const t = way - leg
    const of = (offset: number): Place => places[Math.min(places.length - 1, Math.max(0, leg + offset))] ?? [0, 0]
    const [a, b, c, d] = [of(-1), of(0), of(1), of(2)]
    const between = (axis: 0 | 1): number =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
    return [between(0), between(1)]
  })

const samples = 60
/** Share of the sleeve that is its cuff. */
const cuffShare = 0.91

/** A crumpled sleeve that slides out of the pile at the height `tall` and hangs over the shelf's edge, `drop` below the pile's foot. */
export const hangingSleeve = (frame: Frame, { at, scale }: Stand, tall: number, edge: number, drop: number, colour: string): string => {
  const { random } = frame
  const lean = random() * 1.6 - 0.8
  const line = through(
    [
      [-10.4, -tall - 4.4],
      [-10.8, -tall - 1.6],
      [-11.6, -tall + 2.6],
      [-12.9, -tall * 0.45],
      [-12.2, -2.4],
      [-12.6, edge],
      [-12.9 + lean * 0.4, edge + 3],
      [-12.2 + lean, drop],
    ],
    samples,
  )
  const widthAt = (t: number): number =>
    (t > cuffShare ? 3.2 : 5 - 1.9 * t) * (t > cuffShare ? 1 : 1 + 0.07 * Math.sin(t * 23 + lean) + 0.04 * Math.sin(t * 51))
  /** A place by the way along the sleeve, 0–1, and across it, -1 on the left to 1 on the right. */
  const on = (t: number, over: number): string => {
    const index = Math.min(samples - 2, Math.max(0, Math.round(t * (samples - 1))))
    const [x, y] = line[index] ?? [0, 0]
    const [nx, ny] = line[index + 1] ?? [0, 0]
    const long = Math.hypot(nx - x, ny - y) || 1
    const half = widthAt(t) * over
    return at(x + ((ny - y) / long) * half, y - ((nx - x) / long) * half)
  }
  const run = (over: (t: number) => number, from = 0, to = 1): string[] =>
    Array.from({ length: 46 }, (_, index) => {
      const t = from + ((to - from) * index) / 45
      return on(t, over(t))
    })
  const outline = `M${run(() => 1).join('L')}L${run(() => -1)
    .toReversed()
    .join('L')}Z`
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const [soft, close] = [blur(frame, scale * 0.8), blur(frame, scale * 0.24)]
  // Long folds wander along the sleeve; short ones gather where it bends.
  const long = [-0.5, 0.05, 0.5]
    .map((over, index) => `M${run((t) => over + 0.2 * Math.sin(t * 9 + index * 2), 0.04, cuffShare).join('L')}`)
    .join('')
  const short = Array.from({ length: 16 }, (_, index) => {
    const t = [0.1, 0.24, 0.3, 0.44, 0.56, 0.64, 0.72, 0.8][index % 8] ?? 0
    const [from, turn] = [index % 2 ? 0.95 : -0.95, (random() - 0.3) * 0.1]
    return `M${on(t, from)}Q${on(t + turn * 0.3, from * 0.3)} ${on(t + turn + 0.03, -from * (0.1 + random() * 0.4))}`
  }).join('')
  const cuff = `M${run(() => -1.02, cuffShare, 1).join('L')}L${run(() => 1.02, cuffShare, 1)
    .toReversed()
    .join('L')}Z`
  const slit = `M${on(cuffShare, 0.34)}L${on(cuffShare - 0.09, 0.3)}`
  const [bx, by] = on(0.955, 0.5).split(' ')
  const seam = mix(colour, '#3a2c1c', 0.55)
  return [
    `<path d="${outline}" fill="#1c120a" opacity=".5" filter="${soft}" transform="translate(${n(scale * 0.9)} ${n(scale * 0.5)})"/>`,
    `<path d="${outline}" fill="${colour}"/><path d="${outline}" fill="${weave(frame, scale, 3)}"/>`,
    `<g clip-path="${clip}" fill="none">`,
    `<path d="M${run(() => 0.98).join('L')}" stroke="#1c120a" stroke-width="${n(scale * 2.4)}" opacity=".42" filter="${soft}"/>`,
    `<path d="${long}" stroke="#1c120a" stroke-width="${n(scale * 0.9)}" opacity=".3" filter="${blur(frame, scale * 0.4)}"/><path d="${long}" stroke="#ffffff" stroke-width="${n(scale * 0.8)}" opacity=".3" filter="${blur(frame, scale * 0.36)}" transform="translate(${n(-scale * 0.8)} 0)"/>`,
    `<path d="${short}" stroke="#1c120a" stroke-width="${n(scale * 0.5)}" opacity=".34" filter="${close}"/><path d="${short}" stroke="#ffffff" stroke-width="${n(scale * 0.42)}" opacity=".32" filter="${close}" transform="translate(${n(-scale * 0.16)} ${n(-scale * 0.46)})"/>`,
    // Where it bends over the shelf's edge it catches the light.
    `<path d="M${on(0.7, -1.2)}L${on(0.7, 1.2)}" stroke="#fffdf6" stroke-width="${n(scale * 1)}" opacity=".3" filter="${close}"/>`,
    '</g>',
    `<path d="${slit}" fill="none" stroke="${mix(colour, '#1c120a', 0.7)}" stroke-width="${n(scale * 0.3)}" stroke-linecap="round"/>`,
    `<path d="${cuff}" fill="${mix(colour, '#1c120a', 0.06)}"/><path d="${cuff}" fill="${weave(frame, scale, 90)}"/>`,
    `<path d="M${run(() => 0.98, cuffShare, 1).join('L')}" fill="none" stroke="#1c120a" stroke-width="${n(scale * 1.2)}" opacity=".3" filter="${close}"/>`,
    `<path d="M${[-1, -0.5, 0, 0.5, 1].map((over) => on(cuffShare, over)).join('L')}" fill="none" stroke="${seam}" stroke-width="${n(scale * 0.2)}" opacity=".7"/><path d="M${[-1, -0.5, 0, 0.5, 1].map((over) => on(0.985, over)).join('L')}" fill="none" stroke="${seam}" stroke-width="${n(scale * 0.12)}" stroke-dasharray="${n(scale * 0.4)} ${n(scale * 0.24)}" opacity=".6"/>`,
    `<circle cx="${bx}" cy="${by}" r="${n(scale * 0.5)}" fill="#8d7650"/><circle cx="${bx}" cy="${by}" r="${n(scale * 0.2)}" fill="#fffaf0" opacity=".5"/>`,
  ].join('')
}

/** The two ends of a trousers' drawstring that slip out at the height `tall`. */
export const drawstring = (frame: Frame, { at, scale }: Stand, tall: number, colour: string): string => {
  const sway = frame.random() * 1.4
  const ends = [
    [6.2, 5.4, 6.6],
    [8, 8.6 + sway, 9.2],
  ] as const
  const d = ends
    .map(([from, to, low]) => `M${at(from, -tall)}C${at(from + 0.3, -tall + 2)} ${at(to + 0.8, -tall + 3)} ${at(to, -tall + low)}`)
    .join('')
  const knots = ends.map(([, to, low]) => {
    const [cx, cy] = at(to, -tall + low - 0.7).split(' ')
    return `<circle cx="${cx}" cy="${cy}" r="${n(scale * 0.46)}"/>`
  })
  return [
    `<path d="${d}" fill="none" stroke="#1c120a" stroke-width="${n(scale * 0.6)}" opacity=".5" filter="${blur(frame, scale * 0.24)}" transform="translate(${n(scale * 0.4)} ${n(scale * 0.2)})"/>`,
    `<path d="${d}" fill="none" stroke="${mix(colour, '#1c120a', 0.4)}" stroke-width="${n(scale * 0.56)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(scale * 0.36)}" stroke-linecap="round"/>`,
    `<g fill="${colour}" stroke="${mix(colour, '#1c120a', 0.4)}" stroke-width="${n(scale * 0.1)}">${knots.join('')}</g>`,
  ].join('')
}
