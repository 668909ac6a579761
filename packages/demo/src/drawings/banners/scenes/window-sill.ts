import { atLightness, lightness, mix } from '../colour.ts'
import { across, band, down, fading, glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { forest, waving } from '../ground.ts'
import { mist, sky } from '../sky.ts'
import { ridge } from '../terrain.ts'
import { knit } from './wool.ts'

/** A knitted mitten that stands on its cuff, 100 wide and 190 high, its foot at 0, 0; `side` is where the thumb is. */
export const mitten = (frame: Frame, colour: string, side: 1 | -1): string => {
  const figure = mix(colour, lightness(colour) > 0.6 ? '#3a2f28' : '#f4ecdd', 0.78)
  const hand = 'M-39 -48C-50 -96 -50 -160 -26 -182C-10 -194 12 -194 27 -182C50 -160 50 -96 39 -48Z'
  const thumb = `M${side * 36} -70C${side * 58} -82 ${side * 70} -112 ${side * 64} -134C${side * 56} -148 ${side * 44} -136 ${side * 38} -112Z`
  const cuff = 'M-38 -58Q0 -50 38 -58L42 -2Q0 6 -42 -2Z'
  const light = across(frame, -70, 70, [
    [0, '#fff4dc', 0.3],
    [0.35, '#ffffff', 0.06],
    [0.7, '#1d120a', 0.22],
    [1, '#1d120a', 0.5],
  ])
  const star = (y: number): string =>
    `M0 ${y - 30}l8 16l16 -8l-8 16l16 6l-16 6l8 16l-16 -8l-8 16l-8 -16l-16 8l8 -16l-16 -6l16 -6l-8 -16l16 8z`
  const ribs = Array.from({ length: 12 }, (_, index) => `M${-35 + index * 6.4} -54l${n((index - 5.5) * 0.6)} 54`)
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${hand}"/></clipPath>`)
  const wool = knit(frame, colour, 8, 0)
  return [
    `<path d="${thumb}" fill="${wool}"/><path d="${thumb}" fill="${light}"/>`,
    `<path d="${hand}" fill="${wool}"/><g clip-path="${clip}"><path d="${star(-118)}" fill="${figure}"/><path d="M-60 -72H60M-60 -164H60" stroke="${figure}" stroke-width="6" stroke-dasharray="8 5"/></g><path d="${hand}" fill="${light}"/>`,
    `<path d="${cuff}" fill="${mix(colour, '#000000', 0.06)}"/><path d="${ribs.join('')}" stroke="#000" stroke-width="2.4" opacity=".25"/><path d="${cuff}" fill="${light}"/>`,
    `<path d="M-40 -57Q0 -48 40 -57" fill="none" stroke="#000" stroke-width="3" opacity=".28"/>`,
  ].join('')
}

/** Willow twigs with catkins in a stoneware jug, its foot at 0, 0. */
const jug = (frame: Frame, glaze: string): string => {
  const twigs = [
    [-40, -250],
    [-14, -286],
    [18, -270],
    [52, -232],
  ] as const
  const body = 'M-30 -96C-48 -70 -52 -30 -38 -2Q0 6 38 -2C52 -30 48 -70 30 -96Q0 -102 -30 -96Z'
  const light = across(frame, -50, 50, [
    [0, '#fff4dc', 0.4],
    [0.3, '#ffffff', 0.08],
    [0.7, '#1d120a', 0.2],
    [1, '#1d120a', 0.5],
  ])
  return [
    ...twigs.map(([x, y]) => {
      const catkins = [0.35, 0.5, 0.64, 0.78, 0.92].map((t, index) => {
        const [cx, cy] = [x * t * t, -96 + (y + 96) * t]
        return `<ellipse cx="${n(cx + (index % 2 ? 6 : -6))}" cy="${n(cy)}" rx="5" ry="8.4" fill="#e9e4d8"/><ellipse cx="${n(cx + (index % 2 ? 7.4 : -4.6))}" cy="${n(cy + 2)}" rx="3" ry="6" fill="#9b9486" opacity=".55"/>`
      })
      return `<path d="M0 -96Q${n(x * 0.2)} ${n((y - 96) / 2)} ${x} ${y}" fill="none" stroke="#6a4c35" stroke-width="3.4"/>${catkins.join('')}`
    }),
    `<path d="${body}" fill="${glaze}"/><path d="M-44 -52Q0 -44 44 -52L45 -40Q0 -32 -45 -40Z" fill="${mix(glaze, '#ffffff', 0.4)}" opacity=".7"/><path d="${body}" fill="${light}"/>`,
    `<ellipse cx="0" cy="-97" rx="30" ry="5" fill="${mix(glaze, '#000000', 0.45)}"/>`,
  ].join('')
}

/** Mittens drying on a window sill, a quiet winter day outside. */
export const windowSill = (frame: Frame): string => {
  const { width, height, unit, tone, focus, seed } = frame
  const wall = atLightness(mix(tone(0.12), '#e9e1d3', 0.6), 0.84, 0.8)
  const wood = mix(atLightness(tone(0.1), 0.93, 0.5), '#fffaf0', 0.5)
  const sill = height * 0.76
  const half = Math.min(unit * 46, width * 0.42)
  const [left, right, top] = [focus - half, focus + half, -unit * 2]
  const air = mix(tone(0.06), '#ffffff', 0.5)
  const clip = frame.define(
    (id) => `<clipPath id="${id}"><rect x="${n(left)}" y="0" width="${n(half * 2)}" height="${n(sill)}"/></clipPath>`,
  )
  const bar = (x: number, y: number, w: number, h: number): string => {
    const fill = w > h ? down(frame, y, y + h, barStops(wood)) : across(frame, x, x + w, barStops(wood))
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`
  }
  const thick = unit * 1.5
  const size = Math.min(unit * 0.17, height * 0.0021)
  const things: readonly (readonly [at: number, turn: number, scale: number, drawn: string])[] = [
    [-13, -4, 1, mitten(frame, mix(tone(0.72), '#8d6f58', 0.35), -1)],
    [5, 6, 1, mitten(frame, mix(tone(0.72), '#8d6f58', 0.35), 1)],
    [25, 0, 0.92, jug(frame, mix(tone(0.5), '#7f8a86', 0.4))],
  ]
  return [
    band(frame, 0, height, fading(frame, 0, mix(wall, '#ffffff', 0.12), mix(wall, tone(0.5), 0.16))),
    `<g clip-path="${clip}">`,
    sky(frame, sill * 0.8, [mix(tone(0.2), air, 0.5), air, mix(air, '#ffe9cf', 0.6)]),
    ridge(frame, {
      seed: seed + 6,
      foot: sill * 0.84,
      rise: sill * 0.4,
      detail: 3,
      sharp: 0.4,
      ramp: [tone(0.5), tone(0.36), mix(air, '#ffffff', 0.6)],
      snowline: 0.35,
      haze: [air, 0.8, 0.5],
    }),
    forest(frame, waving(frame, 0.6, 0.02), unit * 7, mix(tone(0.72), air, 0.42), 6),
    mist(frame, sill * 0.6, sill * 0.3, air, 0.6),
    `<path d="M0 ${n(sill * 0.86)}Q${n(focus)} ${n(sill * 0.8)} ${width} ${n(sill * 0.88)}V${height}H0Z" fill="${mix(air, '#ffffff', 0.7)}"/>`,
    '</g>',
    ...[0.333, 0.667].map((share) => bar(left + half * 2 * share - thick / 2, 0, thick, sill)),
    bar(left, sill * 0.36, half * 2, thick),
    bar(left - thick * 1.6, top, thick * 2, sill - top),
    bar(right - thick * 0.4, top, thick * 2, sill - top),
    band(
      frame,
      sill,
      height - sill,
      down(frame, sill, height, [
        [0, mix(wood, '#ffffff', 0.3)],
        [0.22, wood],
        [0.24, mix(wood, tone(0.7), 0.4)],
        [0.4, mix(wall, tone(0.5), 0.3)],
        [1, mix(wall, tone(0.6), 0.36)],
      ]),
    ),
    glow(frame, focus, sill + unit * 1.4, unit * 44, unit * 3, [
      [0, '#fffdf4', 0.7],
      [1, '#fffdf4', 0],
    ]),
    ...things.map(([at, turn, scale, drawn]) => {
      const x = focus + unit * at
      const foot = sill + unit * 2.2
      return `${glow(frame, x + unit * 2.4, foot, unit * 9, unit * 1.1, [
        [0, '#20150c', 0.5],
        [1, '#20150c', 0],
      ])}<g transform="translate(${n(x)} ${n(foot)}) rotate(${turn}) scale(${(size * scale).toFixed(3)})">${drawn}</g>`
    }),
  ].join('')
}

const barStops = (wood: string) =>
  [
    [0, mix(wood, '#3a2f28', 0.3)],
    [0.2, wood],
    [0.75, mix(wood, '#ffffff', 0.3)],
    [1, mix(wood, '#3a2f28', 0.42)],
  ] as const
