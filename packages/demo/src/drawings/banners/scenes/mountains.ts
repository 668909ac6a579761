import { mix } from '../colour.ts'
import { across, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { forest, waving } from '../ground.ts'
import { noiseFrom } from '../noise.ts'
import { clouds, mist, sky, sun } from '../sky.ts'
import { ridge } from '../terrain.ts'
import { foliage } from '../trees.ts'
import { onLedge, walkers } from '../walkers.ts'
import { water } from '../water.ts'
import { ropeTeam } from './touring.ts'

const snowRamp = (frame: Frame, rock: string, air: string): string[] => [
  mix(rock, frame.darkest, 0.35),
  rock,
  mix(rock, air, 0.35),
  mix(air, mix('#9fb4cc', rock, 0.2), 0.55),
  mix(air, '#ffffff', 0.6),
  '#ffffff',
]

/** Steep walls on both sides of a fjord arm, mirrored. */
export const fjord = (frame: Frame): string => {
  const { width, height, tone, seed, focus } = frame
  const line = height * 0.66
  const air = mix(tone(0.16), '#ffffff', 0.25)
  const middle = focus / width
  const wall =
    (gap: number, steep: number) =>
    (place: number): number =>
      Math.min(1, Math.max(0, (Math.abs(place - middle) - gap) * steep)) ** 0.8
  const tall = Math.min(height * 0.62, width * 0.55)
  const land = [
    ridge(frame, {
      seed: seed + 1,
      foot: line,
      rise: tall * 0.62,
      detail: 5,
      sharp: 0.85,
      shape: (p) => 0.55 + 0.45 * Math.sin(p * 7 + seed),
      ramp: snowRamp(frame, tone(0.42), air),
      snowline: 0.42,
      haze: [air, 0.92, 0.5],
    }),
    ridge(frame, {
      seed: seed + 2,
      foot: line,
      rise: tall * 0.9,
      detail: 3.4,
      sharp: 0.7,
      shape: wall(0.03, 2.6),
      ramp: [tone(0.66), tone(0.5), tone(0.36)],
      haze: [air, 0.75, 0.28],
    }),
    mist(frame, line - height * 0.16, height * 0.2, air, 0.55),
    ridge(frame, {
      seed: seed + 3,
      foot: line + 1,
      rise: tall * 1.08,
      detail: 2.6,
      sharp: 0.6,
      shape: wall(0.13, 2.2),
      ramp: [tone(0.9), tone(0.74), tone(0.58), tone(0.48)],
      haze: [air, 0.38, 0.06],
    }),
    mist(frame, line - height * 0.07, height * 0.1, air, 0.5),
  ].join('')
  const backdrop =
    sky(frame, line, [tone(0), mix(tone(0.05), air, 0.4), mix(air, '#fff4e2', 0.5)]) +
    sun(frame, focus - width * 0.02, line - tall * 0.5, frame.unit * 2.2, '#fff0d4', 0.75)
  const above =
    backdrop +
    clouds(frame, { seed, top: -height * 0.1, height: height * 0.6, colour: mix(air, '#ffffff', 0.6), cover: 0.5, opacity: 0.7 }) +
    land
  return (
    above +
    water(frame, { line, above: backdrop + land, far: air, near: tone(0.86), cover: 0.36, ripple: frame.unit * 1.3 }) +
    onLedge(frame, { air, haze: 0.06, sun: '#fff0d4' })
  )
}

/** Alpine crests with snow over a dark spruce valley, and a rope team on the nearest one. */
export const peaks = (frame: Frame): string => {
  const { width, height, tone, seed, focus, unit } = frame
  const air = mix(tone(0.12), '#ffffff', 0.3)
  const middle = focus / width
  const tall = Math.min(height * 0.72, width * 0.6)
  const foot = height * 0.86
  const summit = (place: number): number => 0.5 + 0.55 * Math.exp(-(((place - middle) / 0.2) ** 2))
  return [
    sky(frame, foot, [tone(0), mix(tone(0), air, 0.5), mix(air, '#ffe9d2', 0.4)]),
    clouds(frame, {
      seed: seed + 5,
      top: -height * 0.1,
      height: height * 0.7,
      colour: mix(air, '#ffffff', 0.7),
      cover: 0.55,
      opacity: 0.8,
    }),
    ridge(frame, {
      seed: seed + 11,
      foot,
      rise: tall * 0.72,
      detail: 3.4,
      sharp: 0.8,
      ramp: snowRamp(frame, tone(0.36), air),
      snowline: 0.3,
      haze: [air, 0.9, 0.45],
    }),
    ridge(frame, {
      seed: seed + 12,
      foot,
      rise: tall * 1.05,
      detail: 2.1,
      sharp: 0.85,
      shape: summit,
      ramp: snowRamp(frame, tone(0.6), air),
      snowline: 0.4,
      haze: [air, 0.8, 0.02],
      levels: 9,
    }),
    clouds(frame, {
      seed: seed + 8,
      top: foot - tall * 0.42,
      height: tall * 0.42,
      colour: mix(air, '#ffffff', 0.5),
      cover: 0.75,
      opacity: 0.8,
      stretch: 9,
    }),
    ridge(frame, {
      seed: seed + 13,
      foot: height * 0.95,
      rise: tall * 0.3,
      detail: 2.5,
      sharp: 0.2,
      ramp: [tone(0.8), tone(0.66)],
      haze: [air, 0.5, 0.22],
    }),
    forest(frame, waving(frame, 0.87), unit * 5, tone(0.8)),
    mist(frame, height * 0.84, height * 0.14, air, 0.3),
    forest(frame, waving(frame, 0.96), unit * 9, tone(0.95)),
    ropeTeam(frame, air),
  ].join('')
}

/** The high plateau: long swells, a lake in the distance, heather before it. */
export const plateau = (frame: Frame): string => {
  const { width, height, tone, seed, focus, unit } = frame
  const air = mix(tone(0.14), '#ffffff', 0.3)
  const skyline = height * 0.5
  const tall = Math.min(height * 0.3, width * 0.3)
  const swell = (index: number, level: number, from: number, haze: number): string =>
    ridge(frame, {
      seed: seed + 20 + index,
      foot: height * level + tall * 0.5,
      rise: tall * (0.62 + index * 0.08),
      detail: 1.8 - index * 0.12,
      sharp: 0.12,
      shape: (p) => 0.7 + 0.3 * Math.cos(((p * width - focus) / width) * 3 + index * 2.2),
      ramp: [tone(from + 0.14), tone(from + 0.05), tone(from - 0.06), mix(tone(from - 0.16), '#f1dfb4', 0.25)],
      haze: [air, haze, haze * 0.35],
      side: 1,
    })
  return [
    sky(frame, skyline, [tone(0), mix(tone(0.04), air, 0.5), mix(air, '#ffe3b8', 0.5)]),
    clouds(frame, {
      seed: seed + 2,
      top: -height * 0.05,
      height: height * 0.55,
      colour: mix(air, '#fff6e8', 0.7),
      cover: 0.6,
      opacity: 0.85,
      stretch: 7,
    }),
    sun(frame, focus + width * 0.08, skyline - tall * 0.55, unit * 1.9, '#ffe6b4', 0.9),
    ridge(frame, {
      seed: seed + 31,
      foot: skyline + tall * 0.62,
      rise: tall * 1.0,
      detail: 3,
      sharp: 0.5,
      ramp: snowRamp(frame, tone(0.34), air),
      snowline: 0.55,
      haze: [air, 0.75, 0.45],
      side: 1,
    }),
    swell(0, 0.53, 0.4, 0.62),
    swell(1, 0.6, 0.54, 0.4),
    `<path d="${lake(frame, height * 0.63)}" fill="${mix(air, '#fff1d2', 0.4)}" opacity="0.85"/>`,
    swell(2, 0.7, 0.7, 0.22),
    swell(3, 0.84, 0.84, 0.1),
    heather(frame),
    cairn(frame, focus + width * 0.13, height * 0.83, unit * 13),
    walkers(frame, focus - width * 0.04, height * 0.93, Math.min(height * 0.46, unit * 34), { air, haze: 0.04, sun: '#ffe1ae' }),
  ].join('')
}

const lake = ({ focus, width, unit }: Frame, y: number): string => {
  const half = Math.min(width * 0.2, unit * 26)
  return `M${n(focus - half)} ${n(y)}Q${n(focus - half * 0.4)} ${n(y - unit * 1.5)} ${n(focus + half * 0.2)} ${n(y - unit * 1.1)}T${n(focus + half)} ${n(y + unit * 0.1)}Q${n(focus + half * 0.3)} ${n(y + unit * 1.6)} ${n(focus - half)} ${n(y)}Z`
}

/** Low growth in drifts: dabs that grow and darken towards the eye. */
const heather = (frame: Frame): string => {
  const { width, height, unit, tone, seed } = frame
  const noise = noiseFrom(seed + 4)
  const drift = (count: number, from: number, size: number, colours: readonly string[], opacity: number): string =>
    foliage(frame, {
      colours,
      count,
      size: unit * size,
      opacity,
      place: (a, b) => {
        const y = height * (from + b * (1.04 - from))
        return [width * a, y + noise(a * 14, b * 6) * unit * 5]
      },
    })
  const warm = (share: number): string => mix(tone(0.7), '#c9904e', share)
  return (
    drift(1300, 0.82, 0.2, [tone(0.92), tone(0.84), tone(0.74), warm(0.2)], 0.45) +
    drift(1300, 0.88, 0.32, [tone(1), tone(0.93), tone(0.82), warm(0.16)], 0.5) +
    drift(800, 0.95, 0.5, [mix(tone(1), '#000000', 0.25), tone(0.98), tone(0.9), warm(0.12)], 0.6)
  )
}

/** A pile of stones that marks the way. */
const cairn = (frame: Frame, x: number, y: number, size: number): string => {
  const { random, tone } = frame
  const rows = 9
  const stones = Array.from({ length: rows }, (_, row) => {
    const share = row / rows
    const half = size * 0.26 * (1 - share) ** 0.75 + size * 0.05
    const level = y - size * 0.72 * share
    const count = Math.max(1, Math.round(4.4 * (1 - share)))
    return Array.from({ length: count }, (__, index) => {
      const w = (half * 2) / count
      const [cx, h] = [x - half + w * (index + 0.5) + (random() - 0.5) * w * 0.2, size * (0.085 + random() * 0.03)]
      const [l, r] = [cx - w * (0.52 + random() * 0.1), cx + w * (0.52 + random() * 0.1)]
      const form = `M${n(l)} ${n(level - h * 0.2)}Q${n(l + w * 0.04)} ${n(level - h)} ${n(cx - w * 0.1)} ${n(level - h * 1.05)}T${n(r)} ${n(level - h * 0.4)}Q${n(r)} ${n(level + h * 0.06)} ${n(cx)} ${n(level + h * 0.08)}T${n(l)} ${n(level - h * 0.2)}Z`
      const rock = mix(mix(tone(0.8), '#4a4643', 0.45), tone(0.4), random() * 0.25)
      const fill = across(frame, l, r, [
        [0, mix(rock, '#000000', 0.35)],
        [0.6, rock],
        [1, mix(rock, '#ffe0ac', 0.5)],
      ])
      return `<path d="${form}" fill="${fill}" stroke="${mix(rock, '#000000', 0.6)}" stroke-width="${n(size * 0.006)}"/>`
    }).join('')
  })
  return stones.join('')
}
