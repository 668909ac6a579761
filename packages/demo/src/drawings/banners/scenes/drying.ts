import { atLightness, lightness, mix } from '../colour.ts'
import { across, fading, glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { earth, forest, waving } from '../ground.ts'
import { clouds, mist, sky } from '../sky.ts'
import { ridge } from '../terrain.ts'
import { knit } from './wool.ts'

interface Hung {
  readonly colour: string
  readonly figure: string
  /** Knitted stitches, and the light on the folds. */
  readonly wool: string
  readonly folds: string
}

type Garment = (hung: Hung) => string

const peg = (x: number, y = 0): string =>
  `<path d="M${x - 3.4} ${y - 12}h6.8l-1 26h-4.8z" fill="#b98d5c"/><path d="M${x - 3.4} ${y - 12}h2.4v24h-1.6z" fill="#fff" opacity=".25"/>`

const diamonds = (from: number, to: number, y: number, colour: string): string =>
  `<path d="${Array.from({ length: Math.round((to - from) / 14) }, (_, index) => `M${from + 7 + index * 14} ${y - 7}l5.4 7l-5.4 7l-5.4 -7z`).join('')}M${from} ${y - 13}H${to}M${from} ${y + 13}H${to}" fill="${colour}" stroke="${colour}" stroke-width="2.4" opacity=".85"/>`

const body = (d: string, { wool, folds }: Hung, on = ''): string => `<path d="${d}" fill="${wool}"/>${on}<path d="${d}" fill="${folds}"/>`

/** A sweater pegged at its shoulders. */
const sweater: Garment = (hung) => {
  const { colour, figure } = hung
  const sleeve = (s: number): string =>
    `M${s * 46} 2C${s * 68} 14 ${s * 80} 60 ${s * 88} 138L${s * 66} 144C${s * 64} 106 ${s * 58} 78 ${s * 48} 58Z`
  const trunk = 'M-56 6C-42 -2 -28 -4 -21 -4Q0 12 21 -4C28 -4 42 -2 56 6C60 54 62 104 60 150Q0 158 -60 150C-62 104 -60 54 -56 6Z'
  const rib = mix(colour, '#000000', 0.2)
  const yoke = diamonds(-49, 49, 38, figure) + diamonds(-49, 49, 66, figure)
  return [
    body(sleeve(-1) + sleeve(1), hung),
    `<path d="M-87 126l22 6l-1 12l-22 -6zM87 126l-22 6l1 12l22 -6z" fill="${rib}" opacity=".55"/>`,
    `<path d="M-23 -5Q0 -16 23 -5Q0 14 -23 -5Z" fill="${mix(colour, '#000000', 0.5)}"/>`,
    body(trunk, hung, yoke),
    `<path d="M-61 134Q0 142 61 134L60 150Q0 158 -60 150Z" fill="${rib}" opacity=".45"/>`,
    `<path d="M-22 -4Q0 13 22 -4" fill="none" stroke="${rib}" stroke-width="7"/>`,
    peg(-40, 2) + peg(40, 2),
  ].join('')
}

const blanket: Garment = (hung) => {
  const d = 'M-84 0Q0 10 84 0L88 206Q0 218 -88 206Z'
  const fringe = Array.from(
    { length: 30 },
    (_, index) => `M${-86 + index * 6} ${n(208 + 6 * Math.sin(index / 9.5))}v${14 + ((index * 7) % 5)}`,
  )
  return [
    `<path d="${fringe.join('')}" stroke="${hung.colour}" stroke-width="2.6" fill="none"/>`,
    body(
      d,
      hung,
      `<path d="M-85 34Q0 44 85 34M-86 48Q0 58 86 48M-87 164Q0 174 87 164M-87 178Q0 188 88 178" fill="none" stroke="${hung.figure}" stroke-width="6" opacity=".8"/>`,
    ),
    peg(-70) + peg(0, 5) + peg(70),
  ].join('')
}

const sock: Garment = (hung) => {
  const one = (dx: number): string =>
    `M${dx - 14} 2h28C${dx + 15} 50 ${dx + 12} 76 ${dx + 18} 96C${dx + 34} 106 ${dx + 46} 118 ${dx + 42} 130C${dx + 36} 142 ${dx + 10} 138 ${dx - 6} 126C${dx - 20} 112 ${dx - 14} 60 ${dx - 14} 2Z`
  const bands = `<path d="M-34 16h28M-34 28h28M16 20h28M16 32h28" stroke="${hung.figure}" stroke-width="5" opacity=".8"/>`
  return body(one(-20), hung) + body(one(30), hung, bands) + peg(-20) + peg(30)
}

const mitten: Garment = (hung) => {
  const one = (dx: number, s: number): string =>
    `M${dx - 17} 2h34L${dx + 18} 40C${dx + 24} 66 ${dx + 24} 104 ${dx} 112C${dx - 24} 104 ${dx - 24} 66 ${dx - 18} 40ZM${dx + s * 18} 44C${dx + s * 34} 52 ${dx + s * 38} 74 ${dx + s * 32} 84C${dx + s * 26} 90 ${dx + s * 20} 78 ${dx + s * 18} 66Z`
  const figures = diamonds(-42, -14, 60, hung.figure) + diamonds(14, 42, 60, hung.figure)
  return body(one(-28, -1) + one(28, 1), hung, figures) + peg(-28) + peg(28)
}

/** Woollens on a line between the yard and the hills, in an even light. */
export const woolLine = (frame: Frame): string => {
  const { width, height, unit, tone, focus, seed } = frame
  const air = mix(tone(0.08), '#ffffff', 0.35)
  const grass = mix(atLightness(tone(0.55), 0.68, 0.9), '#a9ad7c', 0.35)
  const size = Math.min(unit * 0.2, height * 0.0024)
  const [level, sag] = [height * 0.3, height * 0.05]
  const lineAt = (x: number): number => level + sag * (1 - ((x - focus) / (width * 0.6)) ** 2)
  const wools = ['#e8decb', mix(tone(0.7), '#6f7a60', 0.3), '#80654f', '#b9b2a4', mix(tone(0.85), '#4a5157', 0.4)].map((wool) =>
    mix(wool, tone(0.5), 0.12),
  )
  const folds = across(frame, -80, 80, [
    [0, '#000000', 0.26],
    [0.14, '#ffffff', 0.16],
    [0.3, '#000000', 0.1],
    [0.46, '#ffffff', 0.14],
    [0.64, '#000000', 0.12],
    [0.8, '#ffffff', 0.1],
    [1, '#000000', 0.3],
  ])
  const hung = [
    [sock, 2],
    [sweater, 1],
    [mitten, 3],
    [blanket, 2],
    [sock, 0],
    [sweater, 4],
    [mitten, 0],
    [blanket, 3],
    [sock, 4],
    [sweater, 0],
    [mitten, 2],
    [blanket, 1],
  ] as const
  // The seed chooses which garment comes first.
  const shown = hung.map((_, index) => hung[(index + seed) % hung.length] ?? hung[0])
  return [
    sky(frame, height * 0.7, [mix(tone(0.2), air, 0.5), air, mix(air, '#fff1d6', 0.6)]),
    clouds(frame, { seed, top: -height * 0.05, height: height * 0.5, colour: '#ffffff', cover: 0.5, opacity: 0.6, stretch: 7 }),
    glow(frame, width * 0.9, height * 0.2, width * 0.5, height * 0.6, [
      [0, '#fff4d8', 0.8],
      [1, '#fff4d8', 0],
    ]),
    ridge(frame, {
      seed: seed + 5,
      foot: height * 0.7,
      rise: Math.min(height, width) * 0.3,
      detail: 2.2,
      sharp: 0.3,
      ramp: [tone(0.5), tone(0.38), mix(tone(0.25), '#fff1d6', 0.3)],
      haze: [air, 0.85, 0.45],
      side: 1,
    }),
    forest(frame, waving(frame, 0.67, 0.03), unit * 6, mix(tone(0.7), air, 0.35), 6),
    mist(frame, height * 0.56, height * 0.2, air, 0.55),
    `<path d="${earth(frame, waving(frame, 0.72, 0.03))}" fill="${fading(frame, height * 0.68, mix(grass, air, 0.35), grass)}"/>`,
    `<path d="${earth(frame, waving(frame, 0.86, 0.03))}" fill="${fading(frame, height * 0.8, mix(grass, '#fff1d6', 0.1), mix(grass, tone(0.9), 0.4))}"/>`,
    `<path d="M0 ${n(lineAt(0))}Q${n(focus)} ${n(level + sag * 2)} ${n(width)} ${n(lineAt(width))}" fill="none" stroke="#6b5a48" stroke-width="${n(unit * 0.24)}"/>`,
    ...shown.map(([garment, pick], index) => {
      const x = focus + (index - 6) * 168 * size
      const colour = wools[pick] ?? ''
      const drawn = garment({
        colour,
        figure: mix(colour, lightness(colour) > 0.6 ? '#3a2f28' : '#f4ecdd', 0.75),
        wool: knit(frame, colour, 7, 0),
        folds,
      })
      return `<g transform="translate(${n(x)} ${n(lineAt(x) + unit * 0.2)}) rotate(${(((index * 5) % 7) - 3) * 0.8}) scale(${size.toFixed(3)})">${drawn}</g>`
    }),
  ].join('')
}
