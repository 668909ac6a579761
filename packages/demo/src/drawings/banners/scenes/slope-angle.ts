import { atLightness, mix, steps } from '../colour.ts'
import { band, down, glow, groundOf, isPortrait, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { smooth, summit } from '../massif.ts'
import { noiseFrom, rolling } from '../noise.ts'
import { reliefOf, shaded } from '../relief.ts'
import type { Land, Slope } from '../relief.ts'
import { mist, sky } from '../sky.ts'
import { boot, limb } from './tourers.ts'
import type { Point } from '../../geometry.ts'

/** The slope's angle, in degrees. */
const degrees = 30
const rise = Math.tan((degrees * Math.PI) / 180)

/** Where somebody kneels, units right of the focus (negative: left of it), and how tall they would be upright. */
const kneels = -13
const upright = 25

/** A slope of thirty degrees whose upper edge is the skyline; a slab has slid off it, further up. */
const slope = (frame: Frame, origin: readonly [number, number]): Land => {
  const { seed, unit, width, focus } = frame
  const noise = noiseFrom(seed * 13 + 7)
  const waves = rolling(noise, 2)
  const crown = Math.min(44, (width - focus) / unit - kneels - 6)
  const slid = (right: number, away: number): number => {
    const jagged = 0.9 * noise(right / 2.4, away / 2.4) + 0.5 * noise(away / 1.1, 4)
    const upper = smooth(0.35, -0.35, right - crown + 0.012 * away * away + jagged)
    return upper * smooth(-13, -12.4, away + jagged + 0.2 * (right - crown)) * smooth(crown - 22, crown - 10, right)
  }
  const height = (right: number, away: number): number => {
    const fall = away < 0 ? -0.72 * away + 0.002 * away * away : 1.6 * away
    const drift = 0.9 * waves(right / 30 - away / 11, away / 15) * smooth(0, 10, -away)
    return 60 + right * rise - fall + drift + 3 * smooth(14, 50, right) - 3 * smooth(-30, -80, right) - 1.5 * slid(right, away)
  }
  const light = ({ right, away, riseRight, riseAway }: Slope): number => {
    const steep = Math.hypot(riseRight, riseAway)
    const lit = (0.42 * riseRight - 0.5 * riseAway + 0.8) / Math.sqrt(1 + steep * steep)
    const wall = smooth(1.15, 2, steep) * 0.62
    return (
      Math.min(1, Math.max(0, 0.22 + 0.95 * lit + 0.3 * smooth(-1.4, 0, away) - 0.16 * slid(right, away))) *
      (1 - wall) *
      (0.66 + 0.34 * smooth(-44, -2, away))
    )
  }
  return { origin, height, near: -90, far: 6, tilt: 0.3, light }
}

/** Somebody who measures a slope of thirty degrees with a pole laid on the snow. */
export const slopeAngle = (frame: Frame): string => {
  const { height, unit, focus, tone } = frame
  const portrait = isPortrait(frame)
  const deep = atLightness(tone(0.8), 0.4, 1.1)
  const blue = atLightness(tone(0.6), 0.6, 1)
  const air = mix(tone(0.2), '#ffffff', 0.2)
  const ink = atLightness(mix(tone(0.7), '#1467b0', 0.6), 0.46, 1.2)
  const level = groundOf(frame, { portrait: 0.6, wide: 0.74 })
  const at: Point = [focus + unit * kneels, level]
  const near = reliefOf(frame, slope(frame, [at[0], level + unit * 60]))
  const tall = portrait ? 20 : 24
  const origin = [focus - unit * 40, level + unit * 8] as const
  return [
    sky(frame, level + unit * 6, [atLightness(tone(0.6), 0.6, 1.25), mix(tone(0.4), air, 0.35), mix(air, '#ffffff', 0.55)]),
    shaded(
      frame,
      reliefOf(frame, summit(frame, origin, tall)),
      steps([mix(deep, air, 0.35), mix(blue, air, 0.2), mix(blue, air, 0.6), mix(air, '#ffffff', 0.5), '#ffffff'], 9),
    ),
    mist(frame, level - unit * 12, unit * 26, mix(air, '#ffffff', 0.4), 0.6),
    band(
      frame,
      level - unit * 14,
      height,
      down(frame, level - unit * 14, level + unit * 10, [
        [0, air, 0],
        [1, mix(air, '#ffffff', 0.35), 0.94],
      ]),
    ),
    shaded(
      frame,
      near,
      steps([mix(deep, blue, 0.4), blue, mix(blue, air, 0.65), mix(air, '#ffffff', 0.2), mix(air, '#ffffff', 0.75), '#ffffff'], 14),
    ),
    angle(frame, [at[0] + unit * 4.6, level - unit * 4.6 * rise], ink),
    standingSkis(frame, at, mix(tone(0.9), '#10161d', 0.5), ink),
    kneeling(frame, at, ink),
  ].join('')
}

/** The dashed level line, the arc from it up to the snow, and the figure between. */
const angle = ({ unit }: Frame, [x, y]: Point, ink: string): string => {
  const reach = unit * 19
  const [endX, endY] = [x + reach * Math.cos(Math.atan(rise)), y - reach * Math.sin(Math.atan(rise))]
  const tall = unit * 5
  const [textX, textY] = [x + unit * 21.6, y - unit * 4.3]
  return [
    `<g fill="none" stroke="${ink}" stroke-linecap="round">`,
    `<path d="M${n(x)} ${n(y)}h${n(unit * 33)}" stroke-width="${n(unit * 0.36)}" stroke-dasharray="${n(unit * 1.3)} ${n(unit * 1)}"/>`,
    `<path d="M${n(x + reach)} ${n(y)}A${n(reach)} ${n(reach)} 0 0 0 ${n(endX)} ${n(endY)}" stroke-width="${n(unit * 0.42)}"/>`,
    `<path d="${thirty}" transform="translate(${n(textX)} ${n(textY - tall / 2)}) scale(${(tall / 100).toFixed(4)})" stroke-width="12.5" stroke-linejoin="round"/>`,
    '</g>',
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 0.62)}" fill="${ink}"/>`,
  ].join('')
}

/** 30° in strokes, 100 high, so that it needs no font. */
const thirty =
  'M4 14C12 2 22 0 30 0C46 0 56 10 56 24C56 38 46 47 30 47C48 47 60 57 60 74C60 90 48 100 30 100C18 100 8 96 0 84' +
  'M112 0C132 0 142 20 142 50S132 100 112 100S82 80 82 50S92 0 112 0Z' +
  'M178 0A15 15 0 1 1 177.9 0Z'

/** A pair of skis and a pole stuck in the snow downhill. */
const standingSkis = ({ unit }: Frame, [x, y]: Point, dark: string, ink: string): string => {
  const one = (at: number, lean: number, colour: string): string =>
    `<g transform="translate(${n(x + unit * at)} ${n(y - unit * at * rise + unit * 0.8)}) rotate(${lean}) scale(${(unit * 0.24).toFixed(3)})"><path d="M-2.4 2L-2.6 -84Q-2.6 -96 3 -104Q6.4 -95 3.6 -84L2.8 2Z" fill="${colour}"/><path d="M-2.4 2L-2.6 -84Q-2.6 -96 3 -104Q0.4 -95 0 -84V2Z" fill="#ffffff" opacity="0.28"/><path d="M-3 -44h7.4v9h-7.4z" fill="#10161d"/></g>`
  const drift = (at: number): string =>
    `<ellipse cx="${n(x + unit * at)}" cy="${n(y - unit * at * rise + unit * 0.9)}" rx="${n(unit * 1.5)}" ry="${n(unit * 0.75)}" fill="#ffffff" transform="rotate(${-degrees} ${n(x + unit * at)} ${n(y - unit * at * rise)})"/>`
  return one(-15, -7, dark) + one(-13, 3, ink) + drift(-14.8) + drift(-13)
}

const kneeling = (frame: Frame, [x, y]: Point, ink: string): string => {
  const { unit, seed, tone } = frame
  const scale = (unit * upright) / 100
  const dark = mix(tone(0.9), '#10161d', 0.6)
  const trousers = mix(dark, tone(0.7), 0.16)
  const jacket = seed % 2 === 0 ? ink : mix(ink, tone(0.5), 0.35)
  const pack = mix(dark, tone(0.4), 0.25)
  const lit = (colour: string, share: number): string => mix(colour, '#ffffff', share)
  const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
  const snow = (place: number, over = 0): Point => [place, -place * rise - over]
  const [grip, tip] = [snow(19, 1.6), snow(98, 1.4)]
  return [
    `<g transform="translate(${n(x)} ${n(y + unit * 0.3)}) scale(${scale.toFixed(3)})">`,
    `<g transform="rotate(${-degrees})">${glow(frame, 8, 4, 62, 7, [
      [0, mix(tone(0.7), dark, 0.2), 0.6],
      [1, tone(0.7), 0],
    ])}</g>`,
    `<path d="M${n(grip[0])} ${n(grip[1] + 2.4)}L${n(tip[0])} ${n(tip[1] + 2.4)}" stroke="${tone(0.65)}" stroke-width="2.4" opacity="0.5"/>`,
    // The far arm and leg.
    limb(
      [
        [12, -65],
        [31, -52],
        [45, -33],
      ],
      9.4,
      mix(jacket, dark, 0.5),
      mix(jacket, dark, 0.4),
    ),
    limb(
      [
        [-13, -37],
        [15, -43],
        [16, -22],
      ],
      14,
      mix(trousers, '#05080c', 0.4),
      mix(trousers, '#05080c', 0.2),
    ),
    boot([14, -8.4], -degrees, mix(dark, '#05080c', 0.4), dark),
    `<path d="M${n(grip[0])} ${n(grip[1])}L${n(tip[0])} ${n(tip[1])}" stroke="${dark}" stroke-width="2.4" stroke-linecap="round"/><path d="M${n(grip[0])} ${n(grip[1])}L${n(snow(30, 1.6)[0])} ${n(snow(30, 1.6)[1])}" stroke="${dark}" stroke-width="4.6" stroke-linecap="round"/>`,
    `<path d="M88 -57.6l3.4 6" stroke="${dark}" stroke-width="2.4" stroke-linecap="round" transform="translate(1 1)"/>`,
    // The near leg, on its knee.
    limb(
      [
        [-14, -36],
        [-2, -6],
        [-27, 7],
      ],
      15,
      trousers,
      lit(trousers, 0.16),
    ),
    boot([-30, 12], -degrees + 62, dark, lit(dark, 0.3)),
    // Rucksack.
    shape('M-2 -78C-18 -76 -36 -60 -37 -46C-37 -38 -30 -34 -22 -36L-4 -50Z', pack),
    shape('M-2 -78C-18 -76 -36 -60 -37 -46L-29 -46C-26 -58 -14 -70 0 -74Z', lit(pack, 0.4)),
    shape('M-10 -84C-2 -90 8 -84 6 -76L-10 -70C-14 -76 -14 -80 -10 -84Z', lit(pack, 0.16)),
    `<path d="M-31 -56L-12 -44M-20 -68L-8 -60" stroke="${mix(dark, '#05080c', 0.3)}" stroke-width="2.2"/>`,
    // Jacket.
    shape('M-25 -38C-20 -54 -8 -70 6 -76Q18 -76 20 -66C14 -54 6 -42 0 -30Q-14 -26 -25 -38Z', mix(jacket, dark, 0.12)),
    shape('M-25 -38C-20 -54 -8 -70 6 -76L11 -76C-2 -66 -12 -50 -16 -30Q-22 -33 -25 -38Z', lit(jacket, 0.32)),
    `<path d="M4 -75Q14 -66 4 -52" fill="none" stroke="${mix(pack, '#05080c', 0.3)}" stroke-width="3.4"/><path d="M-20 -42Q-8 -36 4 -40" fill="none" stroke="${mix(pack, '#05080c', 0.3)}" stroke-width="2.8"/>`,
    // Head, bent over the pole.
    shape('M12 -78C16 -70 22 -68 27 -69Q30 -70 30.4 -74L32.6 -76.4L31.6 -79L32 -84L18 -88Z', '#c39a7c'),
    shape('M10 -80C10 -96 32 -99 34 -83L24 -82L19 -74Q12 -74 10 -80Z', '#e9eff3'),
    shape('M10 -80C10 -90 18 -95 25 -93C18 -91 15 -85 16 -75Q11 -76 10 -80Z', '#ffffff'),
    `<path d="M24 -82L34 -83L33.4 -77.4L26 -76.6Z" fill="${dark}"/><path d="M11 -84Q18 -86 25 -81" fill="none" stroke="${dark}" stroke-width="2.2"/>`,
    // The near arm, its hand on the pole.
    limb(
      [
        [7, -66],
        [17, -46],
        [33, -26],
      ],
      10,
      jacket,
      lit(jacket, 0.34),
    ),
    `<circle cx="34" cy="-24.4" r="5" fill="${dark}"/>`,
    '</g>',
  ].join('')
}
