import { along, mix } from '../colour.ts'
import { down, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { noiseFrom, rolling } from '../noise.ts'
import { clouds, sky, sun } from '../sky.ts'
import { ridge } from '../terrain.ts'
import { water } from '../water.ts'

/** Bare skerries, swell and open sea, with a small lighthouse. */
export const coast = (frame: Frame): string => {
  const { height, width, tone, unit, seed, focus } = frame
  const air = mix(tone(0.18), '#fff1dc', 0.45)
  const line = height * 0.56
  const tall = Math.min(height, width)
  const backdrop =
    sky(frame, line, [tone(0), mix(tone(0.08), air, 0.45), mix(air, '#ffe7c4', 0.4)]) +
    sun(frame, focus - width * 0.13, line - tall * 0.13, unit * 2, '#ffe9bd', 0.85)
  const isles = [
    ridge(frame, {
      seed: seed + 71,
      foot: line,
      rise: tall * 0.16,
      detail: 3,
      sharp: 0.6,
      shape: (p) => Math.max(0, Math.sin(p * 6 + 0.5)) ** 0.7,
      ramp: [tone(0.48), tone(0.36)],
      haze: [air, 0.9, 0.62],
      levels: 3,
    }),
    ridge(frame, {
      seed: seed + 72,
      foot: line + unit * 0.4,
      rise: tall * 0.12,
      detail: 3,
      sharp: 0.3,
      shape: (p) => Math.max(0, Math.exp(-(((p - focus / width - 0.16) / 0.13) ** 2)) - 0.06),
      ramp: [tone(0.74), tone(0.6), tone(0.44), mix(air, '#fff1dc', 0.3)],
      haze: [air, 0.3, 0.1],
    }),
  ].join('')
  return [
    backdrop,
    clouds(frame, {
      seed,
      top: -height * 0.05,
      height: height * 0.55,
      colour: mix(air, '#ffffff', 0.6),
      cover: 0.56,
      opacity: 0.85,
      stretch: 6,
    }),
    isles,
    lighthouse(frame, focus + width * 0.155, line - tall * 0.07, unit * 7),
    water(frame, { line, above: backdrop + isles, far: mix(air, tone(0.3), 0.3), near: tone(0.82), cover: 0.62, ripple: unit * 2.4 }),
    swell(frame, line),
    skerry(frame, { from: 0.5, to: 1.08, crest: 0.79, seed: seed + 3 }),
    foam(frame),
    skerry(frame, { from: -0.1, to: 0.72, crest: 0.9, seed: seed + 9 }),
  ].join('')
}

const lighthouse = ({ tone }: Frame, x: number, y: number, size: number): string => {
  const u = size / 10
  const box = (left: number, top: number, w: number, h: number, fill: string): string =>
    `<rect x="${n(x + left * u)}" y="${n(y + top * u)}" width="${n(w * u)}" height="${n(h * u)}" fill="${fill}"/>`
  const red = '#b8432f'
  return [
    `<path d="M${n(x - 1.3 * u)} ${n(y)}L${n(x - 0.9 * u)} ${n(y - 7 * u)}L${n(x + 0.9 * u)} ${n(y - 7 * u)}L${n(x + 1.3 * u)} ${n(y)}Z" fill="#f6f1e8"/>`,
    `<path d="M${n(x + 0.25 * u)} ${n(y)}L${n(x + 0.2 * u)} ${n(y - 7 * u)}L${n(x + 0.9 * u)} ${n(y - 7 * u)}L${n(x + 1.3 * u)} ${n(y)}Z" fill="${tone(0.6)}" opacity="0.35"/>`,
    `<path d="M${n(x - 1.1 * u)} ${n(y - 3.2 * u)}L${n(x - 1.02 * u)} ${n(y - 4.9 * u)}L${n(x + 1.02 * u)} ${n(y - 4.9 * u)}L${n(x + 1.1 * u)} ${n(y - 3.2 * u)}Z" fill="${red}"/>`,
    box(-1.2, -7.3, 2.4, 0.35, tone(0.9)),
    box(-0.65, -8.5, 1.3, 1.25, '#ffeab0'),
    `<path d="M${n(x - 0.95 * u)} ${n(y - 8.4 * u)}L${n(x)} ${n(y - 9.6 * u)}L${n(x + 0.95 * u)} ${n(y - 8.4 * u)}Z" fill="${red}"/>`,
    box(1.6, -1.9, 3.2, 1.9, '#efe8dc'),
    `<path d="M${n(x + 1.3 * u)} ${n(y - 1.8 * u)}L${n(x + 2.1 * u)} ${n(y - 2.9 * u)}L${n(x + 4.3 * u)} ${n(y - 2.9 * u)}L${n(x + 5.1 * u)} ${n(y - 1.8 * u)}Z" fill="${red}"/>`,
  ].join('')
}

const swell = (frame: Frame, line: number): string => {
  const { width, height, unit, tone, random, seed } = frame
  const noise = noiseFrom(seed + 2)
  const rows = Array.from({ length: 13 }, (_, index) => {
    const near = ((index + 1) / 13) ** 1.6
    const y = line + near * (height - line)
    const lift = unit * (0.2 + near * 2.2)
    const points = Array.from({ length: 50 }, (__, step) => {
      const place = step / 49
      return `${n(place * width)} ${n(y - lift * noise(place * (16 - near * 9) + random() * 0.05, index * 3.7))}`
    })
    const fill = down(frame, y - lift, y + lift * 2.4, [
      [0, mix(tone(0.3), '#ffffff', 0.25), 0.34],
      [0.3, tone(0.6), 0.22],
      [1, tone(0.75), 0],
    ])
    return `<path d="M${points.join('L')}L${width} ${n(y + lift * 2.4)}L0 ${n(y + lift * 2.4)}Z" fill="${fill}"/>`
  })
  return rows.join('')
}

interface Skerry {
  readonly from: number
  readonly to: number
  readonly crest: number
  readonly seed: number
}

/** Smooth rock: a rounded outline with bands of light, wet and dark at its foot. */
const skerry = (frame: Frame, { from, to, crest, seed }: Skerry): string => {
  const { width, height, unit, tone } = frame
  const noise = rolling(noiseFrom(seed), 4)
  const colours = [
    mix(tone(0.34), '#f2dfc4', 0.5),
    mix(tone(0.48), '#b9a48d', 0.4),
    mix(tone(0.65), '#6f645c', 0.4),
    mix(tone(0.85), '#332f2e', 0.35),
  ]
  const layers = Array.from({ length: 22 }, (_, layer) => {
    const sink = layer / 21
    const points = Array.from({ length: 90 }, (__, step) => {
      const t = step / 89
      const body = Math.sin(Math.PI * t) ** 0.55
      const rough = noise(t * 5 + sink, sink * 2.4) * unit * (3 + sink * 3) + noise(t * 19 + sink * 2, sink * 7) * unit * (0.5 + sink * 1.4)
      const top = height * crest + (1 - body) * height * 0.3 + rough + sink * height * (0.13 + 0.05 * noise(t * 3, layer))
      return `${n((from + (to - from) * t) * width)} ${n(top)}`
    })
    return `<path d="M${points.join('L')}L${n(to * width)} ${n(height * 1.1)}L${n(from * width)} ${n(height * 1.1)}Z" fill="${along(colours, sink ** 0.8)}"/>`
  })
  return layers.join('')
}

const foam = ({ width, height, unit, random }: Frame): string =>
  `<g fill="#fff">${Array.from({ length: 150 }, () => {
    const t = random()
    const [x, y] = [width * (0.42 + t * 0.6), height * (0.955 - 0.03 * Math.sin(t * 9)) + (random() - 0.5) * unit * 2]
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(unit * (0.2 + random() * 1.3))}" ry="${n(unit * (0.08 + random() * 0.22))}" opacity="${(0.15 + random() * 0.5).toFixed(2)}"/>`
  }).join('')}</g>`
