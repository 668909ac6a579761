import { atLightness, lightness, mix } from '../colour.ts'
import { band, down, glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { snowfall } from '../fall.ts'
import { forest, waving } from '../ground.ts'
import { shopDoor, shopWindow } from '../shop-window.ts'
import { clouds, sky } from '../sky.ts'
import { ridge } from '../terrain.ts'

/** The six colours of the palette, by their use. */
const used = ({ tone }: Frame) => ({ high: tone(0), low: tone(0.2), wall: tone(0.4), sign: tone(0.6), accent: tone(0.8), dark: tone(1) })

type Colours = ReturnType<typeof used>

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`

const lines = (from: number, to: number, step: number, path: (at: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step)) }, (_, at) => path(from + (at + 1) * step)).join('')

/** An upper window, lit or not. */
function pane(frame: Frame, x: number, top: number, width: number, height: number, trim: string): string {
  const glass = frame.random() < 0.45 ? '#ffd795' : '#5d7486'
  return (
    rect(x - 1.3, top - 1.3, width + 2.6, height + 2.6, trim) +
    rect(x, top, width, height, glass) +
    `<path d="M${n(x + width / 2)} ${n(top)}v${n(height)}M${n(x)} ${n(top + height * 0.38)}h${n(width)}" stroke="${trim}" stroke-width=".9"/>` +
    `<path d="M${n(x)} ${n(top + height * 0.7)}L${n(x + width)} ${n(top + 1)}V${n(top)}H${n(x)}Z" fill="#fff" opacity=".14"/>` +
    rect(x - 2, top + height + 1.3, width + 4, 1.1, mix(trim, '#000000', 0.2))
  )
}

const shaded = (frame: Frame, colour: string): string =>
  frame.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.08)}"/><stop offset=".6" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#000000', 0.22)}"/></linearGradient>`,
  )

/** A wooden town house with a gable. */
function woodenHouse(frame: Frame, { wall, dark }: Colours, snowy: boolean): string {
  const trim = '#f4efe4'
  const roof = snowy ? '#f3f6fa' : mix(dark, '#5b4a44', 0.5)
  return [
    `<path d="M-92 0V-82L0 -120L92 -82V0Z" fill="${shaded(frame, wall)}"/>`,
    `<g stroke="${mix(wall, '#000000', 0.3)}" stroke-width=".45" opacity=".55"><path d="${lines(-118, -50, 3.1, (y) => {
      const half = y > -82 ? 92 : Math.max(0, ((y + 120) / 38) * 92)
      return `M${n(-half)} ${n(y)}H${n(half)}`
    })}"/></g>`,
    `<path d="M-101 -77L0 -119L101 -77" fill="none" stroke="${roof}" stroke-width="6.5" stroke-linejoin="miter"/>`,
    `<path d="M-99 -73.6L0 -114.6L99 -73.6" fill="none" stroke="${trim}" stroke-width="1.4"/>`,
    rect(-92, -82, 3, 82, trim) + rect(89, -82, 3, 82, trim),
    [-62, -9, 44].map((x) => pane(frame, x, -79, 18, 22, trim)).join(''),
    pane(frame, -7, -104, 14, 13, trim),
  ].join('')
}

/** A house in a street of brick, with neighbours. */
function brickHouse(frame: Frame, { wall, dark }: Colours): string {
  const stone = '#e6dccb'
  const rows = lines(-112, -50, 2.6, (y) => `M-96 ${n(y)}H96`)
  const joints = lines(-112, -50, 2.6, (y) => lines(-96 + (Math.round(y * 10) % 2) * 3, 96, 6.4, (x) => `M${n(x)} ${n(y)}v-2.6`))
  return [
    rect(-170, -104, 74, 104, mix(wall, '#b9a58b', 0.55)) + rect(96, -96, 80, 96, mix(wall, '#8d98a3', 0.6)),
    [-156, -130].map((x) => pane(frame, x, -84, 13, 20, stone) + pane(frame, x, -46, 13, 20, stone)).join(''),
    [112, 140].map((x) => pane(frame, x, -80, 13, 20, stone) + pane(frame, x, -44, 13, 20, stone)).join(''),
    rect(-96, -113, 192, 113, shaded(frame, wall)),
    `<g stroke="${mix(wall, '#000000', 0.35)}" stroke-width=".3" opacity=".45"><path d="${rows}${joints}"/></g>`,
    rect(-100, -117, 200, 5, stone) + rect(-98, -112, 196, 1.6, mix(stone, dark, 0.35)),
    [-80, -38, 20, 62].map((x) => rect(x - 3, -102, 24, 3.4, stone) + pane(frame, x, -98, 18, 30, stone)).join(''),
  ].join('')
}

/** A low building of wood and glass with a flat roof. */
function pavilion(frame: Frame, { wall, dark }: Colours, snowy: boolean): string {
  const larch = mix(wall, '#b98a5b', 0.5)
  return [
    rect(-104, -78, 208, 78, shaded(frame, larch)),
    `<g stroke="${mix(larch, '#000000', 0.4)}" stroke-width=".8" opacity=".5"><path d="${lines(-104, 104, 3.4, (x) => `M${n(x)} -78V-52`)}"/></g>`,
    rect(-112, -86, 224, 8, mix(dark, '#3c4147', 0.4)),
    rect(-112, -78, 224, 2.4, '#000000') + rect(-112, -87, 224, 1.6, snowy ? '#ffffff' : mix(dark, '#ffffff', 0.35)),
    snowy ? `<path d="M-113 -86Q-60 -93 0 -90T113 -86Z" fill="#f6f9fc"/>` : '',
  ].join('')
}

/** A lodge of logs below the mountains. */
function lodge(frame: Frame, { wall, dark }: Colours): string {
  const log = mix(wall, '#5c3b26', 0.55)
  return [
    rect(52, -116, 14, 44, mix(dark, '#77706a', 0.6)) + rect(50, -118, 18, 4, '#f3f6fa'),
    `<path d="M-94 0V-62L0 -104L94 -62V0Z" fill="${shaded(frame, log)}"/>`,
    `<g fill="none" stroke="${mix(log, '#000000', 0.5)}" stroke-width=".9" opacity=".7"><path d="${lines(-100, -48, 5, (y) => {
      const half = y > -62 ? 94 : Math.max(0, ((y + 104) / 42) * 94)
      return `M${n(-half)} ${n(y)}H${n(half)}`
    })}"/></g>`,
    `<path d="M-116 -54L0 -108L116 -54L112 -48L0 -97L-112 -48Z" fill="#f7fafd"/><path d="M-112 -48L0 -97L112 -48L110 -45L0 -92.6L-110 -45Z" fill="${mix(dark, '#4a3020', 0.6)}"/>`,
    pane(frame, -30, -82, 24, 22, '#f1e8d8') + pane(frame, 6, -82, 24, 22, '#f1e8d8'),
  ].join('')
}

/** The chain's logo mark for its sign, 10 units high. */
const marks: Readonly<Record<number, (colour: string) => string>> = {
  1: (colour) =>
    `<path d="M-5.6 -.6A5.6 5.6 0 0 1 5.6 -.6Z" fill="${colour}"/><path d="M-5.6 1L-1.6 5.2M-1.8 1L2 4.8M2 1L4.8 3.8" stroke="${colour}" stroke-width="1.5" stroke-linecap="round"/>`,
  2: (colour) =>
    `<path d="M-8 3Q0 2 8 -4" fill="none" stroke="${colour}" stroke-width=".9" stroke-linecap="round"/><path d="M-4 2.4Q-5 -2 -1 -4Q-.4 0 -4 2.4ZM1 .6Q0 -4 4.6 -5.4Q5 -1.6 1 .6ZM-1 1.8Q2 1.4 5 4.4Q1 6 -1 1.8Z" fill="${colour}"/>`,
  3: (colour) => `<path d="M-8 5L0 -6L8 5H3.4L0 -.4L-3.4 5Z" fill="${colour}"/>`,
  4: (colour) =>
    `<circle cx="-3" cy="0" r="4.2" fill="none" stroke="${colour}" stroke-width="1.9"/><circle cx="3" cy="0" r="4.2" fill="none" stroke="${colour}" stroke-width="1.9"/>`,
}

function shopFloor(frame: Frame, { sign, accent, wall, dark }: Colours, chainId: number, awning: boolean): string {
  const frameColour = mix(sign, '#000000', 0.25)
  const goods = [accent, sign, mix(wall, '#ffffff', 0.2), '#c8452f', '#2f6f8f', '#e0b23c', '#4c6b45']
  const letter = lightness(sign) > 0.62 ? dark : '#fffaf0'
  const stripes = lines(-94, 94, 11.75, (x) => `M${n(x - 11.75)} -40h5.9l-1.4 9q-1.6 2.2 -3 0Z`)
  return [
    rect(-94, -54, 188, 54, mix(sign, '#000000', 0.12)),
    rect(-94, -5, 188, 5, mix(dark, '#6d6a66', 0.35)),
    shopWindow(frame, { left: -88, right: -20, top: -37, bottom: -7 }, goods, frameColour),
    shopWindow(frame, { left: 24, right: 88, top: -37, bottom: -7 }, goods, frameColour),
    shopDoor(frame, -12, 16, -38, frameColour),
    rect(-97, -55, 194, 14, sign) + rect(-97, -42.4, 194, 1.4, mix(sign, '#000000', 0.35)),
    rect(-97, -55, 194, 1, mix(sign, '#ffffff', 0.3)),
    `<g transform="translate(2 -48)">${marks[chainId]?.(letter) ?? ''}</g>`,
    `<path d="M-70 -48H-16M20 -48H74" stroke="${letter}" stroke-width=".7" opacity=".5"/>`,
    awning ? `<path d="M-94 -40H94L91 -31H-91Z" fill="${mix(accent, '#ffffff', 0.75)}"/><path d="${stripes}" fill="${accent}"/>` : '',
    [-60, 2, 60]
      .map((x) =>
        glow(frame, x, -44, 26, 12, [
          [0, '#fff3cf', 0.35],
          [1, '#fff3cf', 0],
        ]),
      )
      .join(''),
  ].join('')
}

/** A bench and shrubs in tubs on the pavement. */
const pavement = ({ accent, dark }: Colours, snowy: boolean): string => {
  const tub = (x: number): string =>
    `<path d="M${x - 6} -9H${x + 6}L${x + 4.6} 1H${x - 4.6}Z" fill="${mix(dark, '#8a8178', 0.45)}"/><path d="M${x} -26L${x + 7} -9H${x - 7}ZM${x} -19L${x + 8} -6H${x - 8}Z" fill="${mix('#2f5a3c', dark, 0.2)}"/>${snowy ? `<path d="M${x} -26L${x + 3} -18.6Q${x} -17 ${x - 3} -18.6Z" fill="#f7fafd"/>` : ''}`
  const bench = `<path d="M-74 -3H-44V-1H-74ZM-74 -8H-44V-6.4H-74Z" fill="${mix(accent, dark, 0.25)}"/><path d="M-72 4V-8M-46 4V-8" stroke="${mix(dark, '#000000', 0.2)}" stroke-width="1"/>`
  return tub(-18) + tub(21) + bench
}

/** A shop seen from its street. `seed` is the chain's id times 1000 plus a number whose last two bits choose the building. */
export const shopfront = (frame: Frame): string => {
  const { width, height, seed, unit } = frame
  const colours = used(frame)
  const house = seed % 4
  const snowy = house === 3 || (seed >> 2) % 3 === 0
  const scale = Math.min((width * 0.9) / 200, (height * 0.8) / 122)
  const ground = Math.min(height * 0.86, height / 2 + 122 * scale * 0.52)
  const paving = snowy ? '#e9eef4' : mix(colours.dark, '#9a948c', 0.55)
  const far = mix(colours.low, mix(colours.high, '#44606a', 0.5), 0.55)
  const drawn = [
    [woodenHouse(frame, colours, snowy), brickHouse(frame, colours), pavilion(frame, colours, snowy), lodge(frame, colours)][house] ?? '',
    shopFloor(frame, colours, Math.floor(seed / 1000), house !== 3 && (seed >> 1) % 2 === 0),
    pavement(colours, snowy),
  ]
  return [
    sky(frame, ground, [colours.high, mix(colours.high, colours.low, 0.55), mix(colours.low, '#ffe3c2', 0.35)]),
    clouds(frame, { seed, top: 0, height: height * 0.6, colour: '#ffffff', cover: 0.45, opacity: 0.6, stretch: 5 }),
    house === 1
      ? ''
      : ridge(frame, {
          seed: seed + 3,
          foot: ground - unit * 3,
          rise: Math.min(height, width) * (house === 3 ? 0.62 : 0.36),
          detail: 2,
          sharp: house === 3 ? 0.8 : 0.35,
          ramp: snowy ? [far, mix(far, '#dfe8f2', 0.5), '#f4f8fc'] : [mix(far, '#2c4a3c', 0.4), far, mix(far, '#ffffff', 0.3)],
          ...(snowy && { snowline: 0.4 }),
          haze: [colours.low, 0.65, 0.2],
        }) + forest(frame, waving(frame, (ground - unit) / height, 0.012), unit * 11, mix('#274434', colours.low, snowy ? 0.3 : 0.16), 7),
    band(
      frame,
      ground - unit * 0.4,
      height,
      down(frame, ground, height, [
        [0, paving],
        [1, atLightness(mix(paving, colours.high, 0.3), lightness(paving) * 0.72)],
      ]),
    ),
    `<g transform="translate(${n(width / 2)} ${n(ground)}) scale(${scale.toFixed(3)})">${drawn.join('')}</g>`,
    glow(frame, width / 2, ground + unit * 3, 96 * scale, unit * 5, [
      [0, '#ffd48a', 0.5],
      [1, '#ffd48a', 0],
    ]),
    snowy ? snowfall(frame, 0.22) : '',
  ].join('')
}
