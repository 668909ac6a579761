import { atLightness, mix, steps } from '../colour.ts'
import { across, band, down, glow, groundOf, isPortrait, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { stars } from '../fall.ts'
import { mist } from '../sky.ts'
import { smooth, summit } from '../massif.ts'
import { noiseFrom, rolling } from '../noise.ts'
import { heightLines, reliefOf, shaded } from '../relief.ts'
import type { Land, Slope } from '../relief.ts'
import { lampOf, tourer, waistOf } from './tourers.ts'
import type { Tourer } from './tourers.ts'

/** A narrow crest of snow that rises to the right through the people's place. */
const arete = (frame: Frame, origin: readonly [number, number]): Land => {
  const waves = rolling(noiseFrom(frame.seed * 17 + 3), 2)
  const bend = (right: number): number => 2.4 * Math.sin(right / 17 + frame.seed)
  const crest = (right: number): number =>
    30 + 0.3 * right + 7 * smooth(8, 40, right) - 6 * smooth(-26, -70, right) + 0.7 * waves(right / 16, 2)
  const height = (right: number, away: number): number => {
    const off = away - bend(right)
    const fall = off < 0 ? 1.15 * -off - 0.006 * off * off : 1.6 * off
    return crest(right) - fall + 0.9 * waves(right / 40 - off / 9, off / 14) * smooth(0, 9, Math.abs(off))
  }
  const light = ({ right, away, riseRight, riseAway }: Slope): number => {
    const steep = Math.hypot(riseRight, riseAway)
    const lit = (0.62 * riseRight - 0.5 * riseAway + 0.66) / Math.sqrt(1 + steep * steep)
    const off = away - bend(right)
    return Math.min(1, Math.max(0, 0.16 + 0.8 * lit + 0.5 * smooth(-1.6, 0, off))) * (0.2 + 0.8 * smooth(-22, -1, off))
  }
  return { origin, height, near: -80, far: 6, tilt: 0.3, light }
}

/** A snowy summit at blue hour over a map's height lines, three on skis on a rope before it. */
export const summitNight = (frame: Frame): string => {
  const { height, unit, focus, tone, darkest } = frame
  const portrait = isPortrait(frame)
  const black = atLightness(mix(darkest, '#05080d', 0.5), 0.13, 0.9)
  const blue = atLightness(tone(0.6), 0.47, 1.05)
  const ice = atLightness(tone(0.8), 0.93, 0.5)
  const ground = groundOf(frame, { portrait: 0.5, wide: 0.8 })
  const tall = portrait ? 26 : 46
  const top = [focus + unit * 10, ground - unit * (portrait ? 19.5 : 40)] as const
  const massif = reliefOf(frame, summit(frame, [top[0], top[1] + tall * unit], tall))
  const near = reliefOf(frame, arete(frame, [focus, ground + unit * 30]))
  const dark = mix(black, blue, 0.2)
  const snows = [dark, mix(black, blue, 0.62), blue, mix(blue, ice, 0.5), ice, '#ffffff']
  return [
    band(
      frame,
      0,
      height,
      down(frame, 0, ground, [
        [0, black],
        [0.55, mix(black, blue, 0.28)],
        [1, mix(black, blue, 0.75)],
      ]),
    ),
    glow(frame, top[0], top[1] + unit * 18, unit * 75, unit * 48, [
      [0, blue, 0.7],
      [0.5, blue, 0.3],
      [1, blue, 0],
    ]),
    stars(frame, ground),
    shaded(frame, massif, steps(snows, 10)),
    mist(frame, ground - unit * 16, unit * 28, mix(black, blue, 0.6), 0.72),
    intoTheDark(frame, black),
    heightLines(frame, massif, { lowest: 1.2, step: 1.5, count: 12, colour: ice }),
    intoTheDark(frame, black, 0.75),
    shaded(frame, near, steps(snows, 12)),
    heightLines(frame, near, { lowest: -12, step: 3.2, count: 12, colour: mix(blue, ice, 0.7) }),
    band(
      frame,
      ground,
      height - ground,
      down(frame, ground, height, [
        [0, black, 0],
        [1, black, 0.75],
      ]),
    ),
    ropeOfThree(frame, near.skyline, blue, ice, dark),
  ].join('')
}

/** The dark on the left that the words stand on. */
const intoTheDark = (frame: Frame, black: string, reach = 1): string =>
  band(
    frame,
    0,
    frame.height,
    across(frame, 0, (frame.focus - frame.unit * 14) * reach, [
      [0, black, 1],
      [0.3, black, 0.88],
      [0.65, black, 0.42],
      [1, black, 0],
    ]),
  )

const lamp = '#ffd08a'
/** Warm in all the blue, so that people are found at once. */
const jackets = ['#e2662e', '#e3a536', '#c94a38']

const ropeOfThree = (frame: Frame, skyline: (x: number) => number, blue: string, ice: string, dark: string): string => {
  const { unit, focus, seed } = frame
  const size = unit * 11
  const people = [-18, -2, 14].map((at, index): Tourer => {
    const x = focus + unit * at
    const reach = unit * 3
    return {
      x,
      y: skyline(x) + unit * 0.3,
      size,
      rise: (Math.atan2(skyline(x - reach) - skyline(x + reach), reach * 2) * 180) / Math.PI,
      jacket: mix(jackets[(seed + index) % 3] ?? ice, blue, 0.25),
      trousers: dark,
      pack: mix(dark, ice, 0.15 + 0.2 * ((seed + index + 1) % 3)),
      light: ice,
      shade: dark,
    }
  })
  const rope = people.slice(1).map((ahead, index) => {
    const [[x0, y0], [x1, y1]] = [waistOf(people[index] ?? ahead), waistOf(ahead)]
    return `M${n(x0)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n((y0 + y1) / 2 + size * 0.3)} ${n(x1)} ${n(y1)}`
  })
  const beams = people.map((one) => {
    const [x, y] = lampOf(one)
    const reach = size * 1.25
    const beam = frame.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(reach)}"><stop offset="0" stop-color="${lamp}" stop-opacity=".85"/><stop offset=".3" stop-color="${lamp}" stop-opacity=".4"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>`,
    )
    const [onX, onY] = [x + size * 0.62, skyline(x + size * 0.62)]
    return [
      `<path d="M${n(x)} ${n(y)}L${n(x + reach)} ${n(y + reach * 0.05)}L${n(x + reach * 0.62)} ${n(y + reach * 0.85)}Z" fill="${beam}"/>`,
      glow(frame, onX, onY + size * 0.06, size * 0.5, size * 0.16, [
        [0, lamp, 0.85],
        [1, lamp, 0],
      ]),
    ].join('')
  })
  const lamps = people.map((one) => {
    const [x, y] = lampOf(one)
    return glow(frame, x, y, size * 0.2, size * 0.2, [
      [0, '#ffffff'],
      [0.16, '#fff2d2'],
      [0.3, lamp, 0.5],
      [1, lamp, 0],
    ])
  })
  return [
    `<g style="mix-blend-mode:screen">${beams.join('')}</g>`,
    `<path d="${rope.join('')}" fill="none" stroke="${ice}" stroke-width="${n(unit * 0.2)}"/>`,
    ...people.map(tourer),
    ...lamps,
  ].join('')
}
