import { mix } from './colour.ts'
import { glow, n } from './frame.ts'
import type { Frame } from './frame.ts'

/** A colour that turns darker away from the light, from the left to the right of a shape. */
const rounded = (frame: Frame, colour: string): string =>
  frame.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.14)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#000000', 0.34)}"/></linearGradient>`,
  )

const placed = (x: number, y: number, scale: number, drawn: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${drawn}</g>`

/** A jacket on a stand, 14 units wide and 26 high; its base is at (0, 0). */
const jacket = (frame: Frame, colour: string): string => {
  const seam = mix(colour, '#000000', 0.45)
  return [
    `<path d="M-4 0H4M0 0V-8" stroke="#3a332c" stroke-width=".9" stroke-linecap="round"/>`,
    `<path d="M-2.4 -25.4Q0 -27 2.4 -25.4L6 -23.2Q7.6 -22 8 -18L8.6 -11Q8.4 -9.8 7 -10L5.8 -10.4L5.6 -7Q0 -6 -5.6 -7L-5.8 -10.4L-7 -10Q-8.4 -9.8 -8.6 -11L-8 -18Q-7.6 -22 -6 -23.2Z" fill="${rounded(frame, colour)}"/>`,
    `<path d="M0 -25V-6.6M-5.8 -10.6L-5 -18M5.8 -10.6L5 -18M-6.4 -20.6Q0 -18.4 6.4 -20.6" fill="none" stroke="${seam}" stroke-width=".45" opacity=".8"/>`,
  ].join('')
}

/** A rucksack, 9 units wide and 14 high; its base is at (0, 0). */
const rucksack = (frame: Frame, colour: string): string =>
  `<path d="M-4 0Q-5 0 -5 -2V-9Q-5 -13.6 0 -13.6T5 -9V-2Q5 0 4 0Z" fill="${rounded(frame, colour)}"/>` +
  `<path d="M-3.4 -1V-5Q0 -6.4 3.4 -5V-1ZM-4.9 -9Q0 -6.6 4.9 -9" fill="none" stroke="${mix(colour, '#000000', 0.45)}" stroke-width=".5"/>`

/** A pair of boots, 9 units wide. */
const boots = (frame: Frame, colour: string): string =>
  [0, 5]
    .map(
      (x) =>
        `<path d="M${x - 4} 0V-.9L${x - 3.6} -6H${x - 0.8}L${x - 0.6} -3Q${x + 2} -2.6 ${x + 2.2} -.9V0Z" fill="${rounded(frame, colour)}"/>`,
    )
    .join('')

/** A pair of skis, 27 units high. */
const skis = (colour: string): string =>
  `<path d="M-2 0L-.6 -26Q-.2 -27.4 .4 -26.2L0 0ZM1.4 0L3 -25.4Q3.6 -26.8 4 -25.4L3.2 0Z" fill="${colour}"/><path d="M-1.6 -11H.2M1.9 -11H3.6" stroke="#20242b" stroke-width="1.4"/>`

/** A knitted sweater on a stand, with a band of pattern. */
const sweater = (frame: Frame, colour: string): string => {
  const light = mix(colour, '#ffffff', 0.62)
  return [
    `<path d="M-4 0H4M0 0V-8" stroke="#3a332c" stroke-width=".9" stroke-linecap="round"/>`,
    `<path d="M-2.2 -25.4Q0 -24 2.2 -25.4L5.6 -23.8Q7.2 -22.6 7.8 -18.6L9 -10.4Q8 -9.4 6.6 -9.8L5.2 -16.4L5.2 -8Q0 -7.2 -5.2 -8L-5.2 -16.4L-6.6 -9.8Q-8 -9.4 -9 -10.4L-7.8 -18.6Q-7.2 -22.6 -5.6 -23.8Z" fill="${rounded(frame, colour)}"/>`,
    `<path d="M-5.6 -20.6Q0 -17.4 5.6 -20.6" fill="none" stroke="${light}" stroke-width="1.5" stroke-dasharray="1.1 .7"/>`,
    `<path d="M-5.2 -9.8Q0 -9 5.2 -9.8M-7 -22Q0 -18.8 7 -22" fill="none" stroke="${light}" stroke-width=".5"/>`,
  ].join('')
}

/** A small tent, 18 units wide. */
const tent = (frame: Frame, colour: string): string =>
  `<path d="M-9 0Q-6.4 -12.6 0 -13Q6.4 -12.6 9 0Z" fill="${rounded(frame, colour)}"/>` +
  `<path d="M-3.4 0Q-2.4 -8.6 0 -9.2Q2.4 -8.6 3.4 0Z" fill="${mix(colour, '#000000', 0.5)}"/>` +
  `<path d="M0 -13Q-5.6 -9 -6.6 0M0 -13Q5.6 -9 6.6 0" fill="none" stroke="${mix(colour, '#ffffff', 0.45)}" stroke-width=".5"/>`

/** Two knitted hats side by side. */
const hats = (colour: string, other: string): string =>
  [colour, other]
    .map((own, at) => {
      const x = at * 6.4 - 3.2
      return `<path d="M${x - 2.6} -1.4Q${x - 2.4} -5.6 ${x} -5.6T${x + 2.6} -1.4Z" fill="${own}"/><path d="M${x - 2.9} 0V-1.6H${x + 2.9}V0Z" fill="${mix(own, '#ffffff', 0.3)}"/><circle cx="${x}" cy="-6.2" r="1.1" fill="${mix(own, '#ffffff', 0.45)}"/>`
    })
    .join('')

export type Goods = 'jacket' | 'sweater' | 'pack' | 'skis' | 'tent' | 'hats'

export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Stock {
  /** What stands in the window, from left to right and from the start again. */
  readonly shown: readonly Goods[]
  readonly colours: readonly string[]
  readonly trim: string
}

/** A lit shop window with goods in it. */
export function shopWindow(frame: Frame, { left, right, top, bottom }: Box, { shown, colours, trim }: Stock): string {
  const { random } = frame
  const inside = frame.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe7b8"/><stop offset=".6" stop-color="#f6cf93"/><stop offset="1" stop-color="#c98f57"/></linearGradient>`,
  )
  const wide = right - left
  const color = (at: number): string => colours[at % colours.length] ?? trim
  const first = Math.floor(random() * colours.length)
  const spots = Math.max(2, Math.floor(wide / 17))
  const draw: Readonly<Record<Goods, (own: string, other: string) => string>> = {
    jacket: (own) => jacket(frame, own),
    sweater: (own) => sweater(frame, own),
    pack: (own) => rucksack(frame, own) + shelf + placed(-0.6, -16.2, 0.8, boots(frame, '#6d4a30')),
    skis: (own, other) => placed(-4, 0, 0.95, skis(own)) + placed(4, 0, 0.95, skis(other)),
    tent: (own, other) => placed(0, 0, 0.9, tent(frame, own)) + shelf + placed(0, -16.2, 0.9, hats(other, own)),
    hats: (own, other) => rucksack(frame, other) + shelf + placed(0, -16.2, 1, hats(own, other)),
  }
  const goods = Array.from({ length: spots }, (_, at) => {
    const kind = shown[(at + first) % shown.length] ?? 'jacket'
    return placed(left + ((at + 0.5) / spots) * wide, bottom - 1.2, 0.92, draw[kind](color(first + at), color(first + at + 3)))
  })
  const lamps = Array.from({ length: spots }, (_, at) => {
    const x = left + ((at + 0.5) / spots) * wide
    return (
      glow(frame, x, top + 4.5, wide / spots, 9, [
        [0, '#fff6dd', 0.9],
        [1, '#fff6dd', 0],
      ]) +
      `<path d="M${n(x)} ${n(top)}V${n(top + 1.6)}M${n(x - 1.5)} ${n(top + 3.2)}Q${n(x)} ${n(top + 0.2)} ${n(x + 1.5)} ${n(top + 3.2)}Z" stroke="#3b3128" stroke-width=".35" fill="#3b3128"/>`
    )
  })
  const bars = Array.from(
    { length: Math.ceil(spots / 2) - 1 },
    (_, at) => `M${n(left + ((at + 1) * 2 * wide) / spots)} ${n(top)}V${n(bottom)}`,
  )
  return [
    `<rect x="${n(left - 1.4)}" y="${n(top - 1.4)}" width="${n(wide + 2.8)}" height="${n(bottom - top + 2.8)}" fill="${trim}"/>`,
    `<rect x="${n(left)}" y="${n(top)}" width="${n(wide)}" height="${n(bottom - top)}" fill="${inside}"/>`,
    `<rect x="${n(left)}" y="${n(top + 2)}" width="${n(wide)}" height="${n((bottom - top) * 0.5)}" fill="#8a5a34" opacity=".14"/>`,
    lamps.join(''),
    goods.join(''),
    `<path d="M${n(left + wide * 0.12)} ${n(top)}h${n(wide * 0.16)}L${n(left + wide * 0.1)} ${n(bottom)}H${n(left)}V${n(top + (bottom - top) * 0.6)}Z" fill="#ffffff" opacity=".1"/>`,
    `<path d="${bars.join('')}" stroke="${trim}" stroke-width="1.1"/>`,
    `<rect x="${n(left)}" y="${n(top)}" width="${n(wide)}" height="${n(bottom - top)}" fill="none" stroke="#000000" stroke-opacity=".25" stroke-width=".5"/>`,
  ].join('')
}

/** A shelf for small goods, above those that stand on the floor. */
const shelf = `<rect x="-6" y="-16.2" width="12" height=".8" fill="#6b4527"/>`

/** A glass door with a handle, its sill at the foot of the wall. */
export const shopDoor = (frame: Frame, left: number, right: number, top: number, colour: string): string => {
  const lit = frame.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0cf"/><stop offset="1" stop-color="#dca66a"/></linearGradient>`,
  )
  const [wide, tall] = [right - left, -top]
  return [
    `<rect x="${n(left)}" y="${n(top)}" width="${n(wide)}" height="${n(tall)}" fill="${colour}"/>`,
    `<rect x="${n(left + 2)}" y="${n(top + 2)}" width="${n(wide - 4)}" height="${n(tall - 7)}" fill="${lit}"/>`,
    `<path d="M${n(left + 2)} ${n(top + tall * 0.55)}L${n(left + wide * 0.5)} ${n(top + 2)}H${n(left + wide * 0.7)}L${n(left + 2)} ${n(top + tall * 0.8)}Z" fill="#fff" opacity=".16"/>`,
    `<path d="M${n(right - 3.4)} ${n(top + tall * 0.42)}V${n(top + tall * 0.62)}" stroke="#2b2622" stroke-width=".9" stroke-linecap="round"/>`,
    `<path d="M${n(left - 1.5)} 0H${n(right + 1.5)}V1.2H${n(left - 1.5)}Z" fill="#3f3a36"/>`,
  ].join('')
}
