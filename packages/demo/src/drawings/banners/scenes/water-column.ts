import { atLightness, mix } from '../colour.ts'
import { across, band, down, glow, isPortrait, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { beading, scattered } from './beads.ts'

/** How much lower than wide a level circle shows. */
const flat = 0.34

/** A glass cylinder: the middle of its foot, its height and half its width, px. */
interface Cylinder {
  readonly x: number
  readonly foot: number
  readonly tall: number
  readonly half: number
}

/** Water beads on a shell's taut cloth, and stands in a tall measuring glass on it. */
export const waterColumn = (frame: Frame): string => {
  const { width, height, unit, focus, tone, seed } = frame
  const cloth = atLightness(mix(tone(0.7), '#1f4a6b', 0.62), 0.41, 0.95)
  const black = mix(cloth, '#04080d', 0.78)
  const edge = height * 0.24
  const tall = Math.min(height * (isPortrait(frame) ? 0.66 : 0.74), unit * 62)
  const glass: Cylinder = { x: focus, foot: height * (isPortrait(frame) ? 0.76 : 0.84), tall, half: tall * 0.115 }
  const beads = scattered(frame, edge + unit * 6, (x, y) => {
    const [away, below] = [Math.abs(x - glass.x) / glass.half, (y - glass.foot) / glass.half]
    if (away < 2.3 && below < 1.1 && below > -1.1) return 0
    // Words stand on the lower left.
    return x < width * 0.42 && y > height * 0.55 ? 0.8 : 9
  })
  return [
    backdrop(frame, edge, cloth, black),
    ripstop(frame, edge, cloth, black),
    seam(frame, cloth, black, seed % 2 === 0 ? 1 : -1),
    band(
      frame,
      0,
      height,
      down(frame, edge, edge + (height - edge) * 0.4, [
        [0, black, 0.9],
        [1, black, 0],
      ]),
    ),
    glow(frame, focus - unit * 34, height * 0.5, unit * 60, unit * 34, [
      [0, '#cfe8fa', 0.26],
      [0.5, '#cfe8fa', 0.1],
      [1, '#cfe8fa', 0],
    ]),
    underGlass(frame, glass, black),
    beading(frame, beads, cloth),
    measuringGlass(frame, glass, cloth, black),
    band(
      frame,
      0,
      height,
      across(frame, 0, width * 0.6, [
        [0, black, 0.55],
        [1, black, 0],
      ]),
    ),
  ].join('')
}

const backdrop = (frame: Frame, edge: number, cloth: string, black: string): string => {
  const { width, height, unit, focus } = frame
  return [
    band(
      frame,
      0,
      height,
      down(frame, 0, edge * 1.4, [
        [0, mix(black, '#000000', 0.2)],
        [1, mix(black, cloth, 0.4)],
      ]),
    ),
    glow(frame, focus - unit * 22, edge * 0.35, unit * 46, unit * 30, [
      [0, '#a9d3ee', 0.34],
      [0.5, '#a9d3ee', 0.12],
      [1, '#a9d3ee', 0],
    ]),
    band(
      frame,
      edge,
      height - edge,
      across(frame, 0, width, [
        [0, mix(cloth, black, 0.35)],
        [0.45, mix(cloth, '#cfe8fa', 0.06)],
        [1, mix(cloth, black, 0.42)],
      ]),
    ),
  ].join('')
}

/** Threads, and the thicker ones that stop a tear, drawn towards the far edge. */
const ripstop = (frame: Frame, edge: number, cloth: string, black: string): string => {
  const { width, height, unit, focus } = frame
  const deep = height - edge
  const rows = Array.from({ length: 34 }, (_, index) => edge + deep * (index / 33) ** 1.7)
  const meet = edge - unit * 46
  const columns = Array.from({ length: 81 }, (_, index) => {
    const low = focus + (index - 40) * unit * 4.4
    const high = focus + (low - focus) * ((edge - meet) / (height - meet))
    return [low, high] as const
  })
  const lines =
    rows.map((y) => `M0 ${n(y)}H${n(width)}`).join('') +
    columns.map(([low, high]) => `M${n(high)} ${n(edge)}L${n(low)} ${n(height)}`).join('')
  const thread = frame.define((id) => {
    const cell = unit * 0.42
    return `<pattern id="${id}" width="${n(cell * 2)}" height="${n(cell * 2)}" patternUnits="userSpaceOnUse" patternTransform="skewX(-8) scale(1 0.6)"><path d="M0 0h${n(cell)}v${n(cell)}h${n(-cell)}zM${n(cell)} ${n(cell)}h${n(cell)}v${n(cell)}h${n(-cell)}z" fill="#ffffff" opacity="0.05"/><path d="M0 ${n(cell)}h${n(cell)}v${n(cell)}h${n(-cell)}z" fill="#000000" opacity="0.12"/></pattern>`
  })
  return [
    band(frame, edge, deep, thread),
    `<path d="${lines}" fill="none" stroke="${mix(cloth, black, 0.5)}" stroke-width="${n(unit * 0.16)}" transform="translate(${n(unit * 0.1)} ${n(unit * 0.12)})" opacity="0.7"/>`,
    `<path d="${lines}" fill="none" stroke="${mix(cloth, '#cfe8fa', 0.3)}" stroke-width="${n(unit * 0.13)}" opacity="0.5"/>`,
  ].join('')
}

/** A sewn seam that runs across the cloth, so that it reads as a garment. */
const seam = (frame: Frame, cloth: string, black: string, side: 1 | -1): string => {
  const { width, height, unit } = frame
  const from = height * (0.9 + 0.04 * side)
  const to = height * (0.52 + 0.03 * side)
  const line = (lower = 0): string =>
    `M${n(-unit)} ${n(from + lower)}C${n(width * 0.3)} ${n(from - height * 0.06 + lower)} ${n(width * 0.7)} ${n(to + height * 0.12 + lower * 0.9)} ${n(width + unit)} ${n(to + lower * 0.8)}`
  const drawn = (d: string, colour: string, wide: number, extra: string): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(unit * wide)}" ${extra}/>`
  const stitch = `stroke-dasharray="${n(unit * 0.9)} ${n(unit * 0.42)}" stroke-linecap="round"`
  return [
    drawn(line(unit * 0.9), black, 1.5, 'opacity="0.35"'),
    drawn(line(unit * 0.25), black, 0.5, 'opacity="0.85"'),
    drawn(line(-unit * 0.25), mix(cloth, '#cfe8fa', 0.4), 0.34, 'opacity="0.75"'),
    drawn(line(-unit * 1.5), black, 0.34, `${stitch} opacity="0.6" transform="translate(0 ${n(unit * 0.14)})"`),
    drawn(line(-unit * 1.5), mix(cloth, '#cfe8fa', 0.5), 0.22, stitch),
  ].join('')
}

/** The shadow of the glass, and the light that its water gathers in it. */
const underGlass = (frame: Frame, { x, foot, half }: Cylinder, black: string): string =>
  [
    glow(frame, x + half * 0.5, foot + half * 0.2, half * 2.9, half * 1.15, [
      [0, black, 0.95],
      [0.55, black, 0.7],
      [1, black, 0],
    ]),
    `<g transform="rotate(16 ${n(x)} ${n(foot)})">${glow(frame, x + half * 3.4, foot, half * 4.4, half * 1.15, [
      [0, black, 0.7],
      [0.6, black, 0.35],
      [1, black, 0],
    ])}${glow(frame, x + half * 2.7, foot, half * 1.7, half * 0.5, [
      [0, '#d8f0ff', 0.55],
      [0.45, '#8fcaf0', 0.24],
      [1, '#8fcaf0', 0],
    ])}</g>`,
  ].join('')

const measuringGlass = (frame: Frame, { x, foot, tall, half }: Cylinder, cloth: string, black: string): string => {
  const [top, level] = [foot - tall, foot - tall * 0.7]
  const bottom = foot - half * 0.42
  const ice = '#eaf6ff'
  const water = mix('#3f94cf', cloth, 0.25)
  const ring = (y: number, wide: number, fill: string, stroke = '', extra = ''): string =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(wide * flat)}" fill="${fill}" ${stroke} ${extra}/>`
  const edged = (colour: string, wide: number, opacity: number): string =>
    `stroke="${colour}" stroke-width="${n(half * wide)}" stroke-opacity="${opacity}"`
  const column = (from: number, to: number, wide: number): string =>
    `M${n(x - wide)} ${n(from)}V${n(to)}A${n(wide)} ${n(wide * flat)} 0 0 0 ${n(x + wide)} ${n(to)}V${n(from)}A${n(wide)} ${n(wide * flat)} 0 0 1 ${n(x - wide)} ${n(from)}Z`
  const inner = half * 0.88
  const wet = across(frame, x - inner, x + inner, [
    [0, mix(water, black, 0.7), 0.95],
    [0.14, mix(water, black, 0.25), 0.8],
    [0.4, water, 0.62],
    [0.72, mix(water, ice, 0.5), 0.8],
    [0.88, mix(water, ice, 0.15), 0.8],
    [1, mix(water, black, 0.65), 0.95],
  ])
  const deep = down(frame, level, bottom, [
    [0, mix(water, ice, 0.4), 0.35],
    [0.25, water, 0.1],
    [0.8, mix(water, black, 0.6), 0.35],
    [1, mix(water, ice, 0.7), 0.6],
  ])
  const empty = across(frame, x - half, x + half, [
    [0, ice, 0.5],
    [0.1, ice, 0.14],
    [0.5, ice, 0.04],
    [0.9, ice, 0.12],
    [1, ice, 0.42],
  ])
  const base = across(frame, x - half * 1.76, x + half * 1.76, [
    [0, mix(water, ice, 0.35)],
    [0.16, mix(black, water, 0.55)],
    [0.55, mix(black, water, 0.35)],
    [0.86, mix(water, ice, 0.2)],
    [1, mix(black, water, 0.7)],
  ])
  return [
    // The foot, a thick disc.
    ring(foot + half * 0.2, half * 1.76, mix(black, water, 0.4), edged(black, 0.05, 0.8)),
    ring(foot, half * 1.76, base, edged(ice, 0.035, 0.7)),
    ring(foot - half * 0.04, half * 1.42, 'none', edged(ice, 0.04, 0.22)),
    `<path d="M${n(x - half * 1.755)} ${n(foot + half * 0.05)}A${n(half * 1.76)} ${n(half * 1.76 * flat)} 0 0 0 ${n(x - half * 0.153)} ${n(foot + half * 0.596)}" fill="none" stroke="${ice}" stroke-width="${n(half * 0.09)}" stroke-linecap="round" opacity="0.85"/>`,
    `<path d="M${n(x + half * 0.744)} ${n(foot + half * 0.742)}A${n(half * 1.76)} ${n(half * 1.76 * flat)} 0 0 0 ${n(x + half * 1.654)} ${n(foot + half * 0.405)}" fill="none" stroke="${mix(water, ice, 0.5)}" stroke-width="${n(half * 0.07)}" stroke-linecap="round" opacity="0.7"/>`,
    glow(frame, x + half * 0.15, foot - half * 0.08, half * 1.35, half * 0.42, [
      [0, mix(water, ice, 0.6), 0.9],
      [0.6, water, 0.45],
      [1, water, 0],
    ]),
    `<path d="${column(top, bottom, half)}" fill="${empty}"/>`,
    `<path d="${column(level, bottom - half * 0.16, inner)}" fill="${wet}"/><path d="${column(level, bottom - half * 0.16, inner)}" fill="${deep}"/>`,
    ring(level, inner, mix(water, ice, 0.42), edged(ice, 0.035, 0.7)),
    `<path d="M${n(x - inner * 0.94)} ${n(level + inner * 0.04)}A${n(inner)} ${n(inner * flat)} 0 0 0 ${n(x + inner * 0.94)} ${n(level + inner * 0.04)}" fill="none" stroke="${mix(water, black, 0.5)}" stroke-width="${n(half * 0.08)}" opacity="0.55"/>`,
    ring(level - half * 0.03, inner * 0.62, ice, '', 'opacity="0.28"'),
    marks({ x, foot: bottom - half * 0.3, tall: tall * 0.86, half: half * 0.94 }, ice),
    reflections({ x, foot: bottom, tall: bottom - top, half }, ice),
    // The rim with its lip.
    `<path d="M${n(x - half)} ${n(top + half * 0.3)}C${n(x - half * 1.02)} ${n(top + half * 0.12)} ${n(x - half * 1.16)} ${n(top + half * 0.06)} ${n(x - half * 1.36)} ${n(top - half * 0.02)}Q${n(x - half * 1.2)} ${n(top - half * 0.16)} ${n(x - half * 0.86)} ${n(top - half * 0.2)}Z" fill="${ice}" fill-opacity="0.34" ${edged(ice, 0.045, 0.85)} stroke-linejoin="round"/>`,
    ring(top, half * 1.02, ice, edged(ice, 0.06, 0.6), 'fill-opacity="0.07"'),
    `<path d="M${n(x - half * 1.02)} ${n(top)}A${n(half * 1.02)} ${n(half * 1.02 * flat)} 0 0 0 ${n(x + half * 0.5)} ${n(top + half * 0.3)}" fill="none" ${edged('#ffffff', 0.09, 0.95)} stroke-linecap="round"/>`,
    ring(top + half * 0.05, half * 0.92, 'none', edged(black, 0.04, 0.5)),
  ].join('')
}

/** Fifty fine marks on the front of the glass, longer at each fifth and tenth. */
const marks = ({ x, foot, tall, half }: Cylinder, colour: string): string => {
  const count = 50
  const around = (turn: number, y: number): string => `${n(x + half * Math.sin(turn))} ${n(y + half * flat * Math.cos(turn))}`
  const lines = Array.from({ length: count + 1 }, (_, index) => {
    const y = foot - half * flat - (tall * index) / count
    const reach = index % 10 === 0 ? 1.15 : index % 5 === 0 ? 0.82 : 0.52
    const from = -0.62
    return { strong: index % 10 === 0, d: `M${around(from, y)}Q${around(from + reach / 2, y + half * 0.02)} ${around(from + reach, y)}` }
  })
  const drawn = (strong: boolean): string =>
    `<path d="${lines
      .filter((line) => line.strong === strong)
      .map(({ d }) => d)
      .join('')}" stroke-width="${n(half * (strong ? 0.07 : 0.045))}"/>`
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" opacity="0.9">${drawn(true)}${drawn(false)}</g>`
}

/** A window on the left of the glass, and the bright edges of its walls. */
const reflections = ({ x, foot, tall, half }: Cylinder, ice: string): string => {
  const strip = (at: number, wide: number, from: number, to: number, opacity: number): string =>
    `<rect x="${n(x + half * at)}" y="${n(foot - tall * to)}" width="${n(half * wide)}" height="${n(tall * (to - from))}" rx="${n(half * wide * 0.45)}" fill="${ice}" opacity="${opacity}"/>`
  return [
    strip(-0.86, 0.16, 0.05, 0.42, 0.55),
    strip(-0.86, 0.16, 0.44, 0.96, 0.62),
    strip(-0.64, 0.05, 0.08, 0.94, 0.35),
    strip(0.78, 0.07, 0.06, 0.95, 0.45),
    `<path d="M${n(x - half)} ${n(foot - tall)}V${n(foot)}M${n(x + half)} ${n(foot - tall)}V${n(foot)}" stroke="${ice}" stroke-width="${n(half * 0.04)}" opacity="0.6"/>`,
    `<path d="M${n(x - half)} ${n(foot)}A${n(half)} ${n(half * flat)} 0 0 0 ${n(x + half)} ${n(foot)}" fill="none" stroke="${ice}" stroke-width="${n(half * 0.07)}" opacity="0.8"/>`,
  ].join('')
}
