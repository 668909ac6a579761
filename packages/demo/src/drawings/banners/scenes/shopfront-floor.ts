import { lightness, mix } from '../colour.ts'
import { glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { shopDoor, shopWindow } from '../shop-window.ts'
import type { Goods } from '../shop-window.ts'
import { lines, rect, snow } from './shopfront-parts.ts'
import type { Floor } from './shopfront-parts.ts'

/** The chain's own colours, which light from the shop keeps the same at every hour. */
export interface Signage {
  readonly chainId: number
  readonly sign: string
  readonly accent: string
  readonly wall: string
  readonly dark: string
  /** Which goods are in the windows. */
  readonly display: number
  readonly awning: boolean
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

type Displays = readonly (readonly Goods[])[]

const outdoors: Displays = [
  ['jacket', 'pack', 'jacket', 'skis'],
  ['sweater', 'hats', 'jacket', 'pack'],
  ['tent', 'jacket', 'pack', 'jacket'],
  ['skis', 'jacket', 'hats', 'sweater'],
  ['pack', 'sweater', 'tent', 'jacket'],
]

/** What stands in the windows by chain, from left to right and from the start again; any other chain shows what the first does. */
const displays: Readonly<Record<number, Displays>> = {
  2: [
    ['sweater', 'hats', 'jacket'],
    ['jacket', 'sweater', 'pack', 'sweater'],
    ['jacket', 'hats', 'jacket', 'pack'],
  ],
  3: [
    ['skis', 'jacket', 'pack', 'jacket'],
    ['jacket', 'tent', 'skis', 'sweater'],
    ['pack', 'jacket', 'hats', 'skis'],
  ],
}

const shownBy = (chainId: number, display: number): readonly Goods[] => {
  const list = displays[chainId] ?? outdoors
  return list[display % list.length] ?? ['jacket']
}

/** Where the door and the windows are in a shop that reaches `half` to both sides. */
const openings = ({ half, door }: Floor): { readonly door: number; readonly windows: readonly (readonly [number, number])[] } => {
  const at = half - 23
  if (door === 'left') return { door: -at, windows: [[-at + 21, half - 7]] }
  if (door === 'right') return { door: at, windows: [[7 - half, at - 21]] }
  return {
    door: 0,
    windows: [
      [7 - half, -21],
      [21, half - 7],
    ],
  }
}

/** The shop on the ground floor: its sign, windows and door. */
export function shopFloor(frame: Frame, floor: Floor, { chainId, sign, accent, wall, dark, display, awning }: Signage): string {
  const { half } = floor
  const { door, windows } = openings(floor)
  const trim = mix(sign, '#000000', 0.25)
  const goods = [accent, sign, mix(wall, '#ffffff', 0.2), '#c8452f', '#2f6f8f', '#e0b23c', '#4c6b45']
  const letter = lightness(sign) > 0.62 ? dark : '#fffaf0'
  return [
    rect(-half, -54, half * 2, 54, mix(sign, '#000000', 0.12)),
    rect(-half, -5, half * 2, 5, mix(dark, '#6d6a66', 0.35)),
    windows
      .map(([left, right]) =>
        shopWindow(frame, { left, right, top: -37, bottom: -7 }, { shown: shownBy(chainId, display), colours: goods, trim }),
      )
      .join(''),
    shopDoor(frame, door - 14, door + 14, -38, trim),
    rect(-half - 3, -55, half * 2 + 6, 14, sign) + rect(-half - 3, -42.4, half * 2 + 6, 1.4, mix(sign, '#000000', 0.35)),
    rect(-half - 3, -55, half * 2 + 6, 1, mix(sign, '#ffffff', 0.3)),
    `<g transform="translate(0 -48)">${marks[chainId]?.(letter) ?? ''}</g>`,
    `<path d="M${n(16 - half)} -48H-18M18 -48H${n(half - 16)}" stroke="${letter}" stroke-width=".7" opacity=".5"/>`,
    awning ? windows.map(([left, right]) => striped(left - 3, right + 3, accent)).join('') : '',
    glow(frame, 0, -44, half * 0.8, 12, [
      [0, '#fff3cf', 0.3],
      [1, '#fff3cf', 0],
    ]),
  ].join('')
}

const striped = (left: number, right: number, accent: string): string => {
  const pale = mix(accent, '#ffffff', 0.75)
  const step = (right - left) / (2 * Math.round((right - left) / 13) + 1)
  const scallop = (x: number): string => `M${n(x)} -40.6h${n(step)}v7.4q${n(-step / 2)} 3.4 ${n(-step)} 0Z`
  const all = lines(left - step, right - step / 2, step, scallop)
  const coloured = lines(left - step * 2, right, step * 2, scallop)
  return `<path d="${all}" fill="${pale}"/><path d="${coloured}" fill="${accent}"/><path d="M${n(left)} -40.6H${n(right)}V-39H${n(left)}Z" fill="#000" opacity=".14"/>`
}

/** Tubs with plants beside the door, and a bench, a kick sled or a bicycle in front of a window. */
export function pavement(
  floor: Floor,
  { accent, dark, snowy, spare }: { accent: string; dark: string; snowy: boolean; spare: number },
): string {
  const { door, windows } = openings(floor)
  const [left, right] = windows[spare % windows.length] ?? [0, 0]
  const things = snowy ? [bench, kickSled] : [bicycle, bench]
  const thing = things[(spare >> 1) % things.length]?.(accent, dark) ?? ''
  return [
    ...[door - 20, door + 20].map((x) => (snowy || spare % 3 === 0 ? spruceTub(x, dark, snowy) : flowerTub(x, dark, accent))),
    `<g transform="translate(${n((left + right) / 2)} 5)">${thing}</g>`,
  ].join('')
}

const spruceTub = (x: number, dark: string, snowy: boolean): string =>
  `<path d="M${n(x - 5)} -8h10l-1.2 9h-7.6Z" fill="${mix(dark, '#8a8178', 0.45)}"/><path d="M${n(x)} -25l5.6 17h-11.2ZM${n(x)} -18l6 12h-12Z" fill="${mix('#2f5a3c', dark, 0.2)}"/>${snowy ? `<path d="M${n(x)} -25l2.6 7.6q-2.6 1.6 -5.2 0Z" fill="${snow}"/>` : ''}`

const flowerTub = (x: number, dark: string, accent: string): string => {
  const blooms = [-4, -1.4, 1.4, 4].map((dx, at) => `<circle cx="${n(x + dx)}" cy="${at % 2 ? -13.6 : -11.4}" r="1.7"/>`).join('')
  return `<path d="M${n(x - 5)} -8h10l-1.2 9h-7.6Z" fill="${mix(dark, '#8a8178', 0.45)}"/><ellipse cx="${n(x)}" cy="-10.4" rx="6.4" ry="4.6" fill="${mix('#4d7a45', dark, 0.12)}"/><g fill="${mix(accent, '#ffffff', 0.35)}">${blooms}</g>`
}

const bench = (accent: string, dark: string): string =>
  `<path d="M-13 -4.4V0M13 -4.4V0M-13 -10.4V-5M13 -10.4V-5" stroke="${mix(dark, '#000000', 0.3)}" stroke-width="1.3"/><path d="M-16 -5.8H16V-4.2H-16ZM-16 -9H16V-7.4H-16ZM-16 -11.6H16V-10H-16Z" fill="${mix(mix(accent, '#8a5f3c', 0.55), dark, 0.15)}"/>`

const kickSled = (accent: string, dark: string): string =>
  `<path d="M-17 0H11Q15.6 0 15.6 -3.4" fill="none" stroke="${mix(dark, '#8b98a5', 0.5)}" stroke-width="1.1" stroke-linecap="round"/><path d="M-8 -.4L-10 -14M9 -.4L7 -7M-10 -14h-4" fill="none" stroke="#8a5f3c" stroke-width="1.4" stroke-linecap="round"/><path d="M-9.4 -7.8H10V-6H-9.4Z" fill="${mix(accent, '#8a5f3c', 0.4)}"/>`

const bicycle = (accent: string, dark: string): string =>
  `<g fill="none" stroke="${mix(dark, '#000000', 0.2)}" stroke-width=".9"><circle cx="-9.5" cy="-5.6" r="5.4"/><circle cx="9.5" cy="-5.6" r="5.4"/></g><path d="M-9.5 -5.6L-4.4 -12.4H6.4L0 -5.6ZM-5.4 -14L0 -5.6M5.6 -14.6L9.5 -5.6" fill="none" stroke="${mix(accent, dark, 0.12)}" stroke-width="1.3" stroke-linejoin="round"/><path d="M-8 -14.4h5M3.6 -15.2h4" stroke="${dark}" stroke-width="1.4" stroke-linecap="round"/>`
