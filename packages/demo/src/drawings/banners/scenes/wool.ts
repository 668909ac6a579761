import { atLightness, lightness, mix } from '../colour.ts'
import { band, down, glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'

/** Colours of plant-dyed wool, from the bottom of the pile to its top. */
const dyes = ['#5f6d3a', '#bd5426', '#e9dcbb', '#3f5b80', '#d99d34', '#97323f'] as const

/** Folded knitwear and a ball of yarn on a table in window light. */
export const woolStillLife = (frame: Frame): string => {
  const { width, height, unit, tone } = frame
  const focus = frame.focus + (width > height ? width * 0.03 : 0)
  const wall = atLightness(mix(tone(0.1), '#e9e1d3', 0.6), 0.86, 0.8)
  const table = atLightness(mix(tone(0.5), '#a58766', 0.6), 0.66, 0.9)
  const edge = height * 0.72
  const size = Math.min(unit * 52, width * 0.64)
  const foot = edge + unit * 7
  const wools = dyes.map((dye, index) => mix(tone(0.3 + (index % 3) * 0.2), dye, 0.8))
  const folds = wools.map((colour, index) => {
    const lift = size * 0.078 * index
    const shift = ((index * 37) % 11) / 11 - 0.5
    return folded(frame, focus + shift * size * 0.06, foot - lift, size * (0.86 - index * 0.025), size * 0.094, colour, index)
  })
  return [
    band(
      frame,
      0,
      height,
      down(frame, 0, edge, [
        [0, mix(wall, '#ffffff', 0.15)],
        [1, mix(wall, tone(0.4), 0.14)],
      ]),
    ),
    windowLight(frame, edge),
    band(
      frame,
      edge,
      height - edge,
      down(frame, edge, height, [
        [0, mix(table, '#ffffff', 0.22)],
        [0.2, table],
        [1, mix(table, '#2a1d14', 0.4)],
      ]),
    ),
    planks(frame, edge, table),
    glow(frame, focus + size * 0.05, foot + unit * 0.6, size * 0.6, unit * 3.4, [
      [0, '#1d130c', 0.6],
      [0.6, '#1d130c', 0.3],
      [1, '#1d130c', 0],
    ]),
    ...folds,
    yarn(frame, focus - size * 0.3, foot + unit * 5.5 - size * 0.1, size * 0.115, atLightness(mix(tone(0.25), '#e8ddc8', 0.5), 0.88, 0.7)),
    yarn(frame, focus + size * 0.4, foot + unit * 5 - size * 0.15, size * 0.165, mix(tone(0.6), dyes[1], 0.8)),
    glow(frame, width * 0.3, 0, width * 0.5, height * 0.7, [
      [0, '#fff4dc', 0.35],
      [1, '#fff4dc', 0],
    ]),
  ].join('')
}

const windowLight = (frame: Frame, edge: number): string => {
  const { width, unit } = frame
  const pane = (x: number, y: number): string =>
    `M${n(x)} ${n(y)}l${n(unit * 12)} ${n(unit * 2.4)}v${n(unit * 14)}l${n(-unit * 12)} ${n(-unit * 2.4)}z`
  const left = width * 0.4
  const soft = frame.define(
    (id) => `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="${n(unit * 0.5)}"/></filter>`,
  )
  return `<path d="${pane(left, edge * 0.04)}${pane(left + unit * 13.4, edge * 0.04 + unit * 2.7)}${pane(left, edge * 0.04 + unit * 15.6)}${pane(left + unit * 13.4, edge * 0.04 + unit * 18.3)}" fill="#fffaf0" opacity="0.4" filter="${soft}"/>`
}

const planks = (frame: Frame, edge: number, table: string): string => {
  const { width, height, random, unit } = frame
  const grain = Array.from({ length: 70 }, () => {
    const near = random() ** 1.3
    const [x, y, long] = [random() * width, edge + near * (height - edge), unit * (10 + random() * 40)]
    return `M${n(x)} ${n(y)}q${n(long / 2)} ${n((random() - 0.5) * unit)} ${n(long)} ${n((random() - 0.5) * unit * 0.6)}`
  })
  const dark = mix(table, '#2a1a10', 0.6)
  return `<path d="${grain.join('')}" fill="none" stroke="${dark}" stroke-width="${n(unit * 0.09)}" opacity=".32"/><path d="M0 ${n(edge + (height - edge) * 0.42)}H${width}" stroke="${dark}" stroke-width="${n(unit * 0.16)}" opacity=".6"/>`
}

/** Stitches of `cell` px as a fill. */
export const knit = (frame: Frame, colour: string, cell: number, tilt: number): string =>
  frame.define((id) => {
    const [w, h] = [cell, cell * 0.8]
    const limb = (sign: number): string => {
      const [x0, x1] = [w / 2, w / 2 + sign * w * 0.46]
      return `M${n(x0)} ${n(h * 0.98)}C${n(x0 + sign * w * 0.04)} ${n(h * 0.5)} ${n(x1 - sign * w * 0.12)} ${n(h * 0.1)} ${n(x1)} ${n(-h * 0.1)}C${n(x1 + sign * w * 0.05)} ${n(h * 0.4)} ${n(x0 + sign * w * 0.2)} ${n(h * 1)} ${n(x0)} ${n(h * 1.25)}Z`
    }
    return `<pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${tilt})"><rect width="${n(w)}" height="${n(h)}" fill="${mix(colour, '#000000', 0.3)}"/><path d="${limb(-1)}" fill="${mix(colour, '#ffffff', 0.1)}"/><path d="${limb(1)}" fill="${colour}"/></pattern>`
  })

/** One folded garment seen from its rounded fold: knitted front, soft upper edge, shade below. */
const folded = (frame: Frame, x: number, y: number, wide: number, thick: number, colour: string, index: number): string => {
  const half = wide / 2
  const sag = thick * 0.05
  const body = `M${n(x - half)} ${n(y - thick * 0.5)}C${n(x - half * 1.02)} ${n(y - thick * 1.02)} ${n(x - half * 0.95)} ${n(y - thick * 1.02)} ${n(x - half * 0.8)} ${n(y - thick)}C${n(x - half * 0.3)} ${n(y - thick + sag)} ${n(x + half * 0.3)} ${n(y - thick - sag)} ${n(x + half * 0.82)} ${n(y - thick)}C${n(x + half * 0.97)} ${n(y - thick * 1.01)} ${n(x + half * 1.02)} ${n(y - thick * 0.9)} ${n(x + half)} ${n(y - thick * 0.45)}C${n(x + half * 0.99)} ${n(y - thick * 0.02)} ${n(x + half * 0.93)} ${n(y)} ${n(x + half * 0.8)} ${n(y)}L${n(x - half * 0.82)} ${n(y)}C${n(x - half * 0.97)} ${n(y)} ${n(x - half * 0.99)} ${n(y - thick * 0.1)} ${n(x - half)} ${n(y - thick * 0.5)}Z`
  const cell = Math.max(4, thick * (index % 2 ? 0.15 : 0.2))
  const round = down(frame, y - thick, y, [
    [0, '#ffffff', 0.34],
    [0.22, '#ffffff', 0.1],
    [0.5, '#000000', 0.02],
    [0.85, '#000000', 0.24],
    [1, '#000000', 0.46],
  ])
  const side = frame.define(
    (id) =>
      `<linearGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity=".18"/><stop offset=".2" stop-color="#fff" stop-opacity=".04"/><stop offset=".7" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></linearGradient>`,
  )
  const layer = `M${n(x - half * 0.985)} ${n(y - thick * 0.47)}C${n(x - half * 0.4)} ${n(y - thick * 0.4)} ${n(x + half * 0.5)} ${n(y - thick * 0.52)} ${n(x + half * 0.985)} ${n(y - thick * 0.46)}`
  const motif =
    index === 1 || index === 3
      ? pattern(x, y - thick * 0.72, half * 0.9, thick * 0.3, mix(colour, lightness(colour) > 0.6 ? '#3a2f28' : '#f4ecdd', 0.75))
      : ''
  return [
    `<path d="${body}" fill="${knit(frame, colour, cell, 0)}"/>${motif}`,
    `<path d="${body}" fill="${round}"/><path d="${body}" fill="${side}"/>`,
    `<path d="${layer}" fill="none" stroke="#120b06" stroke-width="${n(thick * 0.05)}" opacity="0.5" stroke-linecap="round"/>`,
    `<path d="${layer}" transform="translate(0 ${n(thick * 0.045)})" fill="none" stroke="${mix(colour, '#ffffff', 0.4)}" stroke-width="${n(thick * 0.035)}" opacity="0.5"/>`,
  ].join('')
}

/** A band of small diamonds, as on a Nordic yoke. */
const pattern = (x: number, y: number, half: number, tall: number, colour: string): string => {
  const step = tall * 1.1
  const count = Math.floor((half * 2) / step)
  const marks = Array.from({ length: count }, (_, index) => {
    const cx = x - half + step * (index + 0.5)
    const r = tall * 0.42
    return `M${n(cx)} ${n(y - r)}l${n(r * 0.8)} ${n(r)}l${n(-r * 0.8)} ${n(r)}l${n(-r * 0.8)} ${n(-r)}z`
  })
  return `<path d="${marks.join('')}" fill="${colour}" opacity="0.85"/>`
}

/** A ball of yarn: winds of thread, each a lens of arcs, under one soft light. */
export const yarn = (frame: Frame, x: number, y: number, r: number, colour: string): string => {
  const { random } = frame
  const clip = frame.define((id) => `<clipPath id="${id}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath>`)
  const winds = [20, -48, 78, -12, 42].map((turn, wind) => {
    const threads = Array.from({ length: 15 }, (_, index) => {
      const t = (index / 14 - 0.5) * (wind < 2 ? 2.1 : 1.2)
      const bow = t * r * 0.9
      const fill = index % 2 ? mix(colour, '#ffffff', 0.16) : mix(colour, '#000000', 0.1 + random() * 0.1)
      return `<path d="M${n(-r * 1.05)} ${n(t * r * 0.35)}Q0 ${n(bow * 1.5)} ${n(r * 1.05)} ${n(t * r * 0.35)}" stroke="${mix(colour, '#000000', 0.42)}" stroke-width="${n(r * 0.105)}"/><path d="M${n(-r * 1.05)} ${n(t * r * 0.35)}Q0 ${n(bow * 1.5)} ${n(r * 1.05)} ${n(t * r * 0.35)}" stroke="${fill}" stroke-width="${n(r * 0.078)}"/>`
    })
    return `<g transform="translate(${n(x + (wind - 2) * r * 0.12)} ${n(y - (wind % 3) * r * 0.14)}) rotate(${turn})">${threads.join('')}</g>`
  })
  const shade = frame.define(
    (id) =>
      `<radialGradient id="${id}" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".36"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".75" stop-color="#000" stop-opacity=".26"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient>`,
  )
  const thread = `M${n(x + r * 0.5)} ${n(y + r * 0.86)}q${n(r * 1.2)} ${n(r * 0.5)} ${n(r * 2.2)} ${n(r * 0.12)}t${n(r * 1.3)} ${n(r * 0.35)}`
  return [
    glow(frame, x + r * 0.25, y + r * 0.93, r * 1.35, r * 0.24, [
      [0, '#1d130c', 0.65],
      [1, '#1d130c', 0],
    ]),
    `<path d="${thread}" fill="none" stroke="${mix(colour, '#000000', 0.4)}" stroke-width="${n(r * 0.09)}" stroke-linecap="round"/><path d="${thread}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.06)}" stroke-linecap="round"/>`,
    `<g clip-path="${clip}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colour}"/><g fill="none" stroke-linecap="round">${winds.join('')}</g><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${shade}"/></g>`,
  ].join('')
}
