import { contour } from './contour.ts'
import type { Field } from './contour.ts'
import { along } from './colour.ts'
import { band, down, n } from './frame.ts'
import type { Frame } from './frame.ts'
import { crested, noiseFrom, rolling } from './noise.ts'

export interface Ridge {
  readonly seed: number
  /** Where the slope meets what lies before it, px from the top. */
  readonly foot: number
  /** How far the highest crest stands over the foot, px. */
  readonly rise: number
  /** Mountains over the width of a wide banner. */
  readonly detail: number
  /** 0 rounded hills, 1 alpine crests. */
  readonly sharp: number
  /** Share of the height at place 0–1 of the width; 1 everywhere by default. */
  readonly shape?: (place: number) => number
  /** Colours from shade to light; with snow the upper half is the snow's. */
  readonly ramp: readonly string[]
  /** Height 0–1 above which snow lies; none by default. */
  readonly snowline?: number
  /** Air before the slope: its colour and its share at the foot and at the crest. */
  readonly haze: readonly [colour: string, foot: number, crest: number]
  /** -1 light from the left, 1 from the right. */
  readonly side?: number
  readonly levels?: number
}

const depth = 64

/** One mountain range, lit and hazy: a small height field seen from the front, posterised into contours. */
export const ridge = (frame: Frame, options: Ridge): string => {
  const { field, outline, crest } = survey(frame, options)
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const levels = options.levels ?? 7
  const middle = Math.floor(levels / 2)
  const paint = (level: number): string => along(options.ramp, level / (levels - 1))
  const tones = Array.from({ length: levels }, (_, index) => {
    if (index === 0) return `<path d="${outline}" fill="${paint(middle)}"/>`
    if (index <= middle) return `<path d="${contour(field, (middle - index + 1) / levels, -1)}" fill="${paint(middle - index)}"/>`
    return `<path d="${contour(field, index / levels)}" fill="${paint(index)}"/>`
  })
  const [colour, atFoot, atCrest] = options.haze
  const haze = down(frame, crest, options.foot, [
    [0, colour, atCrest],
    [0.45, colour, atCrest + (atFoot - atCrest) * 0.3],
    [1, colour, atFoot],
  ])
  return `<g clip-path="${clip}">${tones.join('')}${band(frame, crest - 4, frame.height - crest + 4, haze)}</g>`
}

const survey = (frame: Frame, options: Ridge): { field: Field; outline: string; crest: number } => {
  const cell = Math.max(2, frame.unit * 0.4)
  const columns = Math.ceil(frame.width / cell) + 3
  const heights = land(frame, options, columns, cell)
  const top = options.foot - options.rise * 1.15
  const rows = Math.ceil((options.foot - top) / cell) + 2
  const tones = new Float32Array(columns * rows)
  const line: string[] = []
  let crest = options.foot
  for (let x = 0; x < columns; x++) {
    let highest = options.foot
    let [lastY, lastTone] = [0, 0]
    for (let z = 0; z < depth; z++) {
      const y = options.foot - options.rise * (heights[z * columns + x] ?? 0) * (1 - 0.1 * (z / depth))
      const tone = light(heights, columns, x, z, options, cell)
      highest = Math.min(highest, y)
      const from = z === 0 ? 0 : Math.max(0, Math.ceil((Math.min(y, lastY) - top) / cell))
      for (let row = from; row < rows; row++) {
        const share = z > 0 && y > lastY ? Math.min(1, (top + row * cell - lastY) / (y - lastY)) : 1
        tones[row * columns + x] = lastTone + (tone - lastTone) * share
      }
      lastY = y
      lastTone = tone
    }
    crest = Math.min(crest, highest)
    line.push(`${n((x - 1) * cell)} ${n(highest)}`)
  }
  const end = n(frame.height)
  return {
    field: { columns, rows, cell, left: -cell, top, tones },
    outline: `M${line.join('L')}L${n((columns - 2) * cell)} ${end}L${n(-cell)} ${end}Z`,
    crest,
  }
}

const land = (frame: Frame, { seed, detail, sharp, shape = () => 1 }: Ridge, columns: number, cell: number): Float32Array => {
  const noise = noiseFrom(seed * 7919 + 13)
  const [round, peaked] = [rolling(noise, 5), crested(noise, 5)]
  const heights = new Float32Array(columns * depth)
  const scale = detail / (frame.unit * 150)
  for (let x = 0; x < columns; x++) {
    const place = (x - 1) * cell
    const envelope = shape(place / frame.width)
    for (let z = 0; z < depth; z++) {
      const far = z / depth
      const bend = 0.35 * noise(place * scale * 0.8, far * 2 + 40)
      const [u, v] = [place * scale + bend, far * (1 + 0.8 * sharp) + seed]
      const rough = sharp * peaked(u, v) + (1 - sharp) * (0.5 + 0.55 * round(u, v))
      const fall = 1 - far
      heights[z * columns + x] = Math.max(0, envelope * fall ** 0.9 * (0.42 * fall + 0.72 * rough))
    }
  }
  return heights
}

const light = (heights: Float32Array, columns: number, x: number, z: number, options: Ridge, cell: number): number => {
  const at = (column: number, row: number): number =>
    heights[Math.min(depth - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0
  const height = at(x, z)
  const slope = ((at(x + 1, z) - at(x - 1, z)) * options.rise) / (2 * cell)
  const toward = ((at(x, z + 1) - at(x, z - 1)) * depth) / 2
  const side = options.side ?? -1
  const lit = (0.62 * slope * -side + 0.28 - 0.16 * toward) / Math.sqrt(1 + slope * slope + 0.1 * toward * toward)
  const tone = Math.min(1, Math.max(0, 0.32 + 0.62 * lit))
  if (options.snowline === undefined) return tone
  const cover = (height - options.snowline) * 3.2 + 0.62 - Math.max(0, slope * side) * 0.5 - Math.abs(slope) * 0.12
  const snow = Math.min(1, Math.max(0, (cover - 0.42) * 6))
  return 0.42 * tone + snow * (0.2 + 0.38 * tone)
}
