import { along, mix } from './colour.ts'
import { across, n } from './frame.ts'
import type { Frame } from './frame.ts'

/** The outline of a spruce whose foot stands at x, y. */
export const spruce = (frame: Frame, x: number, y: number, height: number): string => {
  const { random } = frame
  const layers = Math.max(7, Math.round(9 + height / frame.unit))
  const lean = (random() - 0.5) * height * 0.02
  const half = height * (0.15 + random() * 0.06)
  const side = (sign: number): string[] => {
    const points: string[] = []
    for (let layer = 1; layer <= layers; layer++) {
      const share = layer / layers
      const reach = half * share ** 0.85 * (0.72 + random() * 0.5)
      const level = y - height * (1 - share * 0.94)
      points.push(`${n(x + sign * reach)} ${n(level + height * 0.018 * (1 + share))}`)
      points.push(`${n(x + sign * reach * (0.42 + random() * 0.16) + lean * (1 - share))} ${n(level - height * 0.004)}`)
    }
    return points
  }
  const trunk = height * 0.012
  return `M${n(x + lean)} ${n(y - height)}L${side(-1).join('L')}L${n(x - trunk)} ${n(y - height * 0.05)}L${n(x - trunk)} ${n(y)}L${n(x + trunk)} ${n(y)}L${n(x + trunk)} ${n(y - height * 0.05)}L${side(1).toReversed().join('L')}Z`
}

interface Stand {
  /** px of the ground at place 0–1 of the width. */
  readonly ground: (place: number) => number
  readonly height: number
  readonly count: number
  /** Where trees stand; everywhere by default. */
  readonly where?: (place: number) => number
  readonly from?: number
  readonly to?: number
}

/** A row of spruces as one path. */
export const spruces = (frame: Frame, { ground, height, count, where = () => 1, from = -0.02, to = 1.02 }: Stand): string => {
  const { random, width } = frame
  const trees: string[] = []
  for (let index = 0; index < count; index++) {
    const place = from + ((index + random() * 0.9) / count) * (to - from)
    const chance = where(place)
    if (random() > chance) continue
    trees.push(spruce(frame, place * width, ground(place) + height * 0.1, height * (0.45 + random() ** 1.4 * 0.75) * (0.6 + 0.4 * chance)))
  }
  return trees.join('')
}

interface BirchColours {
  readonly light: string
  readonly shade: string
  readonly mark: string
}

/** A birch trunk with bark marks and branches, from below the frame to above it. */
export const birch = (frame: Frame, x: number, foot: number, top: number, thick: number, colours: BirchColours): string => {
  const { random } = frame
  const lean = (random() - 0.5) * thick * 0.7
  const bend = (random() - 0.5) * thick * 0.5
  const at = (share: number): number => x + lean * share + bend * Math.sin(share * Math.PI)
  const half = (share: number): number => (thick / 2) * (1 + 0.28 * (1 - share) ** 6 - 0.28 * share)
  const y = (share: number): number => foot + (top - foot) * share
  const edge = (sign: number): string[] =>
    Array.from({ length: 15 }, (_, index) => {
      const share = index / 14
      return `${n(at(share) + sign * half(share) * (1 + (random() - 0.5) * 0.06))} ${n(y(share))}`
    })
  const outline = `M${edge(-1).join('L')}L${edge(1).toReversed().join('L')}Z`
  const fill = across(frame, x - thick * 0.75, x + thick * 0.75, [
    [0, mix(colours.light, colours.shade, 0.35)],
    [0.3, colours.light],
    [0.55, mix(colours.light, colours.shade, 0.3)],
    [1, colours.shade],
  ])
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const marks: string[] = []
  const total = Math.round((foot - top) / thick / 0.62)
  for (let index = 0; index < total; index++) {
    const share = random() ** 1.15
    const [cy, reach] = [y(share), half(share)]
    const from = at(share) + (random() * 2.3 - 1.25) * reach
    const length = reach * (0.2 + random() ** 2 * 1.3)
    const fat = thick * (0.012 + random() ** 3 * 0.06)
    marks.push(
      `M${n(from)} ${n(cy)}q${n(length / 2)} ${n(fat * 2.4)} ${n(length)} ${n(fat * 0.4)}q${n(-length / 2)} ${n(-fat * 0.6)} ${n(-length)} ${n(-fat * 0.4)}z`,
    )
  }
  const scars = Array.from({ length: 2 + Math.floor(random() * 3) }, () => {
    const share = 0.1 + random() * 0.8
    const [cx, cy, wide] = [at(share) + (random() - 0.4) * half(share), y(share), half(share) * (0.35 + random() * 0.4)]
    const tall = wide * (0.22 + random() * 0.2)
    return `M${n(cx - wide)} ${n(cy)}Q${n(cx - wide * 0.5)} ${n(cy - tall * 0.5)} ${n(cx - wide * 0.2)} ${n(cy - tall)}T${n(cx + wide * 0.4)} ${n(cy - tall * 0.5)}T${n(cx + wide)} ${n(cy + tall * 0.1)}Q${n(cx + wide * 0.5)} ${n(cy + tall * 0.3)} ${n(cx + wide * 0.1)} ${n(cy + tall)}T${n(cx - wide * 0.5)} ${n(cy + tall * 0.4)}T${n(cx - wide)} ${n(cy)}z`
  })
  return (
    `<path d="${outline}" fill="${fill}"/><g clip-path="${clip}" fill="${colours.mark}"><path d="${marks.join('')}" opacity="0.82"/><path d="${scars.join('')}"/></g>` +
    twigs(frame, at, y, half, colours)
  )
}

/** Fine branches that rise, bow and hang at their tips. */
const twigs = (
  frame: Frame,
  at: (s: number) => number,
  y: (s: number) => number,
  half: (s: number) => number,
  colours: BirchColours,
): string => {
  const { random } = frame
  const lines: string[] = []
  const grow = (x0: number, y0: number, sign: number, length: number, thick: number): void => {
    const rise = length * (0.35 + random() * 0.5)
    const [x1, y1] = [x0 + sign * length, y0 - rise + length * 0.22]
    const [cx, cy] = [x0 + sign * length * 0.42, y0 - rise * 1.05]
    lines.push(
      `M${n(x0)} ${n(y0 - thick)}Q${n(cx)} ${n(cy - thick * 0.5)} ${n(x1)} ${n(y1)}Q${n(cx)} ${n(cy + thick * 0.7)} ${n(x0)} ${n(y0 + thick)}z`,
    )
    if (thick < half(0.5) * 0.05) return
    for (let index = 0; index < 3; index++) {
      const t = 0.3 + random() * 0.5
      grow(
        x0 + (cx - x0) * 2 * t * (1 - t) + (x1 - x0) * t * t,
        y0 + (cy - y0) * 2 * t * (1 - t) + (y1 - y0) * t * t,
        random() < 0.75 ? sign : -sign,
        length * (0.25 + random() * 0.3),
        thick * 0.45,
      )
    }
  }
  for (let index = 0; index < 6; index++) {
    const share = 0.42 + random() * 0.55
    const sign = index % 2 ? -1 : 1
    grow(at(share) + sign * half(share) * 0.7, y(share), sign, half(0.5) * (4 + random() * 7), half(share) * (0.07 + random() * 0.09))
  }
  return `<path d="${lines.join('')}" fill="${mix(colours.mark, colours.shade, 0.25)}"/>`
}

interface Foliage {
  readonly colours: readonly string[]
  readonly count: number
  readonly size: number
  readonly opacity: number
  /** Where a leaf lands: px, from two chances. */
  readonly place: (a: number, b: number) => readonly [x: number, y: number]
}

/** Dabs of leaves, one path per colour. */
export const foliage = (frame: Frame, { colours, count, size, opacity, place }: Foliage): string => {
  const { random } = frame
  const shades = 4
  return Array.from({ length: shades }, (_, shade) => {
    const dabs = Array.from({ length: Math.round(count / shades) }, () => {
      const [x, y] = place(random(), random())
      const r = size * (0.5 + random())
      const turn = random() * Math.PI
      const [dx, dy] = [Math.cos(turn) * r, Math.sin(turn) * r]
      return `M${n(x - dx)} ${n(y - dy)}Q${n(x + dy * 0.9)} ${n(y - dx * 0.9)} ${n(x + dx)} ${n(y + dy)}Q${n(x - dy * 0.9)} ${n(y + dx * 0.9)} ${n(x - dx)} ${n(y - dy)}z`
    })
    return `<path d="${dabs.join('')}" fill="${along(colours, shade / (shades - 1))}" opacity="${opacity}"/>`
  }).join('')
}
