import { mix } from './colour.ts'
import { across, band, down, n } from './frame.ts'
import type { Frame } from './frame.ts'

interface Water {
  /** px from the top. */
  readonly line: number
  /** What is mirrored: sky and land, without filters, which would cost twice. */
  readonly above: string
  readonly far: string
  readonly near: string
  /** 0 a mirror, 1 no reflection. */
  readonly cover: number
  /** px how far ripples smear the reflection. */
  readonly ripple: number
}

/** Still water: the scene above, mirrored, smeared and tinted. */
export const water = (frame: Frame, { line, above, far, near, cover, ripple }: Water): string => {
  const { width, height } = frame
  const depth = height - line
  const group = frame.define((id) => `<g id="${id}">${above}</g>`).slice(4, -1)
  const clip = frame.define((id) => `<clipPath id="${id}"><rect x="0" y="${line}" width="${width}" height="${depth}"/></clipPath>`)
  const margin = ripple * 3
  const smear = frame.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${-margin}" y="${line}" width="${width + margin * 2}" height="${depth}" color-interpolation-filters="sRGB">` +
      `<feGaussianBlur stdDeviation="${n(ripple * 0.35)} ${n(ripple)}"/></filter>`,
  )
  const tint = down(frame, line, height, [
    [0, far, cover * 0.55],
    [0.5, mix(far, near, 0.5), cover * 0.9],
    [1, near, Math.min(1, cover * 1.5)],
  ])
  return (
    `<g clip-path="${clip}"><g filter="${smear}"><use href="${group}" transform="translate(0 ${n(line * 1.8)}) scale(1 -0.8)"/></g>` +
    `${band(frame, line, depth, tint)}</g>${glitter(frame, line, mix(far, '#ffffff', 0.45), near)}${shore(frame, line, far)}`
  )
}

const shore = (frame: Frame, line: number, colour: string): string =>
  band(
    frame,
    line - frame.unit * 0.12,
    frame.unit * 0.24,
    across(frame, 0, frame.width, [
      [0, colour, 0.2],
      [0.6, colour, 0.8],
      [1, colour, 0.4],
    ]),
  )

/** Lens-shaped ripples: bright where the sky falls in, dark where the land does. */
const glitter = (frame: Frame, line: number, light: string, dark: string): string => {
  const { random, unit, height, width, focus } = frame
  const lens = (y: number, near: number, x: number): string => {
    const length = unit * (0.8 + near * 9) * (0.3 + random())
    const fat = unit * (0.05 + near * 0.22)
    return `M${n(x - length / 2)} ${n(y)}q${n(length / 2)} ${n(-fat)} ${n(length)} 0q${n(-length / 2)} ${n(fat)} ${n(-length)} 0`
  }
  const row = (count: number, spread: number): string =>
    Array.from({ length: count }, () => {
      const near = random() ** 1.5
      const x = random() < 0.55 ? focus + (random() - 0.5) * width * spread * (0.5 + near) : random() * width
      return lens(line + unit * 0.5 + near * (height - line), near, x)
    }).join('')
  return `<path d="${row(260, 0.5)}" fill="${dark}" fill-opacity="0.16"/><path d="${row(200, 0.26)}" fill="${light}" fill-opacity="0.3"/>`
}
