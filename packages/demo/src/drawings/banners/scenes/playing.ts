import { atLightness, mix } from '../colour.ts'
import { band, down, fading, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { earth, forest, waving } from '../ground.ts'
import { rainfall } from '../fall.ts'
import { clouds, sky, sun } from '../sky.ts'
import { flyer, handOf } from '../flyer.ts'

const green = ({ tone }: Frame, share: number): string =>
  mix(atLightness(mix(tone(0.6), '#7fb069', 0.62), 0.74, 1.05), atLightness(tone(0.75), 0.55), share)

/** Bright colours that suit the palette. */
const bright = ({ tone }: Frame): readonly string[] =>
  ['#e4572e', '#f2b632', '#2f7fb8', '#d8466f', '#4f9d69'].map((one) => mix(one, tone(0.5), 0.14))

const hills = (frame: Frame): string => {
  const { height, unit, tone } = frame
  return [
    `<path d="${earth(frame, waving(frame, 0.7, 0.06))}" fill="${fading(frame, height * 0.6, green(frame, 0.5), green(frame, 0.25))}"/>`,
    forest(frame, waving(frame, 0.76, 0.05), unit * 5, mix(green(frame, 0.7), tone(0.8), 0.35), 4),
    `<path d="${earth(frame, waving(frame, 0.78, 0.045))}" fill="${fading(frame, height * 0.72, green(frame, 0.25), green(frame, 0.02))}"/>`,
    `<path d="${earth(frame, waving(frame, 0.88, 0.02))}" fill="${fading(frame, height * 0.84, green(frame, 0.05), green(frame, 0.45))}"/>`,
  ].join('')
}

const bluesky = (frame: Frame): string => {
  const { width, height, unit, tone, seed } = frame
  const air = mix(tone(0.08), '#ffffff', 0.35)
  return [
    sky(frame, height * 0.8, [mix(tone(0.25), '#7fc1e8', 0.45), mix(tone(0.1), air, 0.5), mix(air, '#fff3dc', 0.6)]),
    sun(frame, width * 0.94, height * 0.14, unit * 3, '#fff0c0', 0.8),
    clouds(frame, { seed, top: -height * 0.08, height: height * 0.62, colour: '#ffffff', cover: 0.56, opacity: 0.85, stretch: 3 }),
  ].join('')
}

/** Three children fly kites in a fresh wind over green hills. */
export const kites = (frame: Frame): string => {
  const { width, height, unit, focus } = frame
  const colours = bright(frame)
  const size = Math.min(unit * 0.2, height * 0.0022, width * 0.0013)
  const flown = [
    [-0.24, 0.24, 0.7, 8],
    [-0.02, 0.24, 0.95, 16],
    [0.2, 0.2, 0.75, 30],
  ] as const
  const tall = Math.min(height * 0.3, unit * 26)
  const [a = '', b = '', c = '', d = '', e = ''] = colours
  const children = [
    { x: focus - unit * 26, y: height * 0.93, tall, coat: d, hat: b, boots: c },
    { x: focus - unit * 4, y: height * 0.955, tall: tall * 0.8, coat: b, hat: c, boots: d },
    { x: focus + unit * 14, y: height * 0.9, tall: tall * 0.72, coat: c, hat: a, boots: e },
  ] as const
  const flying = flown.map(([offset, level, scale, tilt], index) => {
    const [x, y] = [focus + offset * width * (width > height ? 0.9 : 1.3), height * level]
    const [handX, handY] = handOf(children[index] ?? children[0])
    const string = `<path d="M${n(x)} ${n(y + 40 * size * scale)}Q${n((x * 2 + handX) / 3)} ${n((y + handY * 2) / 3)} ${n(handX)} ${n(handY)}" fill="none" stroke="#ffffff" stroke-width="${n(unit * 0.14)}" opacity="0.85"/>`
    const drawn = kite(x, y, size * scale, tilt, [colours[index % 5] ?? '', colours[(index + 2) % 5] ?? '', colours[(index + 1) % 5] ?? ''])
    return { string, drawn }
  })
  return [
    bluesky(frame),
    hills(frame),
    ...flying.map(({ string }) => string),
    ...flying.map(({ drawn }) => drawn),
    ...children.map(flyer),
  ].join('')
}

/** A kite about 120 wide and 180 high, with bows on its tail. */
const kite = (x: number, y: number, size: number, tilt: number, [one, two, three]: readonly [string, string, string]): string => {
  const bow = (at: number, shift: number, fill: string): string =>
    `<path d="M${shift} ${at}l-15 -9v18zM${shift} ${at}l15 -9v18z" fill="${fill}"/>`
  return [
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${tilt}) scale(${size.toFixed(3)})">`,
    `<path d="M0 110C-26 150 30 180 4 222S-16 280 10 310" fill="none" stroke="#ffffff" stroke-width="3"/>`,
    bow(150, -6, two),
    bow(196, 10, three),
    bow(244, -4, two),
    bow(304, 8, three),
    `<path d="M0 -80L62 -6L0 110Z" fill="${one}"/><path d="M0 -80L-62 -6L0 110Z" fill="${mix(one, '#ffffff', 0.24)}"/>`,
    `<path d="M0 -80L62 -6L0 -6Z" fill="${two}"/><path d="M-62 -6L0 -6V110Z" fill="${mix(three, '#ffffff', 0.12)}"/>`,
    `<path d="M-62 -6H62M0 -80V110" stroke="#4a2c2a" stroke-width="2.4" opacity="0.45"/>`,
    '</g>',
  ].join('')
}

/** Children's clothes on a line in the sun. */
export const clothesLine = (frame: Frame): string => {
  const { width, height, unit, focus } = frame
  const colours = bright(frame)
  const size = Math.min(unit * 0.17, height * 0.0019)
  const [level, sag] = [height * 0.3, height * 0.07]
  const lineAt = (x: number): number => level + sag * (1 - ((x - focus) / (width * 0.5)) ** 2)
  const rope = `M${n(-unit)} ${n(lineAt(-unit))}Q${n(focus)} ${n(level + sag * 2)} ${n(width + unit)} ${n(lineAt(width + unit))}`
  const step = size * 150
  const hung = [coat, mitten, trousers, sock, coat, mitten, trousers, sock, coat, mitten, trousers]
  return [
    bluesky(frame),
    hills(frame),
    `<path d="${rope}" fill="none" stroke="#7a5a44" stroke-width="${n(unit * 0.28)}"/>`,
    ...hung.map((draw, index) => {
      const x = focus + (index - 5) * step
      const hanging = (index * 37) % 11
      return `<g transform="translate(${n(x)} ${n(lineAt(x) + unit * 0.3)}) rotate(${hanging - 8}) scale(${size.toFixed(3)})">${draw(colours[(index * 2) % 5] ?? '', colours[(index * 2 + 1) % 5] ?? '')}</g>`
    }),
  ].join('')
}

const peg = (x: number): string =>
  `<path d="M${x - 4} -10h8v26h-8z" fill="#c99b66"/><path d="M${x - 4} 0h8" stroke="#7a5a3c" stroke-width="2"/>`
type Hung = (colour: string, trim: string) => string

const coat: Hung = (colour, trim) =>
  [
    `<path d="M-34 4L-62 66L-44 76L-34 52V150Q0 160 34 150V52L44 76L62 66L34 4Q0 22 -34 4Z" fill="${colour}"/>`,
    `<path d="M-34 52V150Q-22 153 -10 154V14Q-24 11 -34 4L-40 18Z" fill="${mix(colour, '#1a1630', 0.16)}"/>`,
    `<path d="M0 14V156" stroke="${mix(colour, '#1a1630', 0.4)}" stroke-width="3"/><path d="M-26 100h18v22h-18zM8 100h18v22H8z" fill="${trim}" opacity="0.9"/>`,
    `<path d="M-34 138Q0 148 34 138V150Q0 160 -34 150Z" fill="${trim}" opacity="0.85"/>`,
    peg(-30) + peg(30),
  ].join('')
const trousers: Hung = (colour, trim) =>
  [
    `<path d="M-34 2H34L40 150H8L0 60L-8 150H-40Z" fill="${colour}"/><path d="M-34 2H-14L-18 150H-40Z" fill="${mix(colour, '#1a1630', 0.16)}"/>`,
    `<path d="M-34 2H34V16H-34Z" fill="${mix(colour, '#1a1630', 0.28)}"/><path d="M-32 88h20v20h-20zM14 88h20v20H14z" fill="${trim}"/>`,
    peg(-26) + peg(26),
  ].join('')
const mitten: Hung = (colour, trim) =>
  [
    `<path d="M-18 0H18V40Q40 30 40 50Q38 62 20 70Q22 100 0 102Q-22 100 -20 66Z" fill="${colour}"/>`,
    `<path d="M-20 0H20V24H-20Z" fill="${trim}"/><path d="M-16 50l10 10l10 -10l10 10" fill="none" stroke="#ffffff" stroke-width="5" opacity="0.85"/>`,
    peg(0),
  ].join('')
const sock: Hung = (colour, trim) =>
  [
    `<path d="M-16 0H16V62Q16 76 34 82Q52 90 44 104Q36 112 8 104Q-16 98 -16 70Z" fill="${colour}"/>`,
    `<path d="M-16 0H16V16H-16ZM-16 32H16V42H-16Z" fill="${trim}"/><path d="M34 82Q52 90 44 104Q38 110 28 108Q24 92 34 82Z" fill="${trim}"/>`,
    peg(0),
  ].join('')

/** A row of small rubber boots on a porch while it rains. */
export const bootRow = (frame: Frame): string => {
  const { width, height, unit, tone, focus } = frame
  const colours = bright(frame)
  const floor = height * 0.74
  const air = mix(tone(0.2), '#c8d8e2', 0.5)
  const size = Math.min(unit * 0.22, height * 0.0028, width * 0.0019)
  const wood = mix('#b88a5e', tone(0.6), 0.25)
  const step = size * 118
  const boards = Array.from({ length: 9 }, (_, index) => {
    const y = floor + (index / 9) ** 1.6 * (height - floor)
    return `<path d="M0 ${n(y)}H${width}" stroke="${mix(wood, '#2a1a10', 0.5)}" stroke-width="${n(unit * (0.1 + index * 0.03))}" opacity="0.55"/>`
  })
  return [
    sky(frame, floor, [mix(air, tone(0.5), 0.3), air, mix(air, '#ffffff', 0.4)]),
    forest(frame, waving(frame, 0.56, 0.05), unit * 9, mix(green(frame, 0.75), air, 0.5), 6),
    `<path d="${earth(frame, waving(frame, 0.6, 0.03))}" fill="${mix(green(frame, 0.3), air, 0.25)}"/>`,
    rainfall(frame, '#ffffff'),
    band(
      frame,
      floor,
      height - floor,
      down(frame, floor, height, [
        [0, mix(wood, '#ffffff', 0.22)],
        [1, mix(wood, '#2a1a10', 0.35)],
      ]),
    ),
    ...boards,
    ...Array.from({ length: 9 }, (_, index) => {
      const x = focus + (index - 4.4 + (index % 2 === 0 ? 0.1 : -0.12)) * step
      return boot(
        x,
        floor + unit * (4.6 + (index % 2) * 0.7),
        size * (index % 4 < 2 ? 1 : 0.84),
        colours[Math.floor(index / 2) % 5] ?? '',
        tone(1),
      )
    }),
  ].join('')
}

/** A rubber boot about 100 wide, its sole at 0. */
const boot = (x: number, y: number, size: number, colour: string, dark: string): string =>
  [
    `<g transform="translate(${n(x)} ${n(y)}) scale(${size.toFixed(3)})">`,
    `<ellipse cx="8" cy="2" rx="62" ry="9" fill="${dark}" opacity="0.35"/>`,
    `<path d="M-38 -142H16Q18 -96 18 -70Q22 -54 44 -46Q64 -38 62 -10H-36Q-34 -84 -38 -142Z" fill="${colour}"/>`,
    `<path d="M-38 -142H-18Q-14 -80 -20 -10H-36Q-34 -84 -38 -142Z" fill="${mix(colour, '#1a1630', 0.2)}"/>`,
    `<path d="M4 -136Q8 -92 8 -66Q12 -50 34 -40" fill="none" stroke="#ffffff" stroke-width="7" opacity="0.45" stroke-linecap="round"/>`,
    `<path d="M-41 -150H19V-134H-41Z" fill="${mix(colour, '#ffffff', 0.34)}"/>`,
    `<path d="M-40 -14H64V0Q14 6 -40 0Z" fill="${mix('#f3e9d8', colour, 0.18)}"/>`,
    '</g>',
  ].join('')
