import { atLightness, mix } from '../colour.ts'
import { contour } from '../contour.ts'
import type { Field } from '../contour.ts'
import { across, band, glow, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { crested, noiseFrom, rolling } from '../noise.ts'

const levels = 17
/** Every n-th line is a heavy one, as on a map. */
const heavy = 5

/** A map's view of a massif: tinted heights, contour lines, the kilometre grid, a marked way to the summit. */
export const mapSheet = (frame: Frame): string => {
  const { width, height, unit, tone, darkest } = frame
  const ground = atLightness(mix(darkest, tone(0.7), 0.3), 0.23)
  const high = atLightness(mix(tone(0.55), tone(0.3), 0.4), 0.5, 1.1)
  const ink = atLightness(tone(0.3), 0.86, 0.9)
  const field = massif(frame)
  const tints: string[] = []
  const lines: string[] = []
  for (let level = 1; level < levels; level++) {
    const path = contour(field, level / levels)
    tints.push(`<path d="${path}" fill="${mix(ground, high, (level / levels) ** 1.15)}"/>`)
    const strong = level % heavy === 0
    lines.push(`<path d="${path}" stroke-width="${n(unit * (strong ? 0.26 : 0.11))}" opacity="${strong ? 0.75 : 0.42}"/>`)
  }
  const [x, y] = summitOf(frame)
  return [
    band(frame, 0, height, ground),
    tints.join(''),
    glow(frame, x - unit * 9, y - unit * 9, unit * 42, unit * 34, [
      [0, ink, 0.2],
      [1, ink, 0],
    ]),
    grid(frame, ink),
    `<g fill="none" stroke="${ink}" stroke-linejoin="round">${lines.join('')}</g>`,
    way(frame, ink),
    `<path d="M${n(x)} ${n(y - unit * 1.9)}l${n(unit * 1.7)} ${n(unit * 2.9)}h${n(-unit * 3.4)}z" fill="#ffffff"/>`,
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(unit * 4.2)}" fill="none" stroke="#ffffff" stroke-width="${n(unit * 0.3)}"/>`,
    band(
      frame,
      0,
      height,
      across(frame, 0, width * 0.62, [
        [0, ground, 0.86],
        [0.55, ground, 0.5],
        [1, ground, 0],
      ]),
    ),
  ].join('')
}

const summitOf = ({ focus, width, height }: Frame): readonly [number, number] => [focus + width * 0.04, height * 0.42]

/** Heights 0–1 around one summit, with a second, lower one. */
const massif = (frame: Frame): Field => {
  const { width, height, unit, seed } = frame
  const cell = Math.max(2, unit * 0.55)
  const [columns, rows] = [Math.ceil(width / cell) + 3, Math.ceil(height / cell) + 3]
  const noise = noiseFrom(seed * 131 + 7)
  const [round, sharp] = [rolling(noise, 4), crested(noise, 4)]
  const [sx, sy] = summitOf(frame)
  const [ox, oy] = [sx - unit * 46, sy + unit * 34]
  const tones = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [px, py] = [(column - 1) * cell, (row - 1) * cell]
      const [u, v] = [px / (unit * 34), py / (unit * 34)]
      const near = Math.exp(-Math.hypot((px - sx) / (unit * 36), (py - sy) / (unit * 28)) * 1.5)
      const second = 0.62 * Math.exp(-Math.hypot((px - ox) / (unit * 30), (py - oy) / (unit * 24)) * 1.7)
      tones[row * columns + column] = 0.13 + 0.6 * Math.max(near, second) + 0.14 * round(u, v) + 0.2 * (sharp(u * 0.9, v * 0.9) - 0.5)
    }
  }
  return { columns, rows, cell, left: -cell, top: -cell, tones }
}

const grid = ({ width, height, unit }: Frame, ink: string): string => {
  const step = unit * 24
  const upright = Array.from({ length: Math.ceil(width / step) }, (_, at) => `M${n((at + 0.5) * step)} 0V${n(height)}`)
  const level = Array.from({ length: Math.ceil(height / step) }, (_, at) => `M0 ${n((at + 0.35) * step)}H${n(width)}`)
  return `<path d="${[...upright, ...level].join('')}" stroke="${ink}" stroke-width="${n(unit * 0.12)}" opacity="0.35"/>`
}

/** Dashes from below to the summit. */
const way = (frame: Frame, ink: string): string => {
  const { height, unit } = frame
  const [x, y] = summitOf(frame)
  const path = `M${n(x - unit * 30)} ${n(height + unit)}C${n(x - unit * 26)} ${n(height * 0.8)} ${n(x - unit * 4)} ${n(y + unit * 34)} ${n(x - unit * 9)} ${n(y + unit * 20)}S${n(x + unit * 3)} ${n(y + unit * 12)} ${n(x + unit * 0.8)} ${n(y + unit * 4.4)}`
  return `<path d="${path}" fill="none" stroke="${mix(ink, '#ffffff', 0.6)}" stroke-width="${n(unit * 0.5)}" stroke-dasharray="${n(unit * 1.5)} ${n(unit * 1.1)}" stroke-linecap="round"/>`
}
