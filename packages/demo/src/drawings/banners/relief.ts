import type { Field } from './contour.ts'
import { contour } from './contour.ts'
import { n } from './frame.ts'
import type { Frame } from './frame.ts'

/** Land as a height over every place on a map, seen from above at an angle; all in the frame's units. */
export interface Land {
  /** px in the picture where the map's origin lies at height 0. */
  readonly origin: readonly [x: number, y: number]
  /** Height at a place to the right of the origin and away from the eye. */
  readonly height: (right: number, away: number) => number
  readonly near: number
  readonly far: number
  /** How much of a step away shows as a step up. */
  readonly tilt: number
  /** Light 0–1 on a place, from its rise to the right and away and its height. */
  readonly light: (place: Slope) => number
}

export interface Slope {
  readonly right: number
  readonly away: number
  readonly height: number
  readonly riseRight: number
  readonly riseAway: number
}

export interface Relief {
  /** Light, and height in units, of what the eye meets; above the skyline both keep their values there. */
  readonly lights: Field
  readonly heights: Field
  /** The land's outline down to the bottom of the picture. */
  readonly outline: string
  /** px from the top where the land ends at x px. */
  readonly skyline: (x: number) => number
}

/** Contours come in whole numbers, so fields are measured in halves of a px. */
const fine = 2

/** What the eye sees of some land, column by column from near to far. */
export const reliefOf = (frame: Frame, land: Land): Relief => {
  const { width, height, unit } = frame
  const cell = Math.max(2, unit * 0.56)
  const [columns, rows] = [Math.ceil(width / cell) + 3, Math.ceil(height / cell) + 3]
  const [originX, originY] = land.origin
  const step = (cell / unit) * 1.1
  const depths = Math.ceil((land.far - land.near) / step)
  const ground = (column: number, depth: number): number => land.height(((column - 1) * cell - originX) / unit, land.near + depth * step)
  const grid = new Float32Array((columns + 2) * (depths + 2))
  for (let depth = 0; depth < depths + 2; depth++)
    for (let column = 0; column < columns + 2; column++) grid[depth * (columns + 2) + column] = ground(column - 1, depth - 1)
  const at = (column: number, depth: number): number => grid[(depth + 1) * (columns + 2) + column + 1] ?? 0
  const [lights, heights] = [new Float32Array(columns * rows), new Float32Array(columns * rows)]
  const tops: number[] = []
  for (let column = 0; column < columns; column++) {
    let [top, hidden] = [rows, false]
    let [lastY, lastLight, lastHeight] = [rows * cell, 0, 0]
    for (let depth = 0; depth < depths; depth++) {
      const tall = at(column, depth)
      const away = land.near + depth * step
      const y = (originY - (tall + away * land.tilt) * unit) / cell + 1
      if (y >= top) {
        hidden = true
        continue
      }
      const light = land.light({
        right: ((column - 1) * cell - originX) / unit,
        away,
        height: tall,
        riseRight: ((at(column + 1, depth) - at(column - 1, depth)) * unit) / (2 * cell),
        riseAway: (at(column, depth + 1) - at(column, depth - 1)) / (2 * step),
      })
      for (let row = Math.max(0, Math.ceil(y)); row < Math.min(rows, Math.ceil(top)); row++) {
        const share = hidden || depth === 0 ? 1 : Math.min(1, Math.max(0, (lastY - row) / (lastY - y)))
        lights[row * columns + column] = lastLight + (light - lastLight) * share
        heights[row * columns + column] = lastHeight + (tall - lastHeight) * share
      }
      ;[top, hidden, lastY, lastLight, lastHeight] = [y, false, y, light, tall]
    }
    for (let row = 0; row < Math.min(rows, Math.ceil(top)); row++) {
      lights[row * columns + column] = lastLight
      heights[row * columns + column] = lastHeight
    }
    tops.push((top - 1) * cell)
  }
  const shape = { columns, rows, cell: cell * fine, left: -cell * fine, top: -cell * fine }
  const line = tops.map((y, column) => `${n((column - 1) * cell)} ${n(y)}`)
  return {
    lights: { ...shape, tones: lights },
    heights: { ...shape, tones: heights },
    outline: `M${line.join('L')}L${n((columns - 2) * cell)} ${n(height)}L${n(-cell)} ${n(height)}Z`,
    skyline: (x) => {
      const place = Math.min(columns - 2, Math.max(0, x / cell + 1))
      const [before, after] = [tops[Math.floor(place)] ?? 0, tops[Math.floor(place) + 1] ?? 0]
      return before + (after - before) * (place % 1)
    },
  }
}

/** The land in flat tones from shade to light, each a step of the ramp. */
export const shaded = (frame: Frame, { lights, outline }: Relief, tones: readonly string[]): string => {
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const steps = tones.map((tone, index) =>
    index === 0
      ? `<path d="${outline}" fill="${tone}"/>`
      : `<path d="${contour(lights, index / tones.length)}" fill="${tone}" transform="scale(${1 / fine})"/>`,
  )
  return `<g clip-path="${clip}">${steps.join('')}</g>`
}

/** Lines of equal height every `step` units from `lowest` on, each fifth of them strong. */
export const heightLines = (
  frame: Frame,
  { heights, outline }: Relief,
  { lowest, step, count, colour }: { readonly lowest: number; readonly step: number; readonly count: number; readonly colour: string },
): string => {
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const lines = Array.from({ length: count }, (_, index) => {
    const strong = index % 5 === 0
    return `<path d="${contour(heights, lowest + index * step)}" stroke-width="${n(frame.unit * fine * (strong ? 0.2 : 0.1))}" opacity="${strong ? 0.9 : 0.6}"/>`
  })
  return `<g clip-path="${clip}"><g transform="scale(${1 / fine})" fill="none" stroke="${colour}" stroke-linejoin="round">${lines.join('')}</g></g>`
}
