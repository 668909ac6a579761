import { mix } from '../colour.ts'
import { band, down, glow, groundOf, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { mist } from '../sky.ts'
import { birch, foliage } from '../trees.ts'
import { walkers } from '../walkers.ts'

/** White trunks in three distances with light between them. */
export const birchForest = (frame: Frame): string => {
  const { width, height, unit, tone, random, focus } = frame
  const air = mix(mix(tone(0.2), '#fff2cf', 0.45), '#ffffff', 0.15)
  const leaf = [mix(tone(0.7), '#5f6b2e', 0.3), mix(tone(0.5), '#a9a544', 0.45), mix(tone(0.35), '#e3c55a', 0.55), mix(air, '#f6dd86', 0.6)]
  const row = (count: number, thick: number, foot: number, haze: number): string =>
    Array.from({ length: count }, (_, index) => {
      const x = ((index + 0.15 + random() * 0.7) / count) * width
      const [light, shade, mark] = [
        mix('#f7f3ea', air, haze),
        mix(mix('#9b958d', tone(0.6), 0.35), air, haze * 0.92),
        mix(mix('#2b2724', tone(1), 0.3), air, haze * 0.9),
      ]
      return birch(frame, x, height * (foot + random() * 0.03), -height * 0.05, unit * thick * (0.75 + random() * 0.5), {
        light,
        shade,
        mark,
      })
    }).join('')
  const canopy = (count: number, size: number, low: number, opacity: number): string =>
    foliage(frame, {
      colours: leaf,
      count,
      size: unit * size,
      opacity,
      place: (a, b) => [width * (a * 1.06 - 0.03), height * (b ** 1.8 * low - 0.03)],
    })
  const floor = (count: number, from: number, size: number, opacity: number): string =>
    foliage(frame, {
      colours: leaf.toReversed(),
      count,
      size: unit * size,
      opacity,
      place: (a, b) => [width * a, height * (from + b * (1.02 - from))],
    })
  const hollow = (from: number): string =>
    band(
      frame,
      height * from,
      height * (1 - from),
      down(frame, height * from, height, [
        [0, tone(0.85), 0],
        [0.5, tone(0.88), 0.75],
        [1, tone(0.95), 0.9],
      ]),
    )
  const big = (place: number, thick: number): string =>
    birch(frame, place, height * 1.06, -height * 0.06, unit * thick, {
      light: '#f8f5ee',
      shade: mix('#8c867f', tone(0.7), 0.4),
      mark: mix('#231f1d', tone(1), 0.25),
    })
  return [
    band(
      frame,
      0,
      height,
      down(frame, 0, height, [
        [0, mix(air, tone(0.1), 0.45)],
        [0.5, air],
        [0.7, mix(air, tone(0.45), 0.45)],
        [1, tone(0.85)],
      ]),
    ),
    glow(frame, focus, height * 0.42, width * 0.36, height * 0.5, [
      [0, '#fffbe9', 0.95],
      [0.5, '#fff3cc', 0.45],
      [1, air, 0],
    ]),
    row(Math.round(width / unit / 4.2), 1.1, 0.68, 0.72),
    canopy(1500, 0.5, 0.6, 0.4),
    mist(frame, height * 0.4, height * 0.4, mix(air, '#ffffff', 0.3), 0.5),
    row(Math.round(width / unit / 9), 2.2, 0.76, 0.4),
    hollow(0.72),
    floor(900, 0.66, 0.5, 0.45),
    canopy(1300, 0.6, 0.5, 0.55),
    glow(frame, focus, height * 0.5, width * 0.3, height * 0.5, [
      [0, '#fff7da', 0.5],
      [1, '#fff3cc', 0],
    ]),
    band(
      frame,
      height * 0.7,
      height * 0.3,
      down(frame, height * 0.7, height, [
        [0, tone(0.85), 0],
        [1, tone(0.95), 0.85],
      ]),
    ),
    row(Math.round(width / unit / 22), 3.6, 0.86, 0.12),
    hollow(0.8),
    floor(1300, 0.78, 0.6, 0.55),
    canopy(700, 0.75, 0.34, 0.75),
    big(focus + width * 0.2, 8),
    big(focus - width * 0.14, 5.6),
    walkers(frame, focus + width * 0.04, groundOf(frame, { portrait: 0.79, wide: 0.95 }), Math.min(height * 0.46, unit * 34), {
      air,
      haze: 0.06,
      sun: '#fff3cc',
    }),
    floor(520, 0.9, 0.7, 0.75),
    shafts(frame),
  ].join('')
}

const shafts = (frame: Frame): string => {
  const { width, height, focus, random } = frame
  const fill = down(frame, 0, height * 0.95, [
    [0, '#fff6d6', 0.34],
    [1, '#fff6d6', 0],
  ])
  return Array.from({ length: 5 }, (_, index) => {
    const x = focus + (index - 2.4) * width * 0.1 + random() * width * 0.04
    const w = width * (0.015 + random() * 0.03)
    return `<path d="M${n(x)} 0L${n(x + w)} 0L${n(x + w * 2.6 - width * 0.16)} ${n(height)}L${n(x - width * 0.16)} ${n(height)}Z" fill="${fill}" opacity=".7"/>`
  }).join('')
}
