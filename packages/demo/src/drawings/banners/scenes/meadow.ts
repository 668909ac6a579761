import { atLightness, mix } from '../colour.ts'
import { down, fading, glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { earth, forest, waving } from '../ground.ts'
import { clouds, mist, sky } from '../sky.ts'
import { ridge } from '../terrain.ts'

/** White sheep on a green hillside, dark woods and hills behind them. */
export const sheep = (frame: Frame): string => {
  const { width, height, unit, tone, seed, focus } = frame
  const sheepOf = flockOf(frame)
  const air = mix(tone(0.08), '#ffffff', 0.35)
  const grass = mix(atLightness(tone(0.62), 0.56, 1.15), '#74894a', 0.45)
  const woods = mix(atLightness(tone(0.85), 0.36, 0.9), '#2f4a38', 0.5)
  const near = waving(frame, 0.68, 0.05)
  const size = Math.min(unit * 0.215, width * 0.0024)
  const flock = [
    [-0.47, 0.01, 0.3],
    [-0.13, 0.012, 0.28],
    [0.36, 0.012, 0.34],
    [-0.63, 0.05, 0.44],
    [-0.3, 0.09, 0.62],
    [0.06, 0.17, 1],
  ] as const
  return [
    sky(frame, height * 0.62, [mix(tone(0.42), '#7d9fae', 0.55), mix(tone(0.2), '#b9ccd0', 0.45), mix(air, '#ffe9c4', 0.7)]),
    clouds(frame, { seed, top: -height * 0.05, height: height * 0.5, colour: '#ffffff', cover: 0.5, opacity: 0.7, stretch: 7 }),
    glow(frame, focus, height * 0.42, width * 0.4, height * 0.36, [
      [0, '#fff6dc', 0.7],
      [1, '#fff6dc', 0],
    ]),
    ridge(frame, {
      seed: seed + 3,
      foot: height * 0.66,
      rise: Math.min(height, width) * 0.3,
      detail: 2,
      sharp: 0.25,
      ramp: [mix(woods, tone(0.6), 0.35), mix(woods, tone(0.5), 0.55), mix(tone(0.4), '#ffe9c4', 0.25)],
      haze: [air, 0.5, 0.25],
      side: 1,
    }),
    forest(frame, waving(frame, 0.6, 0.04), unit * 6.5, woods, 6),
    mist(frame, height * 0.54, height * 0.12, air, 0.3),
    `<path d="${earth(frame, waving(frame, 0.62, 0.05))}" fill="${fading(frame, height * 0.58, mix(grass, air, 0.22), grass)}"/>`,
    `<path d="${earth(frame, near)}" fill="${fading(frame, height * 0.64, mix(grass, '#f4e7a8', 0.12), mix(grass, woods, 0.6))}"/>`,
    straws(frame, near, mix(grass, woods, 0.5), mix(grass, '#e9e6ac', 0.35)),
    ...flock.map(([offset, below, scale], index) => {
      const x = focus + offset * width * (width > height ? 0.62 : 0.9)
      return animal(sheepOf, x, near(x / width) + below * height, size * scale, index % 2 === 0 ? 1 : -1, index % 3 !== 0)
    }),
  ].join('')
}

/** Bent straws, longer towards the viewer. */
const straws = ({ width, height, unit, random }: Frame, ground: (place: number) => number, dark: string, light: string): string => {
  const tufts = (count: number): string =>
    Array.from({ length: count }, () => {
      const [place, deep] = [random(), random() ** 0.8]
      const top = ground(place)
      const [x, y] = [place * width, top + deep * (height - top)]
      const long = unit * (0.5 + deep * 3.2) * (0.5 + random())
      return `M${n(x)} ${n(y)}q${n(long * 0.1)} ${n(-long * 0.6)} ${n(long * (random() - 0.4) * 0.45)} ${n(-long)}q${n(-long * 0.1)} ${n(long * 0.5)} ${n(long * 0.08)} ${n(long)}z`
    }).join('')
  return `<path d="${tufts(900)}" fill="${dark}" opacity="0.5"/><path d="${tufts(520)}" fill="${light}" opacity="0.45"/>`
}

interface Flock {
  readonly frame: Frame
  /** The wool's light from above, as a fill. */
  readonly wool: string
  readonly shade: string
  readonly face: string
  readonly dark: string
}

const flockOf = (frame: Frame): Flock => {
  const dark = frame.tone(0.95)
  const shade = mix('#a8997f', dark, 0.18)
  const wool = down(frame, -96, -24, [
    [0, '#fdf9ef'],
    [0.4, '#f0e8d9'],
    [0.8, mix('#f0e8d9', shade, 0.6)],
    [1, shade],
  ])
  return { frame, wool, shade, face: mix('#4c4038', dark, 0.3), dark: mix(dark, '#1c1a16', 0.5) }
}

/** Outline of a sheep's body (path data): an oval, higher at the back, with a curly edge. */
const fleece = ({ random }: Frame): string => {
  const points = Array.from({ length: 34 }, (_, index) => {
    const turn = (index / 34) * Math.PI * 2
    const curl = 1 + (random() - 0.5) * 0.07
    return [Math.cos(turn) * 57 * curl, -60 - Math.cos(turn) * 2 + Math.sin(turn) * (turn < Math.PI ? 27 : 31) * curl] as const
  })
  const [first] = points
  const edge = points.map(([x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
    return `Q${n((x + nx) / 2 + (x + nx) * 0.045)} ${n((y + ny) / 2 + ((y + ny) / 2 + 60) * 0.1)} ${n(nx)} ${n(ny)}`
  })
  return `M${n(first?.[0] ?? 0)} ${n(first?.[1] ?? 0)}${edge.join('')}Z`
}

/** A sheep about 130 wide, its feet at 0, 0: it grazes, or looks up. */
const animal = ({ frame, wool, shade, face, dark }: Flock, x: number, y: number, size: number, side: number, grazes: boolean): string => {
  const { random } = frame
  const leg = (at: number, far: boolean): string =>
    `<path d="M${at - 5} -38C${at - 4} -24 ${at - 2} -16 ${at - 3} -4h6C${at + 3} -16 ${at + 6} -24 ${at + 7} -38Z" fill="${far ? mix(face, dark, 0.5) : mix(face, dark, 0.22)}"/><path d="M${at - 3.4} -5h7v5h-7z" fill="${dark}"/>`
  const curls = Array.from({ length: 90 }, () => {
    const [turn, reach] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.92]
    const [cx, cy] = [Math.cos(turn) * 52 * reach, -60 + Math.sin(turn) * 26 * reach]
    return `M${n(cx - 4)} ${n(cy)}q${n(1 + random() * 2)} ${n(-4 - random() * 3)} ${n(5 + random() * 3)} ${n(-1 + random() * 2)}`
  })
  const head = grazes
    ? { turn: 62, at: [54, -52] as const, neck: 'M28 -84C48 -84 64 -68 66 -46L46 -34C38 -44 30 -52 24 -58Z' }
    : { turn: 14, at: [62, -98] as const, neck: 'M26 -82C36 -92 44 -106 54 -112L68 -92C62 -76 52 -58 38 -48Z' }
  return [
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(size * side).toFixed(3)} ${size.toFixed(3)})">`,
    `<ellipse cx="-6" cy="0" rx="78" ry="8" fill="${dark}" opacity="0.3"/>`,
    leg(-26, true) + leg(28, true),
    leg(-38, false) + leg(38, false),
    `<path d="${head.neck}" fill="${wool}"/>`,
    `<path d="${fleece(frame)}" fill="${wool}"/>`,
    `<path d="${curls.join('')}" fill="none" stroke="${shade}" stroke-width="1.5" stroke-linecap="round" opacity="0.34"/>`,
    `<path d="M-57 -66C-66 -62 -66 -44 -60 -38C-55 -40 -54 -52 -52 -58Z" fill="${wool}"/>`,
    `<g transform="translate(${head.at[0]} ${head.at[1]}) rotate(${head.turn})">`,
    `<path d="M-12 -8C-4 -16 12 -13 22 -5C33 3 40 9 39 15C36 21 27 20 18 17C6 15 -8 13 -13 5Z" fill="${face}"/>`,
    `<path d="M31 8C38 10 40 13 39 16C36 20 31 20 27 19C28 14 29 11 31 8Z" fill="${mix(face, '#b98d80', 0.5)}"/>`,
    `<path d="M-6 -9C-16 -18 -26 -16 -28 -10C-24 -4 -14 -2 -6 -4Z" fill="${mix(face, dark, 0.24)}"/><path d="M-8 -8C-15 -14 -22 -13 -24 -10C-20 -7 -14 -5 -8 -6Z" fill="${mix(face, '#c08a7c', 0.4)}"/>`,
    `<path d="M-16 -2C-18 -14 -4 -20 4 -13C4 -6 -6 2 -16 -2Z" fill="#f4ecdd"/>`,
    `<ellipse cx="12" cy="-1" rx="2.6" ry="2" fill="#f4ecdd"/><ellipse cx="12.4" cy="-1" rx="1.5" ry="1.5" fill="#1d1712"/>`,
    '</g></g>',
  ].join('')
}
