import { atLightness, mix } from '../colour.ts'
import { down, fading, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { earth, forest, waving } from '../ground.ts'
import { clouds, sky, sun } from '../sky.ts'

type Look = { readonly coat: string; readonly boots: string; readonly skin: string; readonly hair: string }

/** X coordinate of the group's middle: the focus, or as far left of it as keeps the child on the right inside the picture. */
const groupAt = ({ width, focus }: Frame, size: number): number => Math.min(focus, width * 0.97 - size * 146)

/** Three children who jump into a puddle under a clearing sky. */
export const puddles = (frame: Frame): string => {
  const { width, height, unit, tone, seed } = frame
  const air = mix(tone(0.08), '#ffffff', 0.35)
  const grass = (share: number): string =>
    mix(atLightness(mix(tone(0.6), '#7fb069', 0.62), 0.74, 1.05), atLightness(tone(0.75), 0.55), share)
  const floor = waving(frame, 0.74, 0.02)
  const size = Math.min(unit * 0.27, height * 0.0036, width * 0.0025)
  const middle = groupAt(frame, size)
  const foot = Math.min(height * 0.86, floor(middle / width) + unit * 9)
  const place = (offset: number): number => middle + offset * size * 100
  return [
    sky(frame, height * 0.75, [mix(tone(0.2), air, 0.25), mix(tone(0.1), air, 0.5), mix(air, '#fff3dc', 0.6)]),
    sun(frame, width * 0.9, height * 0.2, unit * 3, '#fff0c0', 0.8),
    clouds(frame, { seed, top: -height * 0.08, height: height * 0.55, colour: '#ffffff', cover: 0.55, opacity: 0.85, stretch: 3 }),
    rainbow(frame),
    `<path d="${earth(frame, waving(frame, 0.58, 0.06))}" fill="${fading(frame, height * 0.5, grass(0.55), grass(0.2))}"/>`,
    forest(frame, waving(frame, 0.64, 0.05), unit * 6, mix(grass(0.7), tone(0.8), 0.35), 4),
    `<path d="${earth(frame, waving(frame, 0.66, 0.045))}" fill="${fading(frame, height * 0.6, grass(0.3), grass(0.05))}"/>`,
    `<path d="${earth(frame, floor)}" fill="${fading(frame, height * 0.7, grass(0.08), grass(0.5))}"/>`,
    puddle(frame, middle, foot, size),
    jumper(place(-1.05), foot - size * 14, size * 0.86, { ...looks(frame)[1], tilt: -7 }),
    jumper(place(0.98), foot - size * 4, size * 0.78, { ...looks(frame)[2], tilt: 6 }),
    jumper(place(0), foot - size * 30, size, { ...looks(frame)[0], tilt: 2 }),
    splashes(frame, place(0), foot, size),
  ].join('')
}

const looks = ({ tone }: Frame): readonly [Look, Look, Look] => [
  { coat: atLightness(mix('#f2b632', tone(0.4), 0.12), 0.82, 1.1), boots: '#c8385f', skin: '#efc3a2', hair: '#5a3a26' },
  { coat: atLightness(mix('#d8466f', tone(0.7), 0.15), 0.63, 1.1), boots: '#2f5f9e', skin: '#c98d66', hair: '#2a1c17' },
  { coat: atLightness(mix('#3f86c4', tone(0.6), 0.2), 0.62, 1.1), boots: '#e6a63a', skin: '#f3d0b5', hair: '#b5793d' },
]

/** A wide, faint bow over the hills. */
const rainbow = ({ focus, height, unit, width }: Frame): string => {
  const radius = Math.min(width * 0.42, unit * 62)
  return ['#e2574c', '#f2a341', '#f6dc5c', '#69b96c', '#4c93cf', '#7d68b8']
    .map((colour, at) => {
      const r = radius - at * unit * 1.7
      return `<path d="M${n(focus - r)} ${n(height * 0.7)}A${n(r)} ${n(r)} 0 0 1 ${n(focus + r)} ${n(height * 0.7)}" fill="none" stroke="${colour}" stroke-width="${n(unit * 1.8)}" opacity="0.26"/>`
    })
    .join('')
}

const puddle = (frame: Frame, x: number, y: number, size: number): string => {
  const { tone } = frame
  const water = down(frame, y - size * 18, y + size * 26, [
    [0, mix(tone(0.1), '#ffffff', 0.5)],
    [0.5, mix(tone(0.35), '#9fd0ec', 0.5)],
    [1, mix(tone(0.6), '#4f88b8', 0.5)],
  ])
  const ellipse = (rx: number, ry: number, fill: string, extra = ''): string =>
    `<ellipse cx="${n(x)}" cy="${n(y + size * 4)}" rx="${n(rx * size)}" ry="${n(ry * size)}" fill="${fill}" ${extra}/>`
  return [
    ellipse(186, 26, mix(tone(0.8), '#4d6b3c', 0.6), 'opacity="0.35"'),
    ellipse(178, 23, water),
    ...[46, 78, 112].map((rx) => ellipse(rx, rx * 0.13, 'none', `stroke="#ffffff" stroke-width="${n(size * 1.6)}" opacity="0.55"`)),
  ].join('')
}

const splashes = (frame: Frame, x: number, y: number, size: number): string => {
  const drops = Array.from({ length: 46 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1
    const far = frame.random()
    const up = Math.sin(far * 3.14) * (0.4 + frame.random() * 0.6)
    const [dx, dy] = [side * (22 + far * 120), up * 58]
    return `<circle cx="${n(x + dx * size)}" cy="${n(y + 2 * size - dy * size)}" r="${n(size * (1.2 + frame.random() * 2.6))}" opacity="${(0.9 - far * 0.45).toFixed(2)}"/>`
  })
  return `<g fill="#e8f6ff">${drops.join('')}</g>`
}

/** A child in the air with its arms up, about 100 wide, its feet at 0, 0. */
const jumper = (x: number, y: number, size: number, { coat, boots, skin, hair, tilt }: Look & { readonly tilt: number }): string => {
  const dark = mix(coat, '#1a1630', 0.22)
  const light = mix(coat, '#ffffff', 0.3)
  const parts = [
    `<path d="M-16 -52L-26 -18L-20 -14L-4 -44ZM14 -52L22 -30L34 -34L20 -58Z" fill="${mix(coat, '#242a4a', 0.62)}"/>`,
    `<path d="M-30 -22L-16 -18L-20 -2Q-34 2 -42 -2Q-42 -10 -32 -12ZM22 -34L36 -30L34 -14Q22 -8 14 -12Q14 -20 23 -22Z" fill="${boots}"/>`,
    `<path d="M-22 -104Q-46 -122 -56 -146L-44 -152Q-32 -132 -12 -122ZM22 -104Q46 -120 58 -142L46 -149Q34 -131 12 -122Z" fill="${dark}"/>`,
    `<circle cx="-51" cy="-153" r="8" fill="${skin}"/><circle cx="53" cy="-150" r="8" fill="${skin}"/>`,
    `<path d="M-24 -118Q0 -130 24 -118L38 -50Q20 -38 0 -40Q-20 -38 -38 -50Z" fill="${coat}"/>`,
    `<path d="M-24 -118Q-32 -84 -38 -50Q-26 -43 -16 -41Q-20 -84 -16 -122Z" fill="${dark}" opacity=".5"/>`,
    `<path d="M1 -124V-40" stroke="${dark}" stroke-width="2.4"/><path d="M-21 -72h14v10h-14zM9 -72h14v10H9z" fill="${dark}" opacity=".55"/>`,
    `<circle cx="0" cy="-142" r="27" fill="${coat}"/><path d="M-25 -152A27 27 0 0 1 10 -167Q-12 -160 -18 -140Z" fill="${light}" opacity=".6"/>`,
    `<circle cx="0" cy="-139" r="19.5" fill="${skin}"/>`,
    `<path d="M-19 -143Q-14 -160 2 -158Q16 -157 19 -143Q8 -152 -4 -148Q-12 -147 -19 -143Z" fill="${hair}"/>`,
    `<circle cx="-11" cy="-133" r="4.2" fill="#e07a6f" opacity=".5"/><circle cx="11" cy="-133" r="4.2" fill="#e07a6f" opacity=".5"/>`,
    `<path d="M-9 -141q2.5 -4 5 0M4 -141q2.5 -4 5 0" stroke="#3a2620" stroke-width="2" fill="none" stroke-linecap="round"/>`,
    `<path d="M-6 -133q6 8 12 0z" fill="#7a2f2f"/>`,
  ]
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt}) scale(${size.toFixed(3)})">${parts.join('')}</g>`
}
