import { atLightness, mix } from '../colour.ts'
import { fading, glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { earth, forest, waving } from '../ground.ts'
import { clouds, mist, sky } from '../sky.ts'
import { ridge } from '../terrain.ts'

/** Sheep on an open hillside in soft light. */
export const sheep = (frame: Frame): string => {
  const { width, height, unit, tone, seed, focus, random } = frame
  const air = mix(tone(0.08), '#ffffff', 0.35)
  const grass = mix(atLightness(tone(0.55), 0.66, 1.1), '#9fae72', 0.35)
  const near = waving(frame, 0.68, 0.05)
  const size = Math.min(unit * 0.215, width * 0.0024)
  const flock = [
    [-0.34, 0.03, 0.5],
    [0.12, 0.02, 0.5],
    [0.31, 0.07, 0.66],
    [-0.18, 0.1, 0.8],
    [0.06, 0.17, 1.1],
  ] as const
  return [
    sky(frame, height * 0.62, [mix(tone(0.2), air, 0.4), air, mix(air, '#fff1d6', 0.6)]),
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
      ramp: [tone(0.5), tone(0.38), mix(tone(0.25), '#fff1d6', 0.3)],
      haze: [air, 0.85, 0.4],
      side: 1,
    }),
    forest(frame, waving(frame, 0.6, 0.04), unit * 5, mix(tone(0.72), air, 0.25), 6),
    mist(frame, height * 0.5, height * 0.2, air, 0.55),
    `<path d="${earth(frame, waving(frame, 0.62, 0.05))}" fill="${fading(frame, height * 0.58, mix(grass, air, 0.35), grass)}"/>`,
    `<path d="${earth(frame, near)}" fill="${fading(frame, height * 0.64, mix(grass, '#fff1d6', 0.14), mix(grass, tone(0.9), 0.45))}"/>`,
    straws(frame, near, mix(grass, tone(0.85), 0.35), mix(grass, '#fff4d0', 0.45)),
    ...flock.map(([offset, down, scale], index) => {
      const x = focus + offset * width * (width > height ? 0.62 : 0.9)
      return animal(x, near(x / width) + down * height, size * scale, index % 2 === 0 ? 1 : -1, random, tone(0.95))
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
      return `M${n(x)} ${n(y)}q${n(long * 0.1)} ${n(-long * 0.6)} ${n(long * (random() - 0.3) * 0.7)} ${n(-long)}q${n(-long * 0.1)} ${n(long * 0.5)} ${n(long * 0.08)} ${n(long)}z`
    }).join('')
  return `<path d="${tufts(900)}" fill="${dark}" opacity="0.5"/><path d="${tufts(520)}" fill="${light}" opacity="0.55"/>`
}

/** A sheep about 130 wide that grazes, its feet at 0, 0. */
const animal = (x: number, y: number, size: number, side: number, random: () => number, dark: string): string => {
  const [wool, shade, face] = ['#f5efe2', mix('#c9bda6', dark, 0.15), mix('#3a3330', dark, 0.3)]
  const curl = (count: number, fill: string, lift: number, spread: number): string =>
    `<g fill="${fill}">${Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * Math.PI * 2
      return `<circle cx="${n(Math.cos(turn) * 44 * spread + random() * 4)}" cy="${n(-56 - lift + Math.sin(turn) * 24 * spread)}" r="${n(13 + random() * 5)}"/>`
    }).join('')}</g>`
  const leg = (at: number): string => `<path d="M${at} -30l2 30h9l1 -30z" fill="${face}"/>`
  return [
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(size * side).toFixed(3)} ${size.toFixed(3)})">`,
    `<ellipse cx="4" cy="0" rx="74" ry="9" fill="${dark}" opacity="0.28"/>`,
    [-34, -20, 18, 32].map(leg).join(''),
    // A rim of shade, so that one sheep is told from the next.
    curl(16, shade, -5, 1.07),
    curl(14, wool, 2, 0.94),
    `<ellipse cx="0" cy="-58" rx="48" ry="28" fill="${wool}"/>`,
    `<path d="M46 -74Q66 -74 74 -44Q80 -22 70 -18Q60 -16 54 -34Q46 -48 42 -60Z" fill="${face}"/>`,
    `<path d="M50 -68Q36 -70 34 -58Q44 -54 52 -60Z" fill="${mix(face, '#8a7b70', 0.35)}"/>`,
    `<g fill="${wool}"><circle cx="48" cy="-76" r="12"/><circle cx="38" cy="-74" r="12"/></g>`,
    '</g>',
  ].join('')
}
