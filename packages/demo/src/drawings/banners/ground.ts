import { n } from './frame.ts'
import type { Frame } from './frame.ts'
import { spruces } from './trees.ts'

export type Ground = (place: number) => number

/** A gently waving ground line around `level` (share of the height); `sway` is its swing as a share of the height. */
export const waving = (frame: Frame, level: number, sway = 0.035): Ground => {
  const { width, height, focus, random } = frame
  const phase = random() * 6
  return (place) => height * (level + sway * Math.sin(place * 5 + phase) - ((place * width - focus) / width) ** 2 * sway * 1.6)
}

/** Everything under a ground line, as path data. */
export const earth = ({ width, height }: Frame, ground: Ground): string => {
  const points = Array.from({ length: 61 }, (_, index) => `${n((index / 60) * width)} ${n(ground(index / 60))}`)
  return `M${points.join('L')}L${width} ${height}L0 ${height}Z`
}

/** A row of spruces on its ground, in one colour. */
export const forest = (frame: Frame, ground: Ground, size: number, colour: string, density = 7): string => {
  const clumps = frame.random() * 9
  const trees = spruces(frame, {
    ground,
    height: size,
    count: Math.round((frame.width / size) * density),
    where: (place) => 0.62 + 0.5 * Math.sin(place * 21 + clumps) * Math.sin(place * 8 + clumps * 2),
  })
  return `<g fill="${colour}"><path d="${earth(frame, ground)}"/><path d="${trees}"/></g>`
}
