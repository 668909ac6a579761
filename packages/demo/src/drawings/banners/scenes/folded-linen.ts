import { atLightness, mix } from '../colour.ts'
import { band, blur, down, glow, groundOf, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { clouds } from '../sky.ts'
import { flax } from './folded-linen-flax.ts'
import { pile, placket, shirtFront, standAt } from './folded-linen-pile.ts'
import type { Garment, Stand } from './folded-linen-pile.ts'
import { drawstring, hangingSleeve } from './folded-linen-sleeve.ts'

const ink = '#38424a'
const willow = '#8f997b'
const natural = '#c2b08d'
const chalk = '#ece5d6'

/** Folded linen on a shelf by a plastered wall, a wool jumper beneath it and a sheaf of flax beside it. */
export const foldedLinen = (frame: Frame): string => {
  const { width, height, focus, tone, seed } = frame
  const scale = Math.min(height / 66, width / 88)
  const front = groundOf(frame, { portrait: 0.64, wide: 0.79 })
  // The sheaf to the right of the pile stays inside.
  const stand = standAt(Math.min(focus - scale * 5, width - scale * 37), front - scale * 2.6, scale)
  const wall = atLightness(mix(tone(0.14), '#ece5d8', 0.5), 0.865, 0.85)
  const dyed = (colour: string): string => mix(colour, tone(0.4), 0.12)
  const middle = [dyed(natural), dyed(ink), dyed(willow)]
  // The seed chooses the order within the pile; the jumper stays below and the pale shirt on top.
  const linens = middle.map((_, index) => middle[(index + seed + 1) % middle.length] ?? natural)
  const top = { colour: dyed(chalk), thick: 3.8, half: 18.4 }
  const garments: readonly Garment[] = [
    { colour: mix(atLightness(tone(0.7), 0.66, 0.7), '#9d8f7d', 0.5), thick: 7.6, half: 20.2, wool: true },
    ...linens.map((colour, index) => ({ colour, thick: [3.6, 4.3, 3.7][index] ?? 4, half: [19.2, 18.4, 19.4][index] ?? 19 })),
    { colour: mix(dyed(natural), '#f6efdf', 0.5), thick: 3.4, half: 17.8 },
    top,
  ]
  const layers = pile(frame, stand, garments)
  const tall = layers.at(-1)?.tall ?? 0
  const things: Readonly<Record<number, (reached: number) => string>> = {
    3: (reached) => hangingSleeve(frame, stand, reached, 2.6, 13.4, garments[3]?.colour ?? willow),
    4: (reached) => drawstring(frame, stand, reached - 0.4, chalk),
  }
  return [
    plaster(frame, wall),
    shelf(frame, stand.x - scale * 40, front, scale, atLightness(mix(tone(0.5), '#b98f5f', 0.6), 0.7, 0.9)),
    shadows(frame, stand, tall),
    flax(frame, stand.x + scale * 27, stand.y - scale * 4.4, scale, '#c8a768'),
    shirtFront(frame, stand, tall, top.half, 7.6, top.colour),
    ...layers.map((layer, index) => layer.drawn + (things[index]?.(layer.tall) ?? '')),
    placket(stand, tall, top.colour),
    glow(frame, width * 0.2, 0, width * 0.6, height * 0.9, [
      [0, '#fff6e2', 0.4],
      [1, '#fff6e2', 0],
    ]),
  ].join('')
}

/** A lime-washed wall with the slanted light of a window outside the picture. */
const plaster = (frame: Frame, wall: string): string => {
  const { height, unit, seed, focus } = frame
  const pane = (x: number, wide: number): string =>
    `M${n(x)} ${n(-unit)}h${n(wide)}L${n(x + wide + height * 0.42)} ${n(height)}h${n(-wide)}Z`
  const left = focus - unit * 52
  return [
    band(
      frame,
      0,
      height,
      down(frame, 0, height, [
        [0, mix(wall, '#ffffff', 0.2)],
        [1, mix(wall, '#5a4a38', 0.12)],
      ]),
    ),
    clouds(frame, {
      seed,
      top: -height * 0.3,
      height: height * 1.6,
      colour: mix(wall, '#6a5640', 0.4),
      cover: 0.5,
      opacity: 0.16,
      stretch: 1.3,
    }),
    `<path d="${pane(left, unit * 17)}${pane(left + unit * 19.4, unit * 17)}" fill="#fffaf0" opacity=".5" filter="${blur(frame, unit * 1.4)}"/>`,
  ].join('')
}

/** A board from `left` out of the picture, seen a little from above. */
const shelf = (frame: Frame, left: number, front: number, scale: number, wood: string): string => {
  const { width, random } = frame
  const [back, low] = [front - scale * 11, front + scale * 3]
  const over = width + scale
  const board = `M${n(left + scale * 3.4)} ${n(back)}H${n(over)}V${n(front)}H${n(left)}Z`
  const face = `M${n(left)} ${n(front)}H${n(over)}V${n(low)}H${n(left + scale * 0.3)}Z`
  const veins = Array.from({ length: 54 }, () => {
    const [x, y, long] = [left + scale * 4 + random() * (width - left), back + (front - back) * random(), scale * (6 + random() * 22)]
    return `M${n(x)} ${n(y)}q${n(long / 2)} ${n((random() - 0.5) * scale * 0.5)} ${n(long)} ${n((random() - 0.5) * scale * 0.3)}`
  })
  const edge = Array.from({ length: 16 }, () => {
    const [x, y] = [left + scale * 2 + random() * (width - left), front + scale * (0.5 + random() * 2.1)]
    return `M${n(x)} ${n(y)}h${n(scale * (5 + random() * 14))}`
  })
  return [
    glow(frame, left + scale * 66, low, scale * 66, scale * 10, [
      [0, '#2a2118', 0.5],
      [0.4, '#2a2118', 0.36],
      [1, '#2a2118', 0],
    ]),
    `<path d="${board}" fill="${down(frame, back, front, [
      [0, mix(wood, '#3a2614', 0.16)],
      [0.3, mix(wood, '#ffffff', 0.08)],
      [1, mix(wood, '#ffffff', 0.24)],
    ])}"/>`,
    `<path d="M${n(left + scale * 3.4)} ${n(back)}H${n(over)}" stroke="#2a1a0c" stroke-width="${n(scale * 0.5)}" opacity=".35" filter="${blur(frame, scale * 0.4, 'picture')}"/>`,
    `<path d="${veins.join('')}" fill="none" stroke="${mix(wood, '#3a2210', 0.6)}" stroke-width="${n(scale * 0.12)}" opacity=".3"/>`,
    `<path d="${face}" fill="${down(frame, front, low, [
      [0, mix(wood, '#ffffff', 0.1)],
      [0.12, mix(wood, '#3a2210', 0.1)],
      [1, mix(wood, '#3a2210', 0.4)],
    ])}"/><path d="${edge.join('')}" stroke="${mix(wood, '#3a2210', 0.7)}" stroke-width="${n(scale * 0.1)}" opacity=".36"/>`,
    `<path d="M${n(left)} ${n(front)}H${n(over)}" stroke="#fff4dc" stroke-width="${n(scale * 0.18)}" opacity=".6"/>`,
  ].join('')
}

/** The shadows of the pile on the wall and on the shelf. */
const shadows = (frame: Frame, { at, x, y, scale }: Stand, tall: number): string =>
  [
    `<path d="M${at(-8, -8)}L${at(-6, -tall - 8)}Q${at(8, -tall - 12)} ${at(26, -tall - 6)}L${at(27, -8)}Z" fill="#2a2118" opacity=".24" filter="${blur(frame, scale * 2.6)}"/>`,
    glow(frame, x + scale * 3, y - scale * 0.4, scale * 25, scale * 3.4, [
      [0, '#1c120a', 0.7],
      [0.7, '#1c120a', 0.42],
      [1, '#1c120a', 0],
    ]),
  ].join('')
