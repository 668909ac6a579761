import { atLightness, mix } from '../colour.ts'
import { across, band, down, fading, glow, groundOf, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { boots, box, folded, hat, lightOn, mittens, overall, rainJacket, rainTrousers, rucksack, sweater } from './cloakroom-things.ts'
import type { Thing } from './cloakroom-things.ts'

/** The contents of one cubby. Heights are measured upwards from the floor; a cubby is 236 units wide. */
interface Cubby {
  readonly shelf: Thing
  /** Each with its offset from the cubby's middle, and its scale. */
  readonly hung: readonly (readonly [thing: Thing, beside: number, scale: number])[]
}

const firstCubby: Cubby = {
  shelf: hat,
  hung: [
    [rainTrousers, 62, 1.02],
    [rainJacket, -32, 1.18],
  ],
}

const cubbies: readonly Cubby[] = [
  firstCubby,
  {
    shelf: box,
    hung: [
      [mittens, 66, 0.76],
      [rucksack, -38, 1.14],
    ],
  },
  { shelf: folded, hung: [[overall, 0, 1.14]] },
  {
    shelf: hat,
    hung: [
      [mittens, 72, 0.72],
      [sweater, -30, 1.12],
    ],
  },
]

const wide = 236
const [seat, rail, shelf] = [118, 402, 440]

/** Picture signs instead of names, for children who cannot read, about 20 wide. */
const signs = [
  'M0 -11l3.2 7l7.6 .8l-5.7 5l1.7 7.4l-6.8 -3.9l-6.8 3.9l1.7 -7.4l-5.7 -5l7.6 -.8z',
  'M0 10C-14 0 -11 -10 -5 -10Q-1 -10 0 -6Q1 -10 5 -10C11 -10 14 0 0 10Z',
  'M-11 3H11Q8 10 0 10T-11 3ZM-1 1V-11L9 1Z',
  'M-2 -10A10 10 0 1 0 9 5A9 9 0 0 1 -2 -10Z',
  'M-8 8C-10 -6 2 -11 10 -10C11 0 4 10 -8 8Z',
] as const

/** The cloakroom of a kindergarten: a cubby for each child, with rainwear, wool, mittens, boots and dry clothes in it. */
export const cloakroom = (frame: Frame): string => {
  const { width, height, unit, tone, focus, seed } = frame
  const floor = groundOf(frame, { portrait: 0.84, wide: 0.9 })
  const size = Math.min(height / 660, width / 700)
  const wall = mix(atLightness(tone(0.3), 0.86, 0.9), '#ffffff', 0.12)
  const wood = mix('#dcb287', tone(0.1), 0.08)
  const light = lightOn(frame)
  const [a = '', b = '', c = '', d = '', e = ''] = ['#f2b632', '#2f7fb8', '#d8466f', '#4f9d69', '#e4672e'].map((one) =>
    mix(one, tone(0.6), 0.08),
  )
  const colours = [a, c, b, d, e]
  const step = wide * size
  const first = -Math.ceil(focus / step) - 1
  const count = Math.ceil((width - focus) / step) - first + 2
  const at = (x: number, y: number, scale: number, drawn: string): string =>
    `<g transform="translate(${n(x)} ${n(floor - y * size)}) scale(${(scale * size).toFixed(3)})">${drawn}</g>`
  const places = Array.from({ length: count }, (_, index) => ({ x: focus + (first + index) * step, of: first + index + seed + 400 }))
  const colourOf = (of: number): string => colours[of % colours.length] ?? a
  const plank = (y: number, thick: number): string =>
    band(
      frame,
      floor - y * size,
      thick * size,
      down(frame, floor - y * size, floor - (y - thick) * size, [
        [0, mix(wood, '#ffffff', 0.34)],
        [0.3, wood],
        [1, mix(wood, '#4a2f1c', 0.34)],
      ]),
    )
  const shadow = (y: number, tall: number, strength: number): string =>
    band(
      frame,
      floor - y * size,
      tall * size,
      down(frame, floor - y * size, floor - (y - tall) * size, [
        [0, '#1a1630', strength],
        [1, '#1a1630', 0],
      ]),
    )
  const boards = Array.from({ length: Math.ceil(width / (size * 42)) }, (_, index) => `M${n(index * size * 42)} 0V${n(floor)}`)
  return [
    band(frame, 0, floor, fading(frame, 0, mix(wall, '#ffffff', 0.2), mix(wall, tone(0.6), 0.14))),
    `<path d="${boards.join('')}" stroke="${mix(wall, tone(0.8), 0.4)}" stroke-width="${n(size * 1.6)}" opacity=".4"/>`,
    band(frame, floor - seat * size, seat * size, mix(wall, '#2a2440', 0.42)),
    plank(rail + 8, 26),
    shadow(rail - 18, 30, 0.16),
    shadow(shelf - 4, 22, 0.2),
    ...places.map(({ x, of }) => {
      const own = colourOf(of)
      const { shelf: stored, hung } = cubbies[of % cubbies.length] ?? firstCubby
      return [
        ...hung.map(([thing, beside, scale], order) => {
          const hook = x + beside * size
          const drawn = thing(order === hung.length - 1 ? own : colourOf(of + 2), colourOf(of + (order === hung.length - 1 ? 3 : 1)), light)
          return (
            glow(frame, hook + 10 * size, floor - (rail - 110 * scale) * size, 62 * scale * size, 120 * scale * size, [
              [0, '#1a1630', 0.22],
              [1, '#1a1630', 0],
            ]) +
            at(hook, rail - 4, scale, drawn) +
            at(
              hook,
              rail - 2,
              1,
              '<path d="M0 -10V6Q0 12 6 12" fill="none" stroke="#6b7280" stroke-width="5" stroke-linecap="round"/><circle cx="0" cy="-10" r="6" fill="#8b93a1"/>',
            )
          )
        }),
        at(x - 44 * size, shelf, 1, stored(colourOf(of + 1), colourOf(of + 4), light)),
        at(x + 52 * size, shelf, 0.92, (of % 2 ? folded : boxOrHat(of))(colourOf(of + 3), colourOf(of + 2), light)),
        at(x, 6, 1.02, boots(colourOf(of + 2), colourOf(of), light)),
      ].join('')
    }),
    plank(shelf, 15),
    ...places.map(({ x, of }) =>
      at(
        x,
        shelf - 8,
        1,
        `<rect x="-21" y="-17" width="42" height="34" rx="8" fill="#1a1630" opacity=".18"/><rect x="-22" y="-19" width="42" height="34" rx="8" fill="#fffdf6"/><path d="${signs[of % signs.length] ?? signs[0]}" transform="translate(-1 -2)" fill="${colourOf(of)}"/>`,
      ),
    ),
    plank(seat, 20),
    shadow(seat - 20, 40, 0.4),
    ...places.map(({ x }) => {
      const [left, thick] = [x - step / 2 - 7 * size, 14 * size]
      return `<rect x="${n(left)}" y="${n(floor - (shelf + 96) * size)}" width="${n(thick)}" height="${n((shelf + 96) * size)}" fill="${across(
        frame,
        left,
        left + thick,
        [
          [0, mix(wood, '#ffffff', 0.3)],
          [0.5, wood],
          [1, mix(wood, '#4a2f1c', 0.36)],
        ],
      )}"/>`
    }),
    plank(shelf + 110, 16),
    band(frame, floor, height - floor, fading(frame, floor, mix(tone(0.55), '#ffffff', 0.42), mix(tone(0.7), '#ffffff', 0.2))),
    shadow(0, 18, 0.3),
    glow(frame, width * 0.34, height * 0.2, width * 0.5, height * 0.7, [
      [0, '#fff6dc', 0.2],
      [1, '#fff6dc', 0],
    ]),
    glow(frame, focus, floor + unit * 3, unit * 40, unit * 3, [
      [0, '#ffffff', 0.3],
      [1, '#ffffff', 0],
    ]),
  ].join('')
}

const boxOrHat = (of: number): Thing => (of % 4 ? box : hat)
