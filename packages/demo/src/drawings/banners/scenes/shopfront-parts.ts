import { mix } from '../colour.ts'
import { n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import type { Box } from '../shop-window.ts'

/** What lies on a roof. */
export type Cover = 'snow' | 'turf' | 'tile' | 'slate'

/** What every part of a house needs to know. One unit is about 5 cm; the ground is at 0 and up is negative. */
export interface Site {
  readonly frame: Frame
  /** The wall of this shop, before weather and time of day. */
  readonly wall: string
  readonly dark: string
  readonly cover: Cover
  /** A colour in the light of the hour. */
  readonly shade: (colour: string) => string
  /** Share of the upper windows that have light. */
  readonly lit: number
  readonly glass: string
}

/** The shop on the ground floor: half its width, and the position of its door. */
export interface Floor {
  readonly half: number
  readonly door: 'left' | 'middle' | 'right'
}

export interface House {
  readonly body: string
  /** Half the width with the eaves. */
  readonly reach: number
  readonly tall: number
  readonly floor: Floor
}

export type Design = (site: Site) => House

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`

/** One path for each step between `from` and `to`, both left out. */
export const lines = (from: number, to: number, step: number, path: (at: number) => string): string =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step - 0.001) - 1) }, (_, at) => path(from + (at + 1) * step)).join('')

/** The middles of `count` equal parts. */
export const middles = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((at + 0.5) / count) * (to - from))

export const snow = '#f7fafd'

/** Snow with rounded ends on something flat; its upper edge is at `y`. */
export const snowCap = ({ shade }: Site, left: number, right: number, y: number, thick: number, round = thick / 2): string =>
  `<rect x="${n(left)}" y="${n(y)}" width="${n(right - left)}" height="${n(thick)}" rx="${n(round)}" fill="${shade(snow)}"/>`

/** A round window: `outer` is the radius of its frame, `inner` that of its glass. */
export const roundWindow = ({ shade, glass }: Site, x: number, y: number, outer: number, inner: number, trim: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(outer)}" fill="${shade(trim)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(inner)}" fill="${glass}"/>`

/** A wall's colour, a little darker away from the light. */
const shaded = (frame: Frame, colour: string): string =>
  frame.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.07)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#000000', 0.12)}"/></linearGradient>`,
  )

type Texture = 'boards' | 'upright' | 'logs' | 'bricks' | 'stone' | 'plaster'

const boxPath = ({ left, right, top, bottom }: Box): string => `M${n(left)} ${n(bottom)}V${n(top)}H${n(right)}V${n(bottom)}Z`

/** The front of a gable: a box with a triangle on it. */
export const gableFront = (x: number, half: number, eave: number, apex: number, bottom = 0): string =>
  `M${n(x - half)} ${n(bottom)}V${n(eave)}L${n(x)} ${n(apex)}L${n(x + half)} ${n(eave)}V${n(bottom)}Z`

/** A wall with its texture, cut to `outline` (path data). */
export function wall({ frame, shade }: Site, box: Box, colour: string, texture: Texture, outline = boxPath(box)): string {
  const own = shade(colour)
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  return `<path d="${outline}" fill="${shaded(frame, own)}"/><g clip-path="${clip}">${textures[texture](box, own, frame)}</g>`
}

const level = ({ left, right }: Box, y: number): string => `M${n(left)} ${n(y)}H${n(right)}`

const thin = (path: string, colour: string, width: number, opacity: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`

const textures: Readonly<Record<Texture, (box: Box, colour: string, frame: Frame) => string>> = {
  plaster: () => '',
  boards: (box, colour) =>
    thin(
      lines(box.top, box.bottom, 3.1, (y) => level(box, y)),
      mix(colour, '#000000', 0.35),
      0.45,
      0.5,
    ),
  upright: ({ left, right, top, bottom }, colour) =>
    thin(
      lines(left, right, 3.6, (x) => `M${n(x)} ${n(top)}V${n(bottom)}`),
      mix(colour, '#000000', 0.4),
      0.7,
      0.45,
    ),
  logs: (box, colour) =>
    thin(
      lines(box.top, box.bottom, 4.8, (y) => level(box, y - 1.1)),
      mix(colour, '#ffffff', 0.35),
      0.8,
      0.3,
    ) +
    thin(
      lines(box.top, box.bottom, 4.8, (y) => level(box, y)),
      mix(colour, '#000000', 0.55),
      0.9,
      0.75,
    ),
  bricks: (box, colour) => {
    const rows = lines(box.top, box.bottom, 2.7, (y) => level(box, y))
    const joints = lines(box.top, box.bottom, 2.7, (y) =>
      lines(box.left + (Math.round((y - box.top) / 2.7) % 2) * 3.2, box.right, 6.4, (x) => `M${n(x)} ${n(y)}v-2.7`),
    )
    return thin(rows + joints, mix(colour, '#000000', 0.4), 0.3, 0.45)
  },
  stone: ({ left, right, top, bottom }, colour, { random }) =>
    lines(top - 6, bottom + 6, 6, (y) => {
      const shift = random() * 8
      return lines(left - 12, right, 9, (x) => {
        const tone = mix(colour, random() < 0.5 ? '#ffffff' : '#20242a', random() * 0.16)
        return `<rect x="${n(x + shift - 9)}" y="${n(y - 6)}" width="8.5" height="5.5" rx="1.3" fill="${tone}"/>`
      })
    }),
}

/** The crossed ends of logs at both corners of a wall. */
export const logEnds = ({ shade }: Site, half: number, top: number, colour: string): string => {
  const own = shade(mix(colour, '#000000', 0.18))
  const ends = lines(top, 0, 9.6, (y) =>
    [-half - 2.6, half - 1].map((x) => `<rect x="${n(x)}" y="${n(y - 4)}" width="3.6" height="4" rx="1.2"/>`).join(''),
  )
  return `<g fill="${own}">${ends}</g>`
}

interface PaneStyle {
  readonly trim?: string
  readonly head?: 'flat' | 'round' | 'lintel'
  /** How many upright bars divide the glass. */
  readonly bars?: number
}

/** An upper window around `x`, lit or not. */
export function pane(site: Site, x: number, top: number, width: number, height: number, style: PaneStyle = {}): string {
  const { trim = '#f4efe4', head = 'flat', bars = 1 } = style
  const own = site.shade(trim)
  const glass = site.frame.random() < site.lit ? '#ffd795' : site.glass
  const left = x - width / 2
  const bend = head === 'round' ? width / 2 : 0
  const shape = (grow: number): string =>
    `M${n(left - grow)} ${n(top + height + grow)}V${n(top + bend)}${bend ? `A${n(bend + grow)} ${n(bend + grow)} 0 0 1 ${n(left + width + grow)} ${n(top + bend)}` : `V${n(top - grow)}H${n(left + width + grow)}`}V${n(top + height + grow)}Z`
  const uprights = lines(left, left + width, width / (bars + 1), (at) => `M${n(at)} ${n(top)}V${n(top + height)}`)
  return (
    `<path d="${shape(1.4)}" fill="${own}"/><path d="${shape(0)}" fill="${glass}"/>` +
    `<path d="M${n(left)} ${n(top + height * 0.75)}L${n(left + width)} ${n(top + bend + height * 0.12)}V${n(top + bend)}H${n(left)}Z" fill="#fff" opacity=".12"/>` +
    `<path d="${uprights}M${n(left)} ${n(top + height * 0.4)}H${n(left + width)}" stroke="${own}" stroke-width=".9"/>` +
    rect(left - 2.2, top + height + 1.2, width + 4.4, 1.2, mix(own, '#000000', 0.2)) +
    (head === 'lintel' ? rect(left - 3, top - 4.4, width + 6, 3.2, own) : '')
  )
}

export const panes = (site: Site, places: readonly number[], top: number, width: number, height: number, style: PaneStyle = {}): string =>
  places.map((x) => pane(site, x, top, width, height, style)).join('')

/** A large pane: it mirrors the sky by day and is lit from within when most windows are. */
export const glassFront = ({ frame, glass, lit }: Site): string => {
  const [top, bottom] = lit < 0.4 ? [glass, mix(glass, '#ffffff', 0.3)] : ['#f3bf78', '#ffe4ae']
  return frame.define(
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
  )
}

/** A balcony with a railing before a wall; its deck is at `deck`. */
export function balcony({ shade }: Site, left: number, right: number, deck: number, colour: string): string {
  const own = shade(colour)
  const bars = lines(left, right, 3.2, (x) => `M${n(x)} ${n(deck)}v-9.4`)
  return (
    `<path d="${bars}" stroke="${own}" stroke-width="1.1"/>` +
    rect(left - 1, deck - 10.6, right - left + 2, 1.8, own) +
    rect(left - 2, deck, right - left + 4, 2.6, mix(own, '#000000', 0.22)) +
    rect(left - 1, deck - 10.6, 2, 11, own) +
    rect(right - 1, deck - 10.6, 2, 11, own)
  )
}
